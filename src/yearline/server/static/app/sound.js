// Quiet sounds, made on the spot, from the first touch on and until somebody mutes them; and a tap for the fingers.

import { sounds } from "./state.js";
import { pluck, touched } from "./tones.js";

/** How many cards in a row were right: each is heard a third higher, five at most. */
let streak = 0;

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

/** A tick, the card's turn, then a fifth upwards or a wooden thud. @param {boolean} right @param {boolean} turns */
export function playVerdict(right, turns) {
  streak = right ? Math.min(5, streak + 1) : 0;
  if (!touched()) return;
  navigator.vibrate?.(right ? 20 : [30, 40, 30]);
  if (!sounds.value) return;
  const at = turns ? 1.15 : 0.05;
  if (turns) pluck(1200, 0, 0.06, "square");
  if (turns) pluck(240, 0.4, 0.3, "sine");
  const root = 392 * 1.25 ** Math.max(0, streak - 1);
  if (right) [root, root * 1.5].forEach((tone, i) => pluck(tone, at + i * 0.09));
  else [130, 98].forEach((tone, i) => pluck(tone, at + i * 0.07, 0.2, "sine"));
}

/** A stack of one's own was struck: three falling knocks. */
export function playStrike() {
  if (!touched()) return;
  navigator.vibrate?.([40, 40, 40]);
  if (sounds.value) [196, 165, 123].forEach((tone, i) => pluck(tone, i * 0.12, 0.25, "sawtooth"));
}
