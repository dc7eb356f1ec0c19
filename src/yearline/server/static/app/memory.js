// When a card comes back: FSRS, with two answers and whole days, as the terminal's practice reckons it too.

import { Rating, fsrs } from "ts-fsrs";
import { keep, kept } from "./device.js";

/**
 * What is known about a card: stability, difficulty, the last time and the next one, in days.
 * @typedef {[number, number, number, number]} Memory
 */

const CARDS = "yearline-practice";
/** So many cards at once; then that is all for today. */
export const SITTING = 5;
/** Intervals that have a name, in days; beyond the last one a card is known for good. */
export const STEPS = [1, 7, 30, 120];

const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false });

/** Now, in days. */
export const now = () => Date.now() / 86_400_000;

/**
 * A card after an answer; one without a memory was misjudged for the first time.
 * @param {Memory | null} memory
 * @param {boolean} right
 * @param {number} at
 * @returns {Memory}
 */
export function answered(memory, right, at) {
  const before = memory && { stability: memory[0], difficulty: memory[1] };
  const elapsed = memory ? Math.max(0, Math.floor(at - memory[2] + 1e-9)) : 0;
  const { stability, difficulty } = scheduler.next_state(before, elapsed, right ? Rating.Good : Rating.Again);
  return [stability, difficulty, at, at + scheduler.next_interval(stability, elapsed)];
}

/** @param {unknown} one */
const isMemory = (one) => Array.isArray(one) && one.length === 4 && one.every(Number.isFinite);

/** The cards of this device by picture. What cannot be read is left out. @returns {Record<string, Memory>} */
export function memories() {
  try {
    const known = Object.entries(JSON.parse(kept(CARDS) || "{}") ?? {});
    return Object.fromEntries(known.filter(([picture, one]) => /^[\w-]{1,80}$/.test(picture) && isMemory(one)));
  } catch {
    return {};
  }
}

/** @param {string} picture @param {Memory} memory */
export const remember = (picture, memory) => keep(CARDS, JSON.stringify({ ...memories(), [picture]: memory }));

/** Forget them all. */
export const forgetAll = () => keep(CARDS, "");

/** Take up cards that were misjudged; those that are known stay as they are. @param {string[]} pictures */
export function takeUp(pictures) {
  const known = memories();
  for (const picture of pictures) if (!known[picture]) remember(picture, answered(null, false, now()));
}

/**
 * The cards that are due, those most likely forgotten first. One that was answered in the future was answered while
 * the clock of the device was wrong: it would be lost for as long.
 * @param {number} at
 * @returns {string[]}
 */
export function due(at) {
  const faded = (/** @type {Memory} */ [stability, , last]) => (at - last) / stability;
  const waiting = Object.entries(memories()).filter(([, memory]) => memory[3] <= at || memory[2] > at + 1);
  return waiting.sort(([, one], [, two]) => faded(two) - faded(one)).map(([picture]) => picture);
}

/** The name of an interval: which step it is, counted from 0. @param {Memory} memory */
export function stepOf([, , last, next]) {
  const days = Math.round(next - last);
  const step = STEPS.findIndex((most) => days <= most);
  return step < 0 ? STEPS.length : step;
}
