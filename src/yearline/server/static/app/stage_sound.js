// What a room hears of the big screen: each question, the answers that come in, the last seconds, where a card belongs,
// the end. Everything that is heard is seen as well.

import { signal } from "@preact/signals";
import { keep, kept } from "./device.js";
import { pluck, touched } from "./tones.js";

/** @typedef {import("./protocol").CrowdMessage} Crowd */
/** @typedef {[frequency: number, after: number, length?: number, type?: OscillatorType]} Tone */

const KEPT = "yearline-sounds";
export const sounds = signal(kept(KEPT) !== "false");
export function mute() {
  sounds.value = !sounds.value;
  keep(KEPT, JSON.stringify(sounds.value));
}

/** @type {Tone[]} */
const ASKED = [
  [392, 0],
  [587, 0.12],
];
/** @type {Tone[]} */
const OVER = [
  [523, 0.1],
  [659, 0.25],
  [784, 0.4],
  [1047, 0.55, 0.9],
];
/** A chord of so many notes as the room was right: none knew it, all did. */
const CHORD = [262, 330, 392, 523, 659];
/** The card flies for so long before it lies where it belongs. */
const FLIGHT = 0.6;
/** In so many last seconds each is heard. */
const HURRY = 5;

/** @param {Tone[]} tones */
function play(tones) {
  if (sounds.value && touched()) for (const tone of tones) pluck(...tone);
}

/** @param {number} share @returns {Tone[]} */
function landed(share) {
  const notes = CHORD.slice(0, Math.round(share * CHORD.length));
  const chord = notes.map((note, i) => /** @type {Tone} */ ([note, FLIGHT + 0.15 + i * 0.08, 0.7]));
  return [[110, FLIGHT, 0.25, "sine"], ...chord];
}

/** What was so when it was last listened to. @type {{step: string, done: number} | null} */
let was = null;

/**
 * Let be heard what has happened since the last time; what was so when the screen was opened has not happened.
 * @param {Crowd} seen
 * @param {number} done how many have answered
 * @param {number} got how many were right
 */
export function hear(seen, done, got) {
  const step = seen.phase === "over" ? "over" : `${seen.step} ${seen.round}`;
  const [before, now] = [was, { step, done }];
  was = now;
  if (!before) return;
  if (step === before.step) {
    if (seen.step === "place" && done > before.done) play([[330 * 2 ** (done / (seen.of || 1)), 0, 0.12, "sine"]]);
  } else if (step === "over") play(OVER);
  else if (seen.step === "reveal") play(landed(got / (seen.of || 1)));
  else if (seen.step === "place") play(ASKED);
}

/** A tick for each of the last seconds. @param {number} seconds */
export function tick(seconds) {
  if (seconds > 0 && seconds <= HURRY) play([[seconds === 1 ? 1175 : 880, 0, 0.08, "sine"]]);
}
