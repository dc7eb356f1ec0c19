// Who stands where on the big screen: the standings in between, the podium in the end, and what was asked until then.

import { signal } from "@preact/signals";
import { Confetti } from "./confetti.js";
import { keep, kept } from "./device.js";
import { html } from "./view.js";
import { t } from "./words.js";
import { code, Face, gapWords } from "./crowd_bits.js";

/** @typedef {import("./protocol").CrowdMessage} Crowd */
/** @typedef {import("./protocol").CrowdCard} CrowdCard */
/** @typedef {import("./protocol").CrowdPerson} CrowdPerson */
/**
 * A card that was asked for, and how many knew it.
 * @typedef {{card: CrowdCard, got: number, of: number, most: string}} Asked
 */

const BEHIND = 10;
export const namesHidden = signal(false);
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

/** The first ten while the game goes on. @param {{seen: Crowd}} props */
export function Standings({ seen }) {
  return html`<section class="standings">
    <h2>${t("crowd-standings")}</h2>
    <ol class="behind">
      ${ranked(seen)
        .slice(0, BEHIND)
        .map((one) => html`<li key=${one.seat}><i>${one.place}</i><b>${shown(one.name)}</b><i>${one.points}</i></li>`)}
    </ol>
  </section>`;
}

/** @param {{one: CrowdPerson, seen: Crowd}} props */
function Step({ one, seen }) {
  return html`<li class=${`step step-${one.place}`}>
    <span class="badge">${[...shown(one.name)][0]}</span><b>${shown(one.name)}</b>
    <span>${t("crowd-points", { count: one.points, all: seen.round })}</span><i>${one.place}</i>
  </li>`;
}

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
            class=${(card.date ?? "").length > 7 ? "wordy" : ""}
            >${card.date}</b
          >
        </li>`,
    )}
  </ol>`;
}

/** @param {{seen: Crowd}} props */
export function Podium({ seen }) {
  const people = ranked(seen);
  const [first, behind] = [people.slice(0, 3), people.slice(3, BEHIND)];
  const [got, of] = [...asked.values()].reduce(([got, of], one) => [got + one.got, of + one.of], [0, 0]);
  const worst = hardest();
  const level = behind[0]?.place === first.at(-1)?.place; // who shares a place on the podium is not behind
  return html`<main id="main" class="podium">
    <h1 class="unseen">${t("crowd-over")}</h1>
    <ol class="steps">
      ${[first[1], first[0], first[2]].map((one) => one && html`<${Step} key=${one.seat} one=${one} seen=${seen} />`)}
    </ol>
    ${
      behind.length > 0 &&
      html`<section>
        <h2>${t(level ? "crowd-standings" : "crowd-behind")}</h2>
        <ol class="behind">
          ${behind.map(
            (one) => html`<li key=${one.seat}><i>${one.place}</i><b>${shown(one.name)}</b><i>${one.points}</i></li>`,
          )}
        </ol>
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
