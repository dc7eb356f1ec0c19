// The cards one practises, as this device keeps them: what is known about each, and which are due.

import { entriesOf, keep, keptValue } from "./device.js";

/**
 * What is known about a card: stability, difficulty, the last time and the next one, in days.
 * @typedef {[number, number, number, number]} Memory
 */

export const PRACTICE = "yearline-practice";

/** Now, in days. */
export const now = () => Date.now() / 86_400_000;

/** Whether this is a picture and what is known about its card. @param {[string, Memory]} entry */
export const isCard = ([picture, one]) =>
  /^[\w-]{1,80}$/.test(picture) && Array.isArray(one) && one.length === 4 && one.every(Number.isFinite);

/** The cards of this device by picture. What cannot be read is left out. @returns {Record<string, Memory>} */
export const memories = () => entriesOf(keptValue(PRACTICE), isCard);

/** @param {string} picture @param {Memory} memory */
export const remember = (picture, memory) => keep(PRACTICE, JSON.stringify({ ...memories(), [picture]: memory }));

/** @param {string} picture */
export function forgetOne(picture) {
  const { [picture]: _, ...others } = memories();
  keep(PRACTICE, JSON.stringify(others));
}

/** So many cards go along with a link: chats cut off longer ones. */
const MOST = 100;
/** Numbers in a link are whole: thousandths of days. */
const FINE = 1000;

/** The cards as the end of a link, those that come back first; the others travel by file. */
export function packed() {
  const soonest = Object.entries(memories()).sort(([, one], [, two]) => one[3] - two[3]);
  const parts = soonest.slice(0, MOST).map(([picture, memory]) => {
    const numbers = memory.map((number) => Math.max(1, Math.round(number * FINE)).toString(36));
    return `~${[picture, ...numbers].join(".")}`;
  });
  return parts.join("");
}

/** What a link brings, as far as it is cards. @param {string} text @returns {Record<string, Memory>} */
export function unpacked(text) {
  const entries = text.split("~").map((part) => {
    const [picture, ...numbers] = part.split(".");
    return [picture, numbers.map((number) => parseInt(number, 36) / FINE)];
  });
  return entriesOf(Object.fromEntries(entries), isCard);
}

/** Forget them all. */
export const forgetAll = () => keep(PRACTICE, "");

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
