// The decks that were made on this device, as it lists them: what each is called, and where it is played and edited.

import { keptValue } from "./device.js";

/**
 * A deck of this device.
 * @typedef {{key: string, id: string, name: string, cards: number, at: number, pictures?: string[]}} Known
 */

export const DECKS = "yearline-decks";

/** The decks of this device, the latest first. @returns {Known[]} */
export function myDecks() {
  const found = keptValue(DECKS);
  if (!Array.isArray(found)) return [];
  const whole = found.filter((one) => typeof one?.key === "string" && typeof one.id === "string");
  return whole.sort((a, b) => b.at - a.at);
}
