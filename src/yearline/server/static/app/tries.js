// A finished game as what its cards came to: every try with its result, the room there was, and who did it. Read out of
// the steps of the game's record, which is public once it is over.

import { inYears } from "./days.js";

/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {import("./protocol").GameEvent} GameEvent */
/** @typedef {import("./protocol").WireView | null | undefined} View */
/** @typedef {{events: GameEvent[], view: import("./protocol").WireView}} Step */
/** @typedef {WireCard & {y: number}} Dated */
/** @typedef {[Dated | undefined, Dated | undefined]} Between */
/** @typedef {"start" | "right" | "main" | "gap" | "given" | "wrong" | "blocked" | "discarded"} Result */
/**
 * A card that was turned over. `room`: how many years lay between its neighbours. `off`: how many years it lies outside
 * the gap that was chosen, and `beside` the neighbour it should not have passed, or the end of the row that it pushed
 * out by `push` years. `by`: the card that had closed its gap.
 * @typedef {{card: Dated, seat: number | null, result: Result, between?: (WireCard | undefined)[],
 * room?: number, off?: number, push?: number, beside?: WireCard, by?: WireCard}} Try
 */

export const RIGHT = new Set(["right", "main", "gap"]);
export const WRONG = new Set(["wrong", "blocked"]);

/** A game of thousands of cards would fill the browser: so much of it is shown. */
const MOST_PAGES = 100;

/** @type {Map<string, Promise<Step[] | null>>} */
const fetched = new Map();

/**
 * The steps of a finished game, fetched once; null if they cannot be had.
 * @param {string} code
 * @param {number} number
 */
export function stepsOf(code, number) {
  const from = `/api/tables/${code}/games/${number}/steps`;
  const known = fetched.get(from) ?? allOf(from);
  const kept = known.catch(() => null);
  fetched.set(from, kept);
  kept.then((steps) => steps ?? fetched.delete(from));
  return kept;
}

/** All steps; those of a long game come in several answers. @param {string} from @returns {Promise<Step[] | null>} */
async function allOf(from) {
  /** @type {Step[]} */
  const steps = [];
  for (let page = 0, all = 1; steps.length < all && page < MOST_PAGES; page++) {
    const answer = await fetch(`${from}?first=${steps.length}`);
    if (!answer.ok) return null;
    all = Number(answer.headers.get("Yearline-Steps"));
    steps.push(...(await answer.json()));
  }
  return steps;
}

/** Years between two dates: after 1 BC comes AD 1. @param {number} first @param {number} last */
export function yearsBetween(first, last) {
  const [from, to] = [first, last].map((date) => Math.floor(inYears(date)));
  return to - from - (from < 0 && to > 0 ? 1 : 0);
}

/** Every try of a game, in its order. @param {Step[]} steps @returns {Try[]} */
export function triesOf(steps) {
  /** @type {Map<number, Dated>} */
  const shown = new Map();
  return steps.flatMap((step, i) => {
    for (const event of step.events)
      if (event.e === "revealed") shown.set(event.card.r, /** @type {Dated} */ (event.card));
    return step.events.flatMap((event) => tried(event, shown, step, steps[i - 1]?.view) ?? []);
  });
}

/**
 * What an event says of a card that was tried.
 * @param {GameEvent} event
 * @param {Map<number, Dated>} shown
 * @param {Step} step
 * @param {View} before
 * @returns {Try | undefined}
 */
function tried(event, shown, { events, view }, before) {
  if (event.e !== "placed" && event.e !== "missed" && event.e !== "blocked" && event.e !== "discarded")
    return undefined;
  const card = shown.get(event.card);
  if (!card) return undefined;
  if (event.e === "placed") return placed(event, card, columnsOf(view, event.row, event.owner));
  if (event.e === "missed") return missedTry(event, card, columnsOf(before, "line", event.seat));
  if (event.e === "blocked") return { card, seat: event.seat, result: "blocked", ...closing(card, view) };
  const missed = events.some((other) => other.e === "missed" && other.card === event.card);
  return missed ? undefined : { card, seat: event.seat, result: "discarded" };
}

/** @param {View} view @param {string} name @param {number | null} owner @returns {WireCard[][]} */
const columnsOf = (view, name, owner) =>
  view?.rows.find((row) => row.name === name && (row.owner === null || row.owner === owner))?.columns ?? [];

/** @param {import("./protocol").PlacedEvent} event @param {Dated} card @param {WireCard[][]} columns @returns {Try} */
function placed({ seat, row, owner, index }, card, columns) {
  if (seat === null) return { card, seat, result: "start" };
  if (owner !== null && owner !== seat) return { card, seat: owner, result: "given" };
  if (row === "gaps") return { card, seat, result: "gap" };
  /** @type {Between} */
  const between = [lying(columns[index - 1]), lying(columns[index + 1])];
  if (row === "main") return { card, seat, result: "main", ...pushed(card, between) };
  return { card, seat, result: "right", between, room: roomOf(between) };
}

/** By how much a card at an end of the row has pushed it out. @param {Dated} card @param {Between} between */
function pushed(card, [low, high]) {
  const beside = low && high ? undefined : (low ?? high);
  return beside ? { beside, push: apart(card, beside) } : {};
}

/** @param {Dated} a @param {Dated} b */
const apart = (a, b) => yearsBetween(Math.min(a.y, b.y), Math.max(a.y, b.y));

/** The card of a column, which lies open. @param {WireCard[] | undefined} column */
const lying = (column) => /** @type {Dated | undefined} */ (column?.[0]);

/** @param {Between} between */
const roomOf = ([low, high]) => (low && high ? yearsBetween(low.y, high.y) : undefined);

/** @param {import("./protocol").MissedEvent} event @param {Dated} card @param {WireCard[][]} columns @returns {Try} */
function missedTry({ seat, gap }, card, columns) {
  const [low, high] = [lying(columns[gap - 1]), lying(columns[gap])];
  const late = high && card.y > high.y; // it was laid too early
  const beside = late ? high : low;
  return { card, seat, result: "wrong", between: [low, high], beside, off: beside && apart(card, beside) };
}

/**
 * What had closed a card's gap on the main row, and between which cards that was.
 * @param {Dated} card
 * @param {View} view
 */
function closing(card, view) {
  const main = columnsOf(view, "main", null);
  const after = main.findIndex((column) => (column[0].y ?? 0) > card.y);
  const by = after > 0 ? columnsOf(view, "gaps", null)[after - 1]?.[0] : undefined;
  return { by, between: [main[after - 1]?.[0], main[after]?.[0]] };
}

/**
 * The right card with the least room; where a card finds its place by itself, the one that won most.
 * @param {Try[]} tries
 */
export function bestOf(tries) {
  const known = tries.filter((one) => (one.room ?? one.push ?? 0) > 0);
  return known.sort((a, b) => (a.room ?? 0) - (b.room ?? 0) || (b.push ?? 0) - (a.push ?? 0))[0];
}

/** The wrong card furthest off. @param {Try[]} tries */
export const worstOf = (tries) => tries.filter((one) => one.off).sort((a, b) => (b.off ?? 0) - (a.off ?? 0))[0];

/**
 * The card that closed its gap for most others, and how many those were.
 * @param {Try[]} tries
 * @returns {{one: Try, count: number} | undefined}
 */
export function costliestOf(tries) {
  const closed = tries.filter((one) => one.by);
  const count = (/** @type {Try} */ one) => closed.filter((other) => other.by?.r === one.by?.r).length;
  const one = [...closed].sort((a, b) => count(b) - count(a))[0];
  return one && { one, count: count(one) };
}
