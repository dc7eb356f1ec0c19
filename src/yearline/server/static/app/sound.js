// Quiet sounds, made on the spot and off until somebody asks for them.

import { sounds } from "./state.js";

/** @type {AudioContext | null} */
let context = null;

/** A soft plucked tone. @param {number} frequency @param {number} after @param {number} [length] */
function pluck(frequency, after, length = 0.35) {
  context ??= new AudioContext();
  const [tone, gain, start] = [context.createOscillator(), context.createGain(), context.currentTime + after];
  tone.type = "triangle";
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.12, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** @type {Record<string, [number, number][]>} Frequencies and delays by event. */
const TUNES = {
  placed: [[523, 0.25], [784, 0.34]],
  blocked: [[220, 0.25], [196, 0.38]],
  missed: [[247, 0.25], [185, 0.38]],
  discarded: [[330, 0.1]],
  drafted: [[392, 0], [440, 0.06]],
  power_used: [[440, 0], [659, 0.08]],
  game_ended: [[523, 0.2], [659, 0.35], [784, 0.5], [1047, 0.65]],
};

/** Let the first event that has a sound be heard. @param {{e: string}[]} events */
export function playSound(events) {
  if (!sounds.value) return;
  const names = events.map((event) => event.e);
  const heard = ["game_ended", "missed", "blocked", "placed"].find((name) => names.includes(name)) ?? names.find((name) => TUNES[name]);
  for (const [frequency, after] of TUNES[heard ?? ""] ?? []) pluck(frequency, after);
}
