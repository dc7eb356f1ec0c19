// Motion from frame to frame: cards glide from where they lay to where they lie, and flip when their date appears.

import { bringToMiddle } from "./rows.js";
import { homeMark } from "./pointing.js";
import { afterTurning, judge, linger, pronounce, release, sendHome, turnOver, turnedAt } from "./reveal.js";
import { playSound } from "./sound.js";
import { hurried, resting, turns } from "./state.js";

/** @typedef {import("./protocol").Frame} Frame */
/** @typedef {import("./protocol").GameEvent} GameEvent */

addEventListener("keydown", release, { capture: true });
// the second of two quick taps on a button skips nothing
addEventListener("pointerdown", () => resting.peek() || release(), { capture: true });
document.addEventListener("visibilitychange", () => document.hidden && release());

const GLIDE = 420;
const GLIDING = { duration: GLIDE, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };
const APPEAR = [
  { opacity: 0, transform: "translateY(-12px)" },
  { opacity: 1, transform: "none" },
];

/** @typedef {{x: number, y: number, width: number, dated: boolean}} Place */
/** @typedef {Place & {card: HTMLElement, holder: HTMLElement}} Lying */

/** What is further out of sight than this, in pixels, is not measured: no move brings it in. */
const NEAR = 300;

/**
 * The part of a row that is in sight or near it. Its columns stand at even distances: the first and the last tell where
 * the others are.
 * @param {Element} rail
 * @param {Element} row
 */
function near(rail, row) {
  const columns = /** @type {HTMLElement[]} */ ([...row.children]);
  const last = columns.length - 1;
  if (last < 1 || rail.scrollWidth <= rail.clientWidth) return columns;
  const start = columns[0].offsetLeft;
  const step = (columns[last].offsetLeft - start) / last;
  const from = (rail.scrollLeft - NEAR - start) / step;
  return columns.slice(Math.max(0, Math.floor(from)), Math.ceil(from + (rail.clientWidth + 2 * NEAR) / step) + 1);
}

/**
 * What holds the cards that are in sight or near it: columns in rows, and holders of single cards.
 * @returns {HTMLElement[]}
 */
function holders() {
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".holder")]);
  for (const rail of document.querySelectorAll(".rail"))
    for (const row of rail.querySelectorAll("ol")) found.push(...near(rail, row));
  return found;
}

/** Where every card lies that can be seen. @returns {Map<string, Lying>} */
function places() {
  /** @type {Map<string, Lying>} */
  const found = new Map();
  for (const holder of holders()) {
    const { x, y, width } = holder.getBoundingClientRect();
    for (const card of /** @type {Iterable<HTMLElement>} */ (holder.children)) {
      const ref = card.dataset.card;
      if (width && ref) found.set(ref, { card, holder, x, y, width, dated: card.classList.contains("dated") });
    }
  }
  return found;
}

/** @param {Place | undefined} place */
const inSight = (place) => place !== undefined && place.x < innerWidth && place.x + place.width > 0;

/**
 * The movement from one place to another, as keyframes; null if nothing moved.
 * @param {Place} from
 * @param {Place} to
 */
export function glide(from, to) {
  const [dx, dy, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
  const flips = to.dated && !from.dated;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02 && !flips) return null;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  if (!flips) return [{ transform: start }, { transform: "none" }];
  return [
    { transform: `${start} rotateY(0)` },
    { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 24}px) scale(1.08) rotateY(90deg)`, offset: 0.5 },
    { transform: "none" },
  ];
}

/**
 * A path for a column: one of a folded line stands where it does by a transform, and moves from there.
 * @param {Keyframe[]} path
 * @param {HTMLElement} column
 */
export function around(path, column) {
  const at = column.style.getPropertyValue("--x");
  if (!at) return path;
  const then = (/** @type {Keyframe} */ { transform }) => (transform === "none" ? "" : transform);
  return path.map((frame) => ({ ...frame, transform: `translateX(${at}) ${then(frame)}` }));
}

/** How long the words about the last card of a game stay before its end is shown, in milliseconds. */
const LAST_WORDS = 3200;

/**
 * A frame has come: show it, and move what moved; if a card was tried in it, when that has turned over. What comes next
 * never waits: it ends the turning.
 * @param {Frame} before
 * @param {Frame} after
 * @param {(frame: Frame, tells?: boolean) => void} show
 */
export function moved(before, after, show) {
  if (!after.events.length) return afterTurning(() => show(after));
  release();
  if (after.table.phase === "over") hurried.value = false; // the last card is seen by everybody
  const one = judge(after);
  if (one && turns()) return turnOver(one, () => comeTrue(before, after, one, show));
  if (one) pronounce(one);
  playSound(after.events);
  return moving(after.events, () => show(after));
}

/**
 * A card has turned over: it goes where it belongs. The end of a game waits until its last card has been read.
 * @param {Frame} before
 * @param {Frame} after
 * @param {import("./state.js").Verdict} one
 * @param {(frame: Frame, tells?: boolean) => void} show
 */
function comeTrue(before, after, one, show) {
  const { phase } = before.table;
  const ends = after.table.phase === "over" && phase !== "over" && turns();
  const shown = ends ? { ...after, table: { ...after.table, phase }, you: { ...after.you, act: null } } : after;
  pronounce(one);
  moving(after.events, () => show(shown, !ends), one);
  if (!ends) return;
  linger(LAST_WORDS, () => {
    playSound(after.events);
    show(after);
  });
}

/**
 * Show something, and let what has moved glide there.
 * @param {GameEvent[]} events
 * @param {() => void} show
 * @param {import("./state.js").Verdict} [one] the card that has turned over for it
 */
function moving(events, show, one) {
  const from = turns() ? places() : new Map(); // first of all: nothing has changed yet, so it costs no layout
  const turned = one && turnedAt();
  show();
  if (!turns()) return void requestAnimationFrame(() => bringToMiddle(placeIn(events)));
  if (turned && one.kind === "wrong") sendHome(one, turned.card);
  else if (turned) from.set(String(one.card.r), { ...turned, holder: turned.card, dated: true });
  queueMicrotask(() => settle(from, events));
}

/** The card that was placed, or else the place where a wrong one belongs. @param {GameEvent[]} events */
const placeIn = (events) =>
  document.querySelector(`.rail [data-card="${events.find((e) => e.e === "placed")?.card}"]`) ??
  (turns() ? null : homeMark());

/**
 * Move what is in sight from its old place to its new one. Everything is measured before anything moves.
 * @param {Map<string, Lying>} from
 * @param {GameEvent[]} events
 */
function settle(from, events) {
  const to = places();
  bringToMiddle(placeIn(events));
  const moving = new Set();
  const newcomer = to.get(String(events.find((e) => e.e === "placed")?.card));
  for (const [ref, is] of to) {
    const was = from.get(ref);
    if (moving.has(is.holder) || (!inSight(was) && !inSight(is)) || elsewhere(was, is, newcomer)) continue;
    const path = was ? glide(was, is) : from.size ? APPEAR : null;
    if (!path) continue;
    const arrives = was?.holder !== is.holder;
    if (arrives && is.holder.childElementCount > 1) arrive(is.card, path);
    else {
      moving.add(is.holder);
      const way = around(path, is.holder);
      if (arrives) arrive(is.holder, way);
      else is.holder.animate(way, GLIDING);
    }
  }
}

/**
 * Whether a column is one of a line in several rows, into which a newcomer has come: such a one is simply there, for a
 * whole line that glides costs more than anybody sees of it.
 * @param {Lying | undefined} was
 * @param {Lying} is
 * @param {Lying | undefined} newcomer
 */
function elsewhere(was, is, newcomer) {
  if (!was || was.holder !== is.holder || !newcomer || is.holder.parentElement !== newcomer.holder.parentElement)
    return false;
  return newcomer.holder.closest(".wraps") !== null;
}

/** A card comes to where it was not before, above all others. @param {HTMLElement} newcomer @param {Keyframe[]} path */
function arrive(newcomer, path) {
  newcomer.classList.add("moving");
  newcomer.animate(path, GLIDING).onfinish = () => newcomer.classList.remove("moving");
}
