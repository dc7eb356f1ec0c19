// What this device keeps of one's decks: their list, and whatever the server does not have yet.

import { keep, keptValue } from "./device.js";
import { DECKS, myDecks } from "./my_decks.js";
import { dropPhotos } from "./workshop_waiting.js";

/** @typedef {import("./workshop_draft.js").Draft} Draft */
/** @typedef {import("./my_decks.js").Known} Known */
/** What was not sent yet, and what it was made from. @typedef {{revision: number, base: Draft, draft: Draft}} Unsent */
/** What is being typed. @typedef {{row: number, column: string, text: string}} Typing */

const MOST = 200;

/** @param {string} name */
function drop(name) {
  keep(name, "");
  try {
    localStorage.removeItem(name);
  } catch {
    // it was emptied
  }
}

/** @param {Omit<Known, "at">} deck */
export function noteDeck(deck) {
  const all = myDecks();
  const others = all.filter((one) => one.key !== deck.key && one.id !== deck.id);
  const pictures = deck.pictures?.length ? deck.pictures : all.find(({ id }) => id === deck.id)?.pictures;
  keep(DECKS, JSON.stringify([{ ...deck, pictures, at: Date.now() }, ...others].slice(0, MOST)));
}

/** @param {string} key */
export function forgetDeck(key) {
  keep(DECKS, JSON.stringify(myDecks().filter((one) => one.key !== key)));
  sentAll(key);
  dropPhotos(key);
}

/** @param {string} key @param {Unsent} unsent */
export const keepUnsent = (key, unsent) => keep(`yearline-draft-${key}`, JSON.stringify(unsent));

/** @param {string} key @returns {Unsent | null} */
export function unsentOf(key) {
  const found = /** @type {Unsent | null} */ (keptValue(`yearline-draft-${key}`));
  return Array.isArray(found?.draft?.rows) && Array.isArray(found.base?.rows) ? found : null;
}

/** @param {string} key @param {Typing} typing */
export const keepTyping = (key, typing) => keep(`yearline-typing-${key}`, JSON.stringify(typing));

/** @param {string} key @returns {Typing | null} */
export function typingOf(key) {
  const found = /** @type {Typing | null} */ (keptValue(`yearline-typing-${key}`));
  return typeof found?.text === "string" && typeof found.row === "number" ? found : null;
}

/** @param {string} key */
export const typedAll = (key) => drop(`yearline-typing-${key}`);

/** Everything has arrived. @param {string} key */
export function sentAll(key) {
  drop(`yearline-draft-${key}`);
  typedAll(key);
}

/** A deck has a new key: what was not sent goes with it. @param {string} from @param {string} to */
export function moveUnsent(from, to) {
  const unsent = unsentOf(from);
  if (unsent) keepUnsent(to, unsent);
  sentAll(from);
}

/** What was read on another page and waits for its columns. @param {string} key @param {unknown} read */
export const keepArriving = (key, read) => keep(`yearline-arriving-${key}`, JSON.stringify(read));

/** It is taken once. @param {string} key @returns {import("./workshop_api.js").Read | null} */
export function takeArriving(key) {
  const name = `yearline-arriving-${key}`;
  const found = /** @type {import("./workshop_api.js").Read | null} */ (keptValue(name));
  if (found) drop(name);
  return Array.isArray(found?.mapping) && Array.isArray(found.draft?.rows) ? found : null;
}
