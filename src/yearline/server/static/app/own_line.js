// A line of one's own: the cards one knows, among which those that one misjudged are to be placed.

import { inYears } from "./days.js";
import { memories } from "./memories.js";
import { placings } from "./results.js";
import { stepOf } from "./schedule.js";

/** So many cards are told for a question: the nearest ones are among them. */
const MOST = 60;

/** The cards one has placed rightly, the last time one met them; of these, for a card, those nearest to it. */
export function ownLine() {
  /** @type {Map<string, number>} */
  const years = new Map();
  /** @type {Set<string>} */
  const known = new Set();
  for (const [picture, year, right] of placings()) {
    years.set(picture, inYears(year));
    known.delete(picture);
    if (right) known.add(picture);
  }
  for (const [picture, memory] of Object.entries(memories()))
    if (stepOf(memory) > 0) known.add(picture);
    else known.delete(picture);
  const line = [...known].filter((picture) => /^[0-9a-z]+$/.test(picture)).reverse(); // the latest first
  return (/** @type {string} */ card) => {
    const far = (/** @type {string} */ picture) => Math.abs((years.get(picture) ?? Infinity) - (years.get(card) ?? 0));
    const others = line.filter((picture) => picture !== card);
    return others.sort((one, two) => (years.has(card) && far(one) - far(two)) || 0).slice(0, MOST);
  };
}
