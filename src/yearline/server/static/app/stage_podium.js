// Who stands where on the big screen: the standings in between, the podium in the end, and what was asked until then.

import { signal } from "@preact/signals";
import { Confetti } from "./confetti.js";
import { keep, kept } from "./device.js";
import { html } from "./view.js";
import { t } from "./words.js";
import { code, Face, gapWords, MANY } from "./crowd_bits.js";
import { best, Sign, teamName, teamOf, Teams } from "./crowd_teams.js";

/** @typedef {import("./protocol").CrowdMessage} Crowd */
/** @typedef {import("./protocol").CrowdCard} CrowdCard */
/** @typedef {import("./protocol").CrowdPerson} CrowdPerson */
/**
 * A card that was asked for, and how many knew it.
 * @typedef {{card: CrowdCard, got: number, of: number, most: string}} Asked
 */

/** So many places are shown; of a crowd only those on the podium. @param {Crowd} seen */
const places = ({ people }) => (people > MANY ? 3 : 10);

const HIDDEN = `yearline-names-${code}`;
/** Also after the screen was loaded again: a room that hides names must not show them for a moment. */
export const namesHidden = signal(kept(HIDDEN) === "hidden");
export function hideNames() {
  namesHidden.value = !namesHidden.value;
  keep(HIDDEN, namesHidden.value ? "hidden" : "");
}
const ASKED = `yearline-stage-${code}`;
/** @type {Map<number, Asked>} What was asked in this game, by round; kept for a screen that is loaded again. */
const asked = new Map(remembered());

/** @returns {[number, Asked][]} */
function remembered() {
  try {
    return JSON.parse(kept(ASKED) ?? "[]");
  } catch {
    return [];
  }
}

/** Note the card that was turned over. @param {Crowd} seen */
export function note(seen) {
  const { card, round, of } = seen;
  if (!card) return;
  if (round === 1) asked.clear();
  asked.set(round, { card, got: gotIt(seen), of, most: commonest(seen) });
  keep(ASKED, JSON.stringify([...asked]));
}

/** @param {string} name */
export const shown = (name) => (namesHidden.value || !name ? "•••" : name);

/** @param {Crowd} seen */
export const gotIt = (seen) => seen.right.reduce((sum, gap) => sum + (seen.tally[gap] ?? 0), 0);

/** The gap that most of those chose who were wrong. @param {Crowd} seen */
function commonest({ tally, right, line }) {
  const wrong = tally.map((count, gap) => (right.includes(gap) ? 0 : count));
  const most = Math.max(...wrong);
  return most > 0 ? gapWords(line, wrong.indexOf(most)) : "";
}

/** All who have a place, the first one first. @param {Crowd} seen */
const ranked = ({ everybody = [] }) => everybody.filter((one) => one.place > 0).sort((a, b) => a.place - b.place);

/** Those whose places are shown. Where more share the last of these, it says of how many. @param {Crowd} seen */
function foremost(seen) {
  const all = ranked(seen);
  const some = all.slice(0, places(seen));
  const last = some.at(-1);
  const more = all.slice(some.length).filter((one) => one.place === last?.place).length;
  if (!last || !more) return some;
  return [...some.slice(0, -1), { ...last, name: t("crowd-and-more", { names: last.name, count: more }) }];
}

/**
 * People, each with a place, or with the team's sign where it is teams that have one.
 * @param {{people: CrowdPerson[], seen: Crowd}} props
 */
function Behind({ people, seen }) {
  return html`<ol class="behind">
    ${people.map((one) => {
      const team = teamOf(seen, one.seat);
      return html`<li key=${one.seat} class=${team === null ? "" : `team-${team + 1}`}>
        ${team === null ? html`<i>${one.place}</i>` : html`<${Sign} team=${team} />`}
        <b>${shown(one.name)}</b><i>${one.points}</i>
      </li>`;
    })}
  </ol>`;
}

/** The teams, or the first ten, while the game goes on. @param {{seen: Crowd}} props */
export function Standings({ seen }) {
  return html`<section class="standings">
    <h2>${t("crowd-standings")}</h2>
    ${seen.teams.length ? html`<${Teams} seen=${seen} />` : html`<${Behind} people=${foremost(seen)} seen=${seen} />`}
  </section>`;
}

/** @param {{one: CrowdPerson, seen: Crowd}} props */
function Step({ one, seen }) {
  return html`<li class=${`step step-${one.place}`}>
    <span class="badge">${[...shown(one.name)][0]}</span><b>${shown(one.name)}</b>
    <span>${t("crowd-points", { count: one.points, all: seen.round })}</span><i>${one.place}</i>
  </li>`;
}

/** Who stands on the podium in teams. @param {Crowd} seen */
const teamSteps = (seen) =>
  best(seen)
    .slice(0, 3)
    .map(
      ({ team, share, place }) =>
        html`<li key=${team} class=${`step step-${place} team-${team + 1}`}>
          <span class="badge"><${Sign} team=${team} /></span><b>${teamName(team)}</b><span>${share}%</span
          ><i>${place}</i>
        </li>`,
    );

/** The card that the fewest knew. */
function hardest() {
  return [...asked.values()]
    .filter((one) => one.of > 0)
    .sort((one, two) => one.got / (one.of || 1) - two.got / (two.of || 1))[0];
}

/** All cards of the game in the order of time. */
function Finished() {
  const cards = [...asked.values()].map((one) => one.card).sort((one, two) => (one.y ?? 0) - (two.y ?? 0));
  return html`<ol class="finished" aria-hidden="true">
    ${cards.map(
      (card) =>
        html`<li key=${card.r} style=${{ "--tint": card.tint }}>
          <img src=${`/pictures/${card.p}.svg`} alt="" width="80" height="80" /><b
            style=${{ "--letters": (card.date ?? "").length }}
            >${card.date}</b
          >
        </li>`,
    )}
  </ol>`;
}

/** @param {{seen: Crowd}} props */
export function Podium({ seen }) {
  const together = seen.teams.length > 0;
  const people = together ? ranked(seen).sort((one, two) => two.points - one.points) : foremost(seen);
  const [first, behind] = together
    ? [[], people.slice(0, Math.min(7, places(seen)))]
    : [people.slice(0, 3), people.slice(3)];
  const steps = together
    ? teamSteps(seen)
    : first.map((one) => html`<${Step} key=${one.seat} one=${one} seen=${seen} />`);
  const [got, of] = [...asked.values()].reduce(([got, of], one) => [got + one.got, of + one.of], [0, 0]);
  const worst = hardest();
  const level = together || behind[0]?.place === first.at(-1)?.place; // who shares a place on the podium is not behind
  return html`<main id="main" class="podium">
    <h1 class="unseen">${t("crowd-over")}</h1>
    <ol class="steps">
      ${[steps[1], steps[0], steps[2]]}
    </ol>
    ${
      behind.length > 0 &&
      html`<section>
        <h2>${t(level ? "crowd-standings" : "crowd-behind")}</h2>
        <${Behind} people=${behind} seen=${seen} />
      </section>`
    }
    <section>
      ${
        of > 0 &&
        html`<h2>${t("crowd-together")}</h2>
          <p class="share">${Math.round((100 * got) / of)}%</p>
          <p>${t("crowd-share")}</p>`
      }
      ${
        worst &&
        html`<h2>${t("crowd-hardest")}</h2>
          <div class="hardest">
            <${Face} card=${worst.card} />
            <p>
              ${t("crowd-knew", { count: worst.got, all: worst.of })}${" "}
              ${worst.most && t("crowd-most", { where: worst.most })}
            </p>
          </div>`
      }
    </section>
    <${Finished} />
    <${Confetti} game=${`${code}${seen.seq}`} />
  </main>`;
}
