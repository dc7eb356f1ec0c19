// Quiet sounds, made on the spot, from the first touch on and until somebody mutes them; and a tap for the fingers.

import { sounds } from "./state.js";
import { pluck, touched } from "./tones.js";

/** When the seal lands on a card that turns over, in milliseconds; the styles have the same. */
const LANDS = 1150;
/** A streak is heard a third higher with each card, up to so many. */
const HIGHEST = 5;

/** @type {Record<string, [number, number][]>} Frequencies and delays by event. */
const TUNES = {
  discarded: [[330, 0.1]],
  drafted: [
    [392, 0],
    [440, 0.06],
  ],
  power_used: [
    [440, 0],
    [659, 0.08],
  ],
  game_ended: [
    [523, 0.2],
    [659, 0.35],
    [784, 0.5],
    [1047, 0.65],
  ],
};

/** Let the first event that has a sound of its own be heard. @param {{e: string}[]} events */
export function playSound(events) {
  if (!sounds.value || !touched()) return;
  const names = events.map((event) => event.e);
  if (names.some((name) => ["missed", "blocked", "placed"].includes(name)) && !names.includes("game_ended")) return;
  const heard = names.includes("game_ended") ? "game_ended" : names.find((name) => TUNES[name]);
  for (const [frequency, after] of TUNES[heard ?? ""] ?? []) pluck(frequency, after);
}

/** What is heard and felt when the seal lands, as long as it has not. @type {(() => void) | null} */
let landing = null;

/**
 * A tick and the card's turn; how it was is neither heard nor felt before it is seen.
 * @param {boolean} right
 * @param {boolean} turns
 * @param {number} streak how many in a row were right before, of whoever laid it
 * @param {boolean} here whether it was laid on this device
 */
export function playVerdict(right, turns, streak, here) {
  const land = () => landed(right, streak, here);
  landing = land;
  if (!turns) return landNow();
  if (touched() && sounds.value) {
    pluck(1200, 0, 0.06, "square");
    pluck(240, 0.4, 0.3, "sine");
  }
  return void setTimeout(() => landing === land && landNow(), LANDS);
}

/** The seal lands, or somebody has not waited for it. */
export function landNow() {
  const land = landing;
  landing = null;
  land?.();
}

/**
 * A fifth upwards or a wooden thud, and a tap for whoever laid the card.
 * @param {boolean} right
 * @param {number} streak
 * @param {boolean} here
 */
function landed(right, streak, here) {
  if (!touched()) return;
  if (here) navigator.vibrate?.(right ? 20 : [30, 40, 30]);
  if (!sounds.value) return;
  const root = 392 * 1.25 ** Math.min(HIGHEST - 1, streak);
  if (right) [root, root * 1.5].forEach((tone, i) => pluck(tone, i * 0.09));
  else [130, 98].forEach((tone, i) => pluck(tone, i * 0.07, 0.2, "sine"));
}

/** A stack of one's own was struck: three falling knocks. */
export function playStrike() {
  if (!touched()) return;
  navigator.vibrate?.([40, 40, 40]);
  if (sounds.value) [196, 165, 123].forEach((tone, i) => pluck(tone, i * 0.12, 0.25, "sawtooth"));
}
