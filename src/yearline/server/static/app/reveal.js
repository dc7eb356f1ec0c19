// A verdict is an event: the card turns over before everybody's eyes, its year counts up, a seal lands, and words stay
// until the next move. Any key or tap skips to the end; no move ever waits for it.

import { effect, signal } from "@preact/signals";
import { afterwards, html, useEffect, useState } from "./view.js";
import { Face, Icon, cardClass, cardStyle } from "./card.js";
import { inYears } from "./days.js";
import { PHONE } from "./layout.js";
import { boxOf, markOf, pointAt } from "./pointing.js";
import { headroom, nameOf, onDesk, panel, pending, rest, seats, subject, table, tried } from "./state.js";
import { turning, turns, verdict } from "./state.js";
import { isYou, verdictFor } from "./rank.js";
import { landNow, playVerdict } from "./sound.js";
import { announceAfter, columnsAround, placeOf } from "./narration.js";
import { leftFor, streakOf } from "./seats.js";
import { noteStrikes } from "./strike.js";
import { dateText, language, t } from "./words.js";

export { Struck } from "./strike.js";

/** @typedef {import("./protocol").Frame} Frame */
/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {import("./protocol").GameEvent} GameEvent */
/** @typedef {import("./state.js").Verdict} Verdict */

/** When the year begins to count, and how long each of its steps stays, in milliseconds: the last ones linger. */
const COUNT_FROM = 680;
const LINGER = [30, 30, 30, 30, 40, 50, 60, 70, 80, 80];

/** @type {(() => void)[]} What waits until the card has turned over, in its order. */
const waiting = [];

/**
 * Let a card turn over before anything on the page tells what it is: neither its place nor any number or words.
 * @param {Verdict} one
 * @param {() => void} then
 */
export function turnOver(one, then) {
  rise = riseOf(one); // first of all: nothing has changed yet, so it costs no layout
  turning.value = one;
  waiting.push(then);
  if (one.kind === "wrong") fetchFlight(); // it is there when the card sets off
  for (const old of document.querySelectorAll(".flying")) old.remove(); // whatever was on its way has arrived
  afterwards(() => {
    back = fetchBack(one);
    if (turning.peek() === one && !document.querySelector(".turning")) release(); // there is no table to see it on
  });
}

/** Do something once no card turns over any more, at once if none does. @param {() => void} task */
export const afterTurning = (task) => (waiting.length ? void waiting.push(task) : task());

/**
 * Nobody waits any longer: the turning is over, or was skipped. The light goes a picture after the card has left it: to
 * draw both at once would take too long.
 */
export function release() {
  const [one, tasks] = [turning.peek(), waiting.splice(0)];
  if (tasks.length) rest(); // what appears now takes no tap that was meant to go on
  for (const task of tasks) task();
  if (one) afterwards(() => turning.peek() === one && (turning.value = null));
}

/** Wait so many milliseconds, or until somebody skips it. @param {number} time @param {() => void} task */
export function linger(time, task) {
  waiting.push(task);
  setTimeout(() => waiting.includes(task) && release(), time);
}

/**
 * What was tried in a frame, if anything was: the card as it is now, and whether it lies where it was laid.
 * @param {GameEvent[]} events
 */
function triedIn(events) {
  for (const event of events) {
    if (event.e === "missed" || event.e === "blocked") return { event, right: false };
    const own = event.e === "placed" && event.seat !== null && (event.owner === null || event.owner === event.seat);
    if (own) return { event, right: true };
  }
  return null;
}

/**
 * A frame has come: judge what was tried in it, or take the last verdict away.
 * @param {Frame} after
 * @returns {Verdict | null}
 */
export function judge(after) {
  noteStrikes(after);
  if (after.events.some((event) => event.e === "setup")) tried.value = {};
  const trial = triedIn(after.events);
  const turned = after.events.find((event) => event.e === "revealed" && event.card.r === trial?.event.card);
  if (!trial || turned?.e !== "revealed") {
    if (after.events.some((event) => ["setup", "discarded", "drafted", "power_used"].includes(event.e)))
      verdict.value = null;
    return null;
  }
  const { seat } = /** @type {{seat: number}} */ (trial.event);
  const kind = trial.right ? "right" : trial.event.e === "blocked" ? "blocked" : "wrong";
  const [before, next] = neighbours(trial.event, after);
  const off = kind === "wrong" ? distance(turned.card.y ?? 0, before, next) : 0;
  const where = trial.event.e === "blocked" ? "" : placeOf(trial.event, after.view);
  from = nearer(turned.card.y ?? 0, before, next);
  playVerdict(trial.right, turns(), streakOf(seat), seats.peek().includes(seat));
  const gap = trial.event.e === "missed" ? trial.event.gap : -1;
  return { seq: after.seq, card: turned.card, seat, kind, off, where, gap };
}

/** A verdict is there for all to see. @param {Verdict} one */
export function pronounce(one) {
  landNow();
  verdict.value = one;
  const { seat, card, kind } = one;
  tried.value = { ...tried.value, [seat]: [...(tried.value[seat] ?? []), { card, kind }] };
}

/** The year from which a turned card's year counts, and where the card lay before, if it was laid on this device. */
let from = /** @type {number | null} */ (null);
let laidAt = /** @type {DOMRect | null} */ (null);
effect(() => {
  if (!pending.value) return; // a move goes out: the card still lies where it was laid
  laidAt = document.querySelector(".gap.chosen .tentative")?.getBoundingClientRect() ?? null;
});

/**
 * The years on both sides of where a card was laid.
 * @param {Extract<GameEvent, {e: "placed" | "missed" | "blocked"}>} event
 * @param {Frame} after
 * @returns {(number | undefined)[]}
 */
function neighbours(event, after) {
  if (event.e === "blocked") return [];
  const columns = columnsAround(event, after.view);
  const gap = event.e === "placed" ? event.index : event.gap;
  return [columns[gap - 1], columns[gap]].map((column) => column?.[0]?.y);
}

/**
 * By how many years a card was laid too late, or too early if that is negative.
 * @param {number} year
 * @param {number} [before]
 * @param {number} [next]
 */
export function distance(year, before = -Infinity, next = Infinity) {
  const [was, from] = [inYears(year), inYears(before)]; // of days, whole years count
  const to = next === Infinity ? next : inYears(next);
  return Math.trunc(Math.max(0, from - was) - Math.max(0, was - to));
}

/** @param {Verdict} one */
const offWords = ({ off }) => t(off > 0 ? "client-years-late" : "client-years-early", { count: Math.abs(off) });

/** @param {number} year @param {number} [before] @param {number} [next] */
function nearer(year, before = Infinity, next = Infinity) {
  const found = Math.abs(year - before) <= Math.abs(year - next) ? before : next;
  return Number.isFinite(found) ? found : null;
}

/** What is told of the card that was judged last, once it has been fetched. */
const fact = signal("");
/** @type {Promise<string>} What is told of the card that turns over: it is there before the words for it. */
let back = Promise.resolve("");
effect(() => {
  const one = verdict.value;
  fact.value = "";
  if (one) afterwards(() => tellFact(one)); // before it is said: words that are there already are laid out once
});

/** @param {Verdict} one */
async function tellFact(one) {
  const told = await (backOf === one ? back : fetchBack(one));
  if (verdict.peek() !== one || !told) return;
  fact.value = told;
  if (seats.peek().includes(one.seat)) announceAfter(one.seq, told);
}

/** @type {Verdict | null} Whose it is. */
let backOf = null;

/** @param {Verdict} one @returns {Promise<string>} */
async function fetchBack(one) {
  backOf = one;
  const address = `/api/tables/${table.peek()?.code}/backs/${one.card.p}?lang=${language.peek()}`;
  const answer = await fetch(address).catch(() => null); // the words come again with the next card
  return answer?.ok ? (await answer.json()).fact : "";
}

/**
 * The years that are shown on the way to the last: from the nearer neighbour's, and the last ones singly.
 * @param {number} year
 * @param {number | null} start
 */
export function stepsTo(year, start) {
  const count = LINGER.length;
  const way = start !== null && start > year ? -1 : 1;
  const far = Math.max(count, Math.abs(year - (start ?? year)));
  const left = (/** @type {number} */ i) =>
    i >= count - 5 ? count - i : Math.round(far - ((far - 5) * i) / (count - 5));
  return Array.from({ length: count + 1 }, (_, i) => year - way * left(i));
}

/** The year, counting to what it is. @param {{card: WireCard}} props */
function Count({ card }) {
  const [years] = useState(() => stepsTo(card.y ?? 0, from));
  const [shown, show] = useState(card.pr === "day" ? (card.y ?? 0) : years[0]);
  useEffect(() => {
    if (card.pr === "day") return undefined; // nobody counts days up
    let step = 0;
    let timer = setTimeout(function on() {
      show(years[++step]);
      if (step < LINGER.length) timer = setTimeout(on, LINGER[step]);
    }, COUNT_FROM);
    return () => clearTimeout(timer);
  }, [card.r]);
  return html`<b class="turning-year">${dateText(shown, card.pr)}</b>`;
}

/**
 * What is seen only when the card has begun to turn is drawn so much later, in milliseconds; the styles have the
 * same. Words and ring follow the card by a picture: to draw all of it at once would take too long.
 */
const LATER = 120;
const [CARD, RING, ALL] = [0, 1, 2];

/** The card turning over, large, above the table. @param {{one: Verdict}} props */
function Turning({ one }) {
  const { card, kind } = one;
  const [drawn, draw] = useState(CARD);
  const all = drawn === ALL;
  const front = { ...card, y: undefined };
  useEffect(() => {
    afterwards(() => draw((so) => Math.max(so, RING)));
    const timer = setTimeout(() => draw(ALL), LATER);
    return () => clearTimeout(timer);
  }, []);
  const over = (/** @type {AnimationEvent} */ event) => event.target === event.currentTarget && setTimeout(release);
  return html`<div class=${`turning ${kind}`} aria-hidden="true" style=${rise} onAnimationEnd=${over}>
    ${drawn >= RING && one.where && html`<p class="turning-where">${placing(one)}</p>`} ${all && html`<${Light} />`}
    <div class=${`turning-card ${drawn >= RING ? "ringed" : ""}`}>
      <span class=${cardClass(front)} style=${cardStyle(card)}><${Face} card=${front} /></span>
      ${all && html`<span class=${cardClass(card)} style=${cardStyle(card)}><${Face} card=${card} /></span>`}
    </div>
    ${all && html`<${Count} card=${card} /><${Seal} kind=${kind} />`}
    ${all && one.off !== 0 && html`<b class="turning-off">${offWords(one)}</b>`}
  </div>`;
}

const Light = () => html`<i class="rays" /><i class="rays glow" />`;

/** Who lays it where. @param {Verdict} one */
const placing = ({ seat, where }) =>
  `${t("client-turn-name", { name: isYou(seat) ? t("client-you-here") : nameOf(seat) })} ${where}`;

/** Where the card that turns over comes from, for the styles. @type {Record<string, string | number | undefined>} */
let rise = {};

/**
 * A card is first where it was laid, or where it lay, and rises from there to where everybody sees it.
 * @param {Verdict} one
 */
function riseOf({ card }) {
  const lay = laidAt ?? document.querySelector(`[data-card="${card.r}"]`)?.getBoundingClientRect();
  const around = document.querySelector(".middle")?.getBoundingClientRect();
  laidAt = null;
  if (!lay?.width || !around) return {};
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const x = lay.left + lay.width / 2 - around.left - around.width / 2;
  const y = lay.top + lay.height / 2 - around.top - around.height / 2;
  const inside = lay.top >= around.top && lay.bottom <= around.bottom; // halfway from a seat it would be cut off
  const halfway = inside ? 0.6 : 0;
  const small = lay.width / Math.min(11 * rem, 0.22 * innerHeight);
  return { "--dx": `${x}px`, "--dy": `${y}px`, "--ds": small, "--halfway": halfway };
}

/** Where the card is that has turned over, so that it can go on from there. */
export function turnedAt() {
  const card = /** @type {HTMLElement | null} */ (document.querySelector(".turning-card > .card + .card"));
  return card && { card, ...boxOf(card) };
}

const fetchFlight = () => import("./flight.js");

/** A wrong card goes to where it belonged. @param {Verdict} one @param {HTMLElement} card */
export async function sendHome(one, card) {
  const { left, top, width, height } = card.getBoundingClientRect();
  const from = { x: left + width / 2, y: top + height / 2, wide: card.offsetWidth };
  const { flyHome } = await fetchFlight();
  requestAnimationFrame(() => {
    const mark = markOf(one);
    const next = turning.peek() ?? one; // the next card has begun to turn: nobody would look
    if (mark && verdict.peek() === one && next === one) flyHome(card, from, mark);
  });
}

/** @param {{kind: string}} props */
const Seal = ({ kind }) =>
  html`<span class=${`seal ${kind}`}
    ><svg viewBox="0 0 64 64" aria-hidden="true"><use href="#seal" /></svg
    ><${Icon} name=${kind === "right" ? "icon-check" : "icon-close"}
  /></span>`;

/** The verdict that is said. It follows a picture after the move: to draw both at once would take too long. */
const said = signal(/** @type {Verdict | null} */ (null));
effect(() => {
  const one = verdict.value;
  if (one) afterwards(() => verdict.peek() === one && (said.value = one));
  else said.value = null;
});

/**
 * The card that turns over, and the last verdict: its words stand above the line, where they cover nothing. What comes
 * and goes has a box around it that stays: else the whole page would be laid out for it.
 */
export function Verdict() {
  const [now, one] = [turning.value, said.value];
  return html`<div class="over-line words">
      ${one && !onDesk.value && html`<${Words} key=${one.seq} one=${one} place="on-stage" />`}
    </div>
    <div class="over-line">
      <div class="stays">${now && html`<${Turning} key=${now.seq} one=${now} />`}</div>
    </div>`;
}

/** The same words on the desk, where the line leaves no room above it. */
export function DeskVerdict() {
  const one = said.value;
  return one && html`<${Words} key=${one.seq} one=${one} place="on-desk" />`;
}

/** With so much room above the line, in pixels, words may stay there on a phone while a card is laid. */
const ROOMY = 168;

/** @param {{one: import("./state.js").Verdict, place: string}} props */
function Words({ one, place }) {
  const { card, kind } = one;
  const aside = place === "on-stage" && subject.value !== null && innerWidth <= PHONE && headroom.value < ROOMY;
  useEffect(() => pointAt(one), [fact.value]);
  const hushed = turning.value !== null; // the next card turns: what was said before is over
  const date = dateText(/** @type {number} */ (card.y), card.pr);
  return html`<div
    class=${`verdict ${place} ${kind} ${aside ? "aside" : ""} ${hushed ? "hushed" : ""}`}
    aria-hidden="true"
  >
    <${Seal} kind=${kind} />
    <p class="verdict-word">
      ${verdictFor(one.seat, one.kind)}${one.off !== 0 && html` <small>${offWords(one)}</small>`}
    </p>
    <p class=${`verdict-year ${date.length > 8 ? "long" : ""}`}>${date}</p>
    <p class="verdict-fact">${fact.value}</p>
    ${fact.value && html`<i class="verdict-time" />`}
  </div>`;
}

/** What moves when the window or the room beside a panel changes is pointed at anew. */
const repoint = () => said.peek() && pointAt(/** @type {Verdict} */ (said.peek()));
addEventListener("resize", () => afterwards(repoint));
effect(() => (panel.value, afterwards(repoint)));

/** The card that was judged last wears a ring where it lies. */
effect(() => {
  const one = said.value;
  requestAnimationFrame(() => {
    if (said.peek() !== one) return;
    const found = one && document.querySelector(`.middle [data-card="${one.card.r}"]`);
    const card = /** @type {HTMLElement | null} */ (found);
    if (one) pointAt(one); // it measures, and what follows changes: not the other way round
    for (const old of document.querySelectorAll(".judged")) old.classList.remove("judged", "right", "wrong", "blocked");
    if (!one || !card) return;
    card.classList.add("judged", one.kind);
    card.dataset.left = one.kind === "right" ? leftFor(one.seat) : "";
  });
});
