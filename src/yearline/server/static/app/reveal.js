// A verdict is an event: the card turns over before everybody's eyes, its year counts up, a seal lands, and words stay
// until the next move. Any key or tap skips to the end; no move ever waits for it.

import { effect, signal } from "@preact/signals";
import { afterwards, html, useEffect, useState } from "./view.js";
import { Face, Icon, cardClass, cardStyle } from "./card.js";
import { PHONE } from "./layout.js";
import { cardsOf, nameOf, onDesk, pending, seats, struck, subject, table, titleOf, tried, verdict } from "./state.js";
import { isYou } from "./rank.js";
import { playStrike, playVerdict } from "./sound.js";
import { announce, columnsAround, placeOf } from "./narration.js";
import { dateText, language, t } from "./words.js";

/** @typedef {import("./protocol").Frame} Frame */
/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {import("./protocol").GameEvent} GameEvent */

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** When the year begins to count, and how long each of its steps stays, in milliseconds: the last ones linger. */
const COUNT_FROM = 800;
const LINGER = [30, 30, 30, 30, 40, 50, 60, 70, 80, 80];

/** Whether the turning is over, or was skipped: then only the words are left. */
const settled = signal(true);
/** Until a card has turned over, nothing on the page tells what it is: neither its place nor any words. */
effect(() => void document.getElementById("table")?.classList.toggle("suspense", !settled.value));
addEventListener("pointerdown", () => (settled.value = true), { capture: true });
addEventListener("keydown", () => (settled.value = true), { capture: true });

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

/** A frame has come: judge what was tried in it, or take the last verdict away. @param {Frame} after */
export function judge(after) {
  noteStrikes(after);
  if (after.events.some((event) => event.e === "setup")) tried.value = {};
  const trial = triedIn(after.events);
  const turned = after.events.find((event) => event.e === "revealed" && event.card.r === trial?.event.card);
  if (!trial || turned?.e !== "revealed") {
    if (after.events.some((event) => ["setup", "discarded", "drafted", "power_used"].includes(event.e)))
      verdict.value = null;
    return;
  }
  const { seat } = /** @type {{seat: number}} */ (trial.event);
  const kind = trial.right ? "right" : trial.event.e === "blocked" ? "blocked" : "wrong";
  const [before, next] = neighbours(trial.event, after);
  const off = kind === "wrong" ? distance(turned.card.y ?? 0, before, next) : 0;
  const where = trial.event.e === "blocked" ? "" : placeOf(trial.event, after.view);
  from = nearer(turned.card.y ?? 0, before, next);
  verdict.value = { seq: after.seq, card: turned.card, seat, kind, off, where };
  tried.value = { ...tried.value, [seat]: [...(tried.value[seat] ?? []), { card: turned.card, kind }] };
  settled.value = still.matches || document.hidden;
  playVerdict(trial.right, !settled.value);
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

/** By how many years a card was misplaced. @param {number} year @param {number} [before] @param {number} [next] */
const distance = (year, before = -Infinity, next = Infinity) => Math.max(0, before - year, year - next);

/** @param {number} year @param {number} [before] @param {number} [next] */
function nearer(year, before = Infinity, next = Infinity) {
  const found = Math.abs(year - before) <= Math.abs(year - next) ? before : next;
  return Number.isFinite(found) ? found : null;
}

/** What one does with one's own cards: then a strike has been seen. */
const OWN = ["placed", "missed", "power_used"];

/** Whether somebody has struck a stack here: that stays in sight until the next move from here. @param {Frame} after */
function noteStrikes(after) {
  const here = (/** @type {number} */ seat) => seats.value.includes(seat);
  for (const event of after.events) {
    if (event.e === "setup") struck.value = null;
    if (OWN.includes(event.e) && "seat" in event && here(/** @type {number} */ (event.seat))) struck.value = null;
    if (event.e !== "power_used" || event.color !== "red" || here(event.seat) || !here(event.owner)) continue;
    struck.value = { seat: event.seat, card: cardsOf(after.view).find((card) => card.r === event.card) ?? null };
    announce(t("client-struck", { name: nameOf(event.seat) }));
    playStrike();
  }
}

/** Words across one's cards after a strike. */
export function Struck() {
  const one = struck.value;
  if (!one) return null;
  return html`<p class="struck-words" aria-hidden="true">
    <${Icon} name="mark-red" cls="glyph mark" /><b>${t("client-struck", { name: nameOf(one.seat) })}</b>
    ${one.card && html`<span>${t("client-struck-card", { title: titleOf(one.card) })}</span>`}
  </p>`;
}

/** The word for a verdict: you are "you", others are named. @param {import("./state.js").Verdict} one */
const wordOf = ({ seat, kind }) =>
  isYou(seat) ? t(`client-verdict-${kind}`) : t(`client-verdict-${kind}-of`, { name: nameOf(seat) });

/** What is told of the card that was judged last, once it has been fetched. */
const fact = signal("");
effect(() => {
  const one = verdict.value;
  fact.value = "";
  if (!one) return;
  afterwards(() => fetchFact(one));
});

/** @param {import("./state.js").Verdict} one */
async function fetchFact(one) {
  const from = `/api/tables/${table.peek()?.code}/backs/${one.card.p}?lang=${language.peek()}`;
  const answer = await fetch(from).catch(() => null); // the words come again with the next card
  const back = answer?.ok ? await answer.json() : null;
  if (verdict.peek() !== one || !back) return;
  fact.value = back.fact;
  if (back.fact && seats.peek().includes(one.seat)) announce(back.fact);
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

/** The card turning over, large, above the table. @param {{one: import("./state.js").Verdict}} props */
function Turning({ one }) {
  const { card, kind } = one;
  const front = { ...card, y: undefined };
  return html`<div
    class=${`turning ${kind}`}
    aria-hidden="true"
    onAnimationEnd=${(/** @type {AnimationEvent} */ event) => event.target === event.currentTarget && settle(one)}
  >
    ${one.where && html`<p class="turning-where">${placing(one)}</p>`}<i class="rays" />
    <div class="turning-card">
      <span class=${cardClass(front)} style=${cardStyle(card)}><${Face} card=${front} /></span>
      <span class=${cardClass(card)} style=${cardStyle(card)}><${Face} card=${card} /></span>
    </div>
    <${Count} card=${card} /><${Seal} kind=${kind} />
    ${one.off > 0 && html`<b class="turning-off">${t("client-years-off", { count: one.off })}</b>`}
  </div>`;
}

/** Who lays it where. @param {import("./state.js").Verdict} one */
const placing = ({ seat, where }) =>
  `${t("client-turn-name", { name: isYou(seat) ? t("client-you-here") : nameOf(seat) })} ${where}`;

/**
 * The card is first where it was laid, and rises from there to where everybody sees it.
 * @param {Element | null} card
 */
function riseFrom(card) {
  const turning = /** @type {HTMLElement | null} */ (document.querySelector(".turning"));
  const lay = laidAt ?? (card?.closest(".rail") ? card.getBoundingClientRect() : null);
  laidAt = null;
  if (!turning || !lay) return;
  const around = turning.getBoundingClientRect();
  turning.style.setProperty("--dx", `${lay.left + lay.width / 2 - around.left - around.width / 2}px`);
  turning.style.setProperty("--dy", `${lay.top + lay.height / 2 - around.top - around.height / 2}px`);
}

/** A right card goes back into the line. @param {Element} turned */
function settleInto(turned) {
  const card = document.querySelector(".rail .judged");
  if (!card) return;
  const [was, is] = [turned.getBoundingClientRect(), card.getBoundingClientRect()];
  const [x, y] = [was.left + was.width / 2 - is.left - is.width / 2, was.top + was.height / 2 - is.top - is.height / 2];
  const start = `translate(${x}px, ${y}px) scale(${was.width / is.width})`;
  card.animate([{ transform: start }, { transform: "none" }], {
    duration: 500,
    easing: "cubic-bezier(0.3, 1.2, 0.5, 1)",
  });
}

/**
 * The turning is over: a card goes to its place, a wrong one to where it belonged.
 * @param {import("./state.js").Verdict} one
 */
async function settle(one) {
  const turned = document.querySelector(".turning-card > .card + .card");
  if (turned && one.kind === "right") settleInto(turned);
  if (one.kind === "wrong") {
    const { flyHome } = await import("./flight.js");
    const mark = markOf(one);
    if (turned && mark && verdict.peek() === one) flyHome(turned, mark);
  }
  settled.value = true;
}

/** @param {{kind: string}} props */
const Seal = ({ kind }) =>
  html`<span class=${`seal ${kind}`}
    ><svg viewBox="0 0 64 64" aria-hidden="true"><use href="#seal" /></svg
    ><${Icon} name=${kind === "right" ? "icon-check" : "icon-close"}
  /></span>`;

/** The last verdict: first the turning of the card, then its words above the line, where they cover nothing. */
export function Verdict() {
  const one = verdict.value;
  if (!one) return null;
  return html`${!settled.value && html`<${Turning} key=${one.seq} one=${one} />`}
  ${!onDesk.value && html`<${Words} key=${`words${one.seq}`} one=${one} place="on-stage" />`}`;
}

/** The same words on the desk, where the line leaves no room above it. */
export function DeskVerdict() {
  const one = verdict.value;
  return one && html`<${Words} key=${one.seq} one=${one} place="on-desk" />`;
}

/** @param {{one: import("./state.js").Verdict, place: string}} props */
function Words({ one, place }) {
  const { card, kind } = one;
  const aside = place === "on-stage" && subject.value !== null && innerWidth <= PHONE;
  useEffect(() => pointAt(one), [fact.value]);
  return html`<div
    class=${`verdict ${place} ${kind} ${settled.value ? "" : "waits"} ${aside ? "aside" : ""}`}
    aria-hidden="true"
  >
    <${Seal} kind=${kind} />
    <p class="verdict-word">
      ${wordOf(one)}${one.off > 0 && html` <small>${t("client-years-off", { count: one.off })}</small>`}
    </p>
    <p class="verdict-year">${dateText(/** @type {number} */ (card.y), card.pr)}</p>
    <p class="verdict-fact">${fact.value}</p>
    ${fact.value && html`<i class="verdict-time" />`}
  </div>`;
}

/** Where a judged card lies, or where it belonged. @param {import("./state.js").Verdict} one */
const markOf = ({ card, kind }) =>
  document.querySelector(kind === "wrong" ? ".middle .flag.wrong" : `.middle [data-card="${card.r}"]`);

/** Words that stand above the line point at the card they are about. @param {import("./state.js").Verdict} one */
function pointAt(one) {
  const words = /** @type {HTMLElement | null} */ (document.querySelector(".verdict.on-stage"));
  const mark = markOf(one);
  const board = document.querySelector(".middle > .board");
  if (!words || !mark || !board || innerWidth <= PHONE) return;
  const [at, around] = [mark.getBoundingClientRect(), board.getBoundingClientRect()];
  const middle = at.left + at.width / 2 - around.left;
  const wide = words.offsetWidth;
  const left = Math.max(34, Math.min(around.width - wide - 12, middle - wide / 2));
  words.style.setProperty("--left", `${left}px`);
  words.style.setProperty("--tip", `${Math.max(34, Math.min(wide - 34, middle - left))}px`);
}

/** The card that was judged last wears a ring where it lies. */
effect(() => {
  const one = verdict.value;
  requestAnimationFrame(() => {
    const card = one && verdict.peek() === one ? document.querySelector(`.middle [data-card="${one.card.r}"]`) : null;
    if (one && verdict.peek() === one) {
      riseFrom(card); // these measure, and what follows changes: the other way round the browser lays out twice
      pointAt(one);
    }
    for (const old of document.querySelectorAll(".judged")) old.classList.remove("judged", "right", "wrong", "blocked");
    if (one) card?.classList.add("judged", one.kind);
  });
});
