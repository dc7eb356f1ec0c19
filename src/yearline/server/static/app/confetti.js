// Confetti, once: at most forty pieces for a second and a half. Nobody who wants less motion sees any.

import { html, useEffect, useState } from "./view.js";

const PIECES = 40;
const LASTS = 1500;
const TINTS = ["#d9a94a", "#8a2d2a", "#1b5a8f", "#2f6d32", "#c2573f", "#6b3a8c"];
/** @type {Set<string>} Games whose end has been celebrated here. */
const thrown = new Set();

/** Where a piece flies, by its number: no two alike, and the same each time. @param {number} i */
const flight = (i) => ({
  "--x": `${((i * 61) % 100) - 50}cqw`,
  "--y": `${30 + ((i * 37) % 60)}cqh`,
  "--turn": `${(i % 2 ? 1 : -1) * (180 + ((i * 47) % 360))}deg`,
  "--wait": `${(i * 17) % 200}ms`,
  background: TINTS[i % TINTS.length],
});

/** @param {{game: string}} props */
export function Confetti({ game }) {
  const [flies, setFlies] = useState(
    !thrown.has(game) && matchMedia("(prefers-reduced-motion: no-preference)").matches,
  );
  useEffect(() => {
    thrown.add(game);
    const timer = setTimeout(() => setFlies(false), LASTS);
    return () => clearTimeout(timer);
  }, []);
  if (!flies) return null;
  return html`<div class="confetti" aria-hidden="true">
    ${Array.from({ length: PIECES }, (_, i) => html`<i key=${i} class=${i % 3 ? "" : "dot"} style=${flight(i)}></i>`)}
  </div>`;
}
