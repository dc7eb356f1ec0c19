// The phone of somebody in a crowd: a name, then one tap for each card.

import { signal, effect } from "@preact/signals";
import { connection, farewell } from "./socket.js";
import { keep, kept } from "./device.js";
import { html, render } from "./view.js";
import { t } from "./words.js";
import {
  announce,
  Asked,
  code,
  Counted,
  enter,
  Gaps,
  GapWords,
  gapWords,
  home,
  left,
  letter,
  NameForm,
  Progress,
  refusal,
  refused,
  Ring,
  room,
  secret,
  Told,
  Whose,
} from "./crowd_bits.js";
import { Team, teamOf, Teams } from "./crowd_teams.js";

/** @typedef {import("./protocol").CrowdMessage} Crowd */
/** @typedef {import("./protocol").TableCommand} TableCommand */

const link = enter("phone");
/** The round in which somebody wants to answer anew. */
const changing = signal(0);

/** The place that somebody had while the question stood. */
let placed = 0;

/** @param {TableCommand} c */
const ask = (c) => link.send({ t: "do", c });

/** @param {Crowd} seen @param {number} gap */
function choose(seen, gap) {
  if (!seen.card) return;
  changing.value = 0;
  link.send({ t: "act", a: `place ${seen.card.r} ${gap}` });
}

/** Refusals after which another name helps. */
const OTHER_NAME = ["rude_name", "suggested_names", "name_taken"];

/** @param {{seen: Crowd}} props */
function Door({ seen }) {
  if (seen.locked) return html`<main id="main" class="middle"><p class="big">${t("crowd-locked")}</p></main>`;
  /** @param {string} name */
  const join = (name) => {
    refusal.value = "";
    ask({ kind: "join", name });
  };
  const another = refusal.value !== "" && OTHER_NAME.includes(refused.value);
  return html`<main id="main" class="middle">
    <h1>${t("crowd-title")}</h1>
    <${NameForm} suggested=${seen.suggested} refused=${another} words=${t("crowd-join")} join=${join} />
    <p role="alert">${refusal.value}</p>
  </main>`;
}

/**
 * What had the focus is gone with what was there before: those who use a keyboard go on from here, not from the top.
 * @param {HTMLElement | null} main
 */
function regain(main) {
  if (document.activeElement === document.body) main?.focus({ preventScroll: true });
}

/** @param {{seen: Crowd}} props */
function Waiting({ seen }) {
  const words = seen.phase === "paused" ? t("crowd-paused") : t(seen.phase === "lobby" ? "crowd-soon" : "crowd-late");
  return html`<main id="main" tabindex="-1" ref=${regain} class="middle">
    <h1>${t("crowd-in", { name: seen.you.name })}</h1>
    <${Team} team=${teamOf(seen, seen.you.seat)} />
    <p class="big">${words}</p>
    <p><${Counted} words=${t("crowd-people", { count: seen.people })} /></p>
    <${OwnLink} />
  </main>`;
}

/** The way back on another device. */
function OwnLink() {
  return html`<details class="own-link">
    <summary>${t("crowd-your-link")}</summary>
    <p>${t("crowd-link-help")}</p>
    <input
      readonly
      aria-label=${t("crowd-your-link")}
      value=${`${home}/j/${code}#${secret}`}
      onFocus=${(/** @type {import("./view.js").On<HTMLInputElement>} */ event) => event.currentTarget.select()}
    />
  </details>`;
}

/** @param {{seen: Crowd}} props */
function Top({ seen }) {
  return html`<header class="phone-top">
    <${Whose} name=${seen.you.name} /><span>${t("crowd-card-of", { number: seen.round, all: seen.rounds })}</span
    ><${Ring} seen=${seen} />
  </header>`;
}

/** @param {{seen: Crowd}} props */
function Question({ seen }) {
  const { line, card, you } = seen;
  if (!card) return null;
  return html`<${Top} seen=${seen} />
    <main id="main" tabindex="-1" ref=${regain} class="asking">
      <${Asked} card=${card} />
      <${Gaps} line=${line} chosen=${you.gap} choose=${(/** @type {number} */ gap) => choose(seen, gap)} />
      <p role="alert">${refusal.value}</p>
    </main>`;
}

/** @param {{seen: Crowd, gap: number}} props */
function Answered({ seen, gap }) {
  return html`<${Top} seen=${seen} />
    <main id="main" tabindex="-1" ref=${regain} class="middle">
      <p>${t("crowd-answer")}</p>
      <p class="chosen-letter">${letter(gap)}</p>
      <p class="big"><${GapWords} line=${seen.line} gap=${gap} /></p>
      <p class="soft">${t("crowd-changeable")}</p>
      <button type="button" class="quiet" onClick=${() => (changing.value = seen.round)}>${t("crowd-change")}</button>
      <${Progress} seen=${seen} />
      <${OwnLink} />
    </main>`;
}

/** How it went, in words. @param {Crowd} seen */
const verdict = ({ you }) => t(you.right ? "crowd-right" : you.gap === null ? "crowd-missed" : "crowd-not-quite");

/** @param {Crowd} seen */
function belongs({ you, line, right }) {
  const at = right.map(letter).join(", ");
  if (you.right) return "";
  if (you.gap === null) return t("crowd-belongs", { right: at });
  return t("crowd-chose", { letter: letter(you.gap), where: gapWords(line, you.gap), right: at });
}

/** The place that counts: one's own, or one's team's. @param {{seen: Crowd}} props */
function Place({ seen }) {
  const team = teamOf(seen, seen.you.seat);
  const [place, all] =
    team === null ? [seen.you.place, seen.people] : [seen.teams[team]?.place ?? 0, seen.teams.length];
  return html`<${Team} team=${team} /><${Counted} words=${t("crowd-place", { place, all })} />`;
}

/** @param {{seen: Crowd}} props */
function Answer({ seen }) {
  const { card, you } = seen;
  if (!card) return null;
  const next = left.value === null ? t("crowd-look-up") : t("crowd-look-up-in", { count: left.value });
  const climbed = placed - you.place;
  return html`<main id="main" tabindex="-1" ref=${regain} class=${`told ${you.right ? "right" : "wrong"}`}>
    <${Told} right=${you.right === true} verdict=${verdict(seen)} belongs=${belongs(seen)} card=${card} />
    ${refusal.value && html`<p role="alert">${refusal.value}</p>`}
    <div class="standing">
      <p>
        <${Place} seen=${seen} />
        ${climbed > 0 && !seen.teams.length && html`<i class="climbed" aria-hidden="true">↑${climbed}</i>`}
      </p>
      <p>
        ${you.run > 1 && html`<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-streak" /></svg>`}
        <${Counted}
          words=${
            you.run > 1
              ? t("crowd-in-a-row", { count: you.run })
              : t("crowd-points", { count: you.points, all: seen.round })
          }
        />
      </p>
    </div>
    ${
      seen.people < 9 &&
      html`<button type="button" class="quiet" onClick=${() => link.send({ t: "act", a: "end" })}>
        ${t("crowd-next")}
      </button>`
    }
    <p class="soft">${next}</p>
  </main>`;
}

/** What this device has seen of the game: cards with their dates, and whether the own answer was right. */
const MINE = `yearline-crowd-${code}`;
/** @typedef {{p: string, title: string, date: string, right: boolean, chosen: string}} Mine */

/** @returns {{cards: Record<number, Mine>}} */
function mine() {
  try {
    return JSON.parse(kept(MINE) ?? "") ?? { cards: {} };
  } catch {
    return { cards: {} };
  }
}

/** Note a card that was turned over; the first one of a game begins a new list. @param {Crowd} seen */
function note({ card, round, you, line }) {
  if (!card || you.right === null) return;
  const cards = round === 1 ? {} : mine().cards;
  cards[round] = {
    p: card.p,
    title: card.title,
    date: card.date ?? "",
    right: you.right === true,
    chosen: you.gap === null ? t("crowd-missed") : t("crowd-said", { where: gapWords(line, you.gap) }),
  };
  keep(MINE, JSON.stringify({ cards }));
}

/** @param {{seen: Crowd}} props */
function Over({ seen }) {
  const cards = Object.values(mine().cards);
  const missed = cards.filter((one) => !one.right).map((one) => one.p);
  return html`<header class="phone-top"><${Whose} name=${seen.you.name} /></header>
    <main id="main" tabindex="-1" ref=${regain} class="middle ending">
      <h1>${t("crowd-over")}</h1>
      <${Teams} seen=${seen} />
      <div class="standing">
        ${!seen.teams.length && html`<p><${Place} seen=${seen} /></p>`}
        <p><${Counted} words=${t("crowd-points", { count: seen.you.points, all: seen.round })} /></p>
      </div>
      ${cards.length > 0 && html`<h2>${t("crowd-mine")}</h2>`}
      <ul class="mine">
        ${cards.map(
          (one) =>
            html`<li key=${one.title} class=${one.right ? "right" : "wrong"}>
              <img src=${`/pictures/${one.p}.svg`} alt="" width="48" height="48" />
              <i aria-hidden="true">${one.right ? "✓" : "✕"}</i
              ><span class="unseen">${t(one.right ? "crowd-right" : "crowd-not-quite")}${" "}</span>
              <span>${one.title}</span> <b>${one.date}</b>${!one.right && html`<p>${one.chosen}</p>`}
            </li>`,
        )}
      </ul>
      ${
        missed.length > 0 &&
        html`<a class="quiet" href="/practice" onClick=${() => keep("yearline-practice-new", missed.join(","))}>
          ${t("client-end-practise")}
        </a>`
      }
    </main>`;
}

/** @param {{seen: Crowd}} props */
function Now({ seen }) {
  const { you } = seen;
  if (you.seat === null) return html`<${Door} seen=${seen} />`;
  if (seen.phase === "over") return html`<${Over} seen=${seen} />`;
  if (seen.step === "reveal" && you.right !== null) return html`<${Answer} seen=${seen} />`;
  if (seen.phase !== "playing" || seen.step !== "place" || you.place === 0) return html`<${Waiting} seen=${seen} />`;
  if (you.gap !== null && changing.value !== seen.round) return html`<${Answered} seen=${seen} gap=${you.gap} />`;
  return html`<${Question} seen=${seen} />`;
}

function Phone() {
  if (farewell.value) return html`<main id="main" class="middle"><p class="big">${t("crowd-closed")}</p></main>`;
  if (!room.value) return html`<p class="middle">${t("crowd-connecting")}</p>`;
  return html`<${Now} seen=${room.value} />
    ${connection.value === "lost" && html`<p class="lost" role="status">${t("crowd-lost")}</p>`}`;
}

effect(() => {
  const seen = room.value;
  if (!seen || seen.you.seat === null) return;
  const { card, you, round, rounds } = seen;
  const told = seen.step === "reveal" && you.right !== null;
  if (told) note(seen);
  else if (seen.step === "place") placed = round > 1 ? you.place : 0;
  if (told && card) announce(`${verdict(seen)} ${card.date}. ${belongs(seen)} ${card.fact ?? ""}`);
  else if (seen.step === "place" && card && you.gap === null)
    announce(`${t("crowd-card-of", { number: round, all: rounds })}. ${card.title}`);
});
/** So many seconds before the end, those who only listen hear how many are left. */
const WARNED = [10, 5];
let before = Infinity;
effect(() => {
  const seconds = room.value?.step === "place" && room.value.phase === "playing" ? left.value : null;
  const [was, now] = [before, seconds ?? Infinity];
  before = now;
  if (now > 0 && WARNED.some((mark) => was > mark && now <= mark)) announce(t("crowd-seconds", { count: now }));
});
const place = /** @type {HTMLElement} */ (document.getElementById("crowd"));
place.replaceChildren();
render(html`<${Phone} />`, place);
