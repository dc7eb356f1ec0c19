// What a phone of a crowd and the big screen share: the connection, the time that is left, gaps in words, and a card.

import { signal } from "@preact/signals";
import { connect, ownSecret } from "./socket.js";
import { language, sized, t } from "./words.js";
import { keep, kept } from "./device.js";
import { html, useEffect, useState } from "./view.js";

/** @typedef {import("./protocol").CrowdMessage} Crowd */
/** @typedef {import("./protocol").CrowdCard} CrowdCard */

/** The room as the server told it last. */
export const room = signal(/** @type {Crowd | null} */ (null));
/** What the server has refused last, by its code. */
export const refused = signal("");
/** The same in words. */
export const refusal = signal("");
/** Seconds left of this question or answer; null where nobody hurries. */
export const left = signal(/** @type {number | null} */ (null));

const page = /** @type {HTMLElement} */ (document.getElementById("crowd"));
export const code = page.dataset["code"] ?? "";
/** The four letters that lead here while the room is open. */
export const door = page.dataset["door"] ?? "";
export const home = page.dataset["home"] ?? location.origin;
export const secret = ownSecret();
let ahead = 0;

/**
 * Go to the room and stay there.
 * @param {"phone" | "stage"} role
 */
export function enter(role) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const link = connect({
    address: `${scheme}://${location.host}/socket`,
    hello: () => ({ t: "hello", table: code, secret, lang: language.value, role }),
    hear,
  });
  setInterval(tick, 200);
  return link;
}

/** @param {import("./socket.js").Heard} message */
function hear(message) {
  if (message.t === "crowd") {
    ahead = message.now * 1000 - Date.now();
    if (message.you.did || message.round !== room.value?.round || message.step !== room.value.step) refusal.value = "";
    room.value = message;
  } else if (message.t === "count" && room.value) {
    const { of = room.value.of, people = room.value.people, gap = room.value.you.gap } = message;
    if (message.did) refusal.value = "";
    room.value = { ...room.value, left: message.left, of, people, you: { ...room.value.you, gap } };
  } else if (message.t === "refused") {
    refused.value = message.code;
    refusal.value = message.text;
  } else if (message.t === "notice") refusal.value = message.text;
  tick();
}

function tick() {
  const due = room.value?.due;
  left.value = due ? Math.max(0, Math.ceil(due - (Date.now() + ahead) / 1000)) : null;
}

/** A name that nobody has to think of. */
export function anyName() {
  const names = t("crowd-names").split(" ");
  return `${names[Math.floor(Math.random() * names.length)]} ${2 + Math.floor(Math.random() * 97)}`;
}

/** How many have answered. @param {Crowd} seen */
export const answered = (seen) => (seen.step === "place" ? seen.of - seen.left : seen.of);

/** The letter of a gap. @param {number} gap */
export const letter = (gap) => String.fromCharCode(65 + gap);

/** The date of a card as it stands behind "before" and "after". @param {CrowdCard | undefined} card */
const beside = (card) => card?.said ?? card?.date;

/** A gap by its dates. @param {CrowdCard[]} line @param {number} gap */
export function gapWords(line, gap) {
  const [before, after] = [line[gap - 1], line[gap]].map(beside);
  if (!before) return t("crowd-before", { date: after ?? "" });
  return after ? t("crowd-between", { from: before, to: after }) : t("crowd-after", { date: before });
}

/** The same, with the dates set apart. @param {{line: CrowdCard[], gap: number}} props */
export function GapWords({ line, gap }) {
  const dates = [line[gap - 1], line[gap]].map(beside);
  const [words, parts] = [gapWords(line, gap), /** @type {import("./view.js").Drawn[]} */ ([])];
  let from = 0;
  for (const date of dates) {
    const at = date ? words.indexOf(date, from) : -1;
    if (!date || at < 0) continue;
    parts.push(words.slice(from, at), html`<b>${date}</b>`);
    from = at + date.length;
  }
  return html`${parts}${words.slice(from)}`;
}

/** A sentence in which its first number stands out. @param {{words: string}} props */
export function Counted({ words }) {
  const [, first = "", rest = ""] = /^(\D*\d+)(.*)$/s.exec(words) ?? [];
  const number = /\d+$/.exec(first)?.[0] ?? "";
  return html`<span
    >${first.slice(0, first.length - number.length)}<b>${number}</b>${rest || (number ? "" : words)}</span
  >`;
}

/** A card, white or dated. @param {{card: CrowdCard, cls?: string, column?: number}} props */
export function Face({ card, cls = "", column }) {
  const date = card.date ?? "";
  const wordy =
    date.length > 19 ? "wordy wordiest" : date.length > 12 ? "wordy wordier" : date.length > 8 ? "wordy" : "";
  return html`<div
    class=${`card ${date ? "dated" : "front"} ${sized(card.title)} ${wordy} ${cls}`}
    data-card=${card.r}
    style=${{ "--tint": card.tint, gridColumn: column }}
  >
    <img class="card-picture" src=${`/pictures/${card.p}.svg`} alt="" width="200" height="200" />
    <span class="card-title">${card.title}</span>
    ${date && html`<span class="card-date">${date}</span>`}
  </div>`;
}

/** Whose phone this is. @param {{name: string}} props */
export const Whose = ({ name }) => html`<b><i aria-hidden="true">${[...name][0]}</i><span>${name}</span></b>`;

/** The card in question, small. @param {{card: CrowdCard}} props */
export function Asked({ card }) {
  return html`<div class="asked">
    <img src=${`/pictures/${card.p}.svg`} alt="" width="96" height="96" />
    <h1>${card.title}</h1>
  </div>`;
}

/**
 * The line upright, each gap a button.
 * @param {{line: CrowdCard[], chosen: number | null, choose: (gap: number) => unknown}} props
 */
export function Gaps({ line, chosen, choose }) {
  const gaps = Array.from({ length: line.length + 1 }, (_, gap) => gap);
  return html`<ol class="gaps">
    ${gaps.map(
      (gap) =>
        html`<li key=${gap}>
            <button type="button" aria-pressed=${chosen === gap} onClick=${() => choose(gap)}>
              <i aria-hidden="true">${letter(gap)}</i><span class="unseen">${letter(gap)}:${" "}</span>
              <span><${GapWords} line=${line} gap=${gap} /></span>
            </button>
          </li>
          ${
            line[gap] && html`<li class="between" key=${`card${gap}`}><b>${line[gap].date}</b> ${line[gap].title}</li>`
          }`,
    )}
  </ol>`;
}

/** The time that is left, as a ring around its number. @param {{seen: Crowd}} props */
export function Ring({ seen }) {
  if (left.value === null || !seen.seconds) return null;
  const share = Math.min(1, left.value / seen.seconds);
  return html`<div class="ring" role="timer" aria-label=${t("crowd-seconds", { count: left.value })}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="44" />
      <circle cx="50" cy="50" r="44" pathLength="1" stroke-dasharray=${`${share} 1`} transform="rotate(-90 50 50)" />
    </svg>
    <b aria-hidden="true">${left.value}</b>
  </div>`;
}

/** More people than these are no longer shown one by one. */
export const MANY = 60;
/** At most so many dots in a row, and all rows of one length but the last. */
const ROW = 15;

/** One dot for each, filled for who has answered; with many people one bar. @param {{seen: Crowd}} props */
export function Progress({ seen }) {
  const done = answered(seen);
  const dots = Array.from({ length: seen.of }, (_, i) => html`<i class=${i < done ? "done" : ""}></i>`);
  return html`<div class="progress">
    <p><${Counted} words=${t("crowd-answered", { count: done, all: seen.of })} /></p>
    <div
      class=${seen.of > MANY ? "bar" : "dots"}
      style=${{ "--columns": Math.ceil(seen.of / Math.ceil(seen.of / ROW)) }}
      aria-hidden="true"
    >
      ${seen.of > MANY ? html`<i style=${{ width: `${(100 * done) / seen.of}%` }}></i>` : dots}
    </div>
  </div>`;
}

const live = document.getElementById("live");
let said = "";

/** Say something to those who listen, once. @param {string} words */
export function announce(words) {
  if (!live || words === said) return;
  said = words;
  live.textContent = words;
}

/**
 * A name, one's own or a suggested one. A refused one makes room for another.
 * @param {{suggested: boolean, refused: boolean, words: string, join: (name: string) => unknown}} props
 */
export function NameForm({ suggested, refused, words, join }) {
  const [name, setName] = useState((!suggested && kept("yearline-name")) || anyName());
  useEffect(() => {
    if (refused) setName(anyName());
  }, [refused]);
  /** @param {Event} event */
  const go = (event) => {
    event.preventDefault();
    if (!suggested) keep("yearline-name", name);
    join(name);
  };
  return html`<form onSubmit=${go}>
    <label for="name">${t("crowd-name")}</label>
    <input
      id="name"
      required
      maxlength="24"
      autocomplete="nickname"
      readonly=${suggested}
      value=${name}
      onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ event) => setName(event.currentTarget.value)}
    />
    <button type="button" class="quiet" onClick=${() => setName(anyName())}>${t("crowd-other-name")}</button>
    <button class="gold">${words}</button>
  </form>`;
}

/**
 * A card that was turned over: whether one was right, the card, where it belongs, and its fact.
 * @param {{right: boolean, verdict: string, belongs: string, card: CrowdCard}} props
 */
export function Told({ right, verdict, belongs, card }) {
  return html`<h1><i aria-hidden="true">${right ? "✓" : "✕"}</i>${verdict}</h1>
    <${Face} card=${card} />
    ${!right && html`<p>${belongs}</p>`}
    <p>${card.fact}</p>`;
}
