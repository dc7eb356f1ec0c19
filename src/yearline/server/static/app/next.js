// The next game at the same table: whoever stays is dealt in at once, and whoever still reads is not pulled away.

import { signal } from "@preact/signals";
import { fetchTexts, frame, isScreen, lately, replaying, struck, tried, verdict } from "./state.js";
import { announce, journal } from "./narration.js";
import { t } from "./words.js";

/** @typedef {import("./protocol").Frame} Frame */

/** The table as it is by now, while the end of the last game is still read here. */
export const ahead = signal(/** @type {Frame | null} */ (null));
/** Whether the cards are being dealt at the wish of this device. */
export const dealing = signal(false);
/** @type {(message: Frame, before: Frame | null) => void} */
let believe = () => {};

/**
 * Whether a frame waits until its reader wants to go on.
 * @param {Frame} message
 * @param {(message: Frame, before: Frame | null) => void} show
 */
export function held(message, show) {
  const here = frame.peek()?.table;
  const same = message.table.number === here?.number && message.table.phase === "over";
  if (isScreen || here?.phase !== "over" || same) return false;
  if (dealing.peek()) {
    leaveBehind();
    return false;
  }
  believe = show;
  if (!ahead.peek()) announce(t("client-next-begun"));
  ahead.value = message;
  return true;
}

function leaveBehind() {
  ahead.value = null;
  dealing.value = false;
  lately.value = journal.value = [];
  tried.value = {};
  verdict.value = struck.value = null;
}

/** Go where the others are. */
export async function goOn() {
  const message = ahead.peek();
  if (!message) return;
  await fetchTexts(message.table);
  const latest = { ...(ahead.peek() ?? message), events: [] };
  leaveBehind();
  replaying.value = null;
  believe(latest, frame.peek());
}

/**
 * Deal again for everybody who sits, or open the lobby again.
 * @param {(command: object) => string} ask
 * @param {object} command
 */
export function again(ask, command = { kind: "start" }) {
  if (dealing.peek()) return;
  dealing.value = true;
  ask(command);
}

/** It was refused: somebody else was quicker, or it cannot be dealt. */
export function notDealt() {
  if (!dealing.peek()) return false;
  dealing.value = false;
  return true;
}
