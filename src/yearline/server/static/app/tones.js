// A soft tone, made on the spot: from the first touch on, because browsers are silent until then.

/** @type {AudioContext | null} */
let context = null;

/** Whether somebody has touched the page. */
export const touched = () => navigator.userActivation?.hasBeenActive ?? context !== null;

/**
 * A soft tone.
 * @param {number} frequency
 * @param {number} after
 * @param {number} [length]
 * @param {OscillatorType} [type]
 */
export function pluck(frequency, after, length = 0.35, type = "triangle") {
  context ??= new AudioContext();
  const [tone, gain, start] = [context.createOscillator(), context.createGain(), context.currentTime + after];
  tone.type = type;
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.09, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
