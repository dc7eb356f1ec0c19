// When a card comes back: FSRS, with two answers and whole days, as the terminal's practice reckons it too.

import { Rating, fsrs } from "ts-fsrs";
import { memories, now, remember } from "./memories.js";

/** @typedef {import("./memories.js").Memory} Memory */

/** So many cards at once; then that is all for today. */
export const SITTING = 5;
/** Intervals that have a name, in days; beyond the last one a card is known for good. */
export const STEPS = [1, 7, 30, 120];

const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false });

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

/** Take up cards that were misjudged; those that are known stay as they are. @param {string[]} pictures */
export function takeUp(pictures) {
  const known = memories();
  for (const picture of pictures) if (!known[picture]) remember(picture, answered(null, false, now()));
}

/** The name of an interval: which step it is, counted from 0. @param {Memory} memory */
export function stepOf([, , last, next]) {
  const days = Math.round(next - last);
  const step = STEPS.findIndex((most) => days <= most);
  return step < 0 ? STEPS.length : step;
}
