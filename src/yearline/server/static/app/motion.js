// Motion from frame to frame: cards glide from where they lay to where they lie, and flip when their date appears.

import { bringToMiddle } from "./rows.js";
import { playSound } from "./sound.js";

const GLIDE = 420;

/** @typedef {{x: number, y: number, width: number, dated: boolean}} Place */

/** Where every card lies now. @returns {Map<string, Place>} */
function places() {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-card]"))) {
    const { x, y, width } = card.getBoundingClientRect();
    if (width) found.set(card.dataset.card ?? "", { x, y, width, dated: card.classList.contains("dated") });
  }
  return found;
}

/** The movement from one place to another, as keyframes; null if nothing moved. @param {Place} from @param {Place} to */
export function glide(from, to) {
  const [dx, dy, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
  const flips = to.dated && !from.dated;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02 && !flips) return null;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  if (!flips) return [{ transform: start, zIndex: 5 }, { transform: "none", zIndex: 5 }];
  return [
    { transform: `${start} rotateY(0)`, zIndex: 6 },
    { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 24}px) scale(1.08) rotateY(90deg)`, offset: 0.5, zIndex: 6 },
    { transform: "none", zIndex: 6 },
  ];
}

/** A frame with events has come: show it, and move what moved. @param {any} _before @param {any} after @param {() => void} show */
export function moved(_before, after, show) {
  playSound(after.events);
  const missed = after.events.filter((/** @type {any} */ e) => e.e === "missed" || e.e === "blocked").map((/** @type {any} */ e) => String(e.card));
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return show();
  const from = places();
  show();
  requestAnimationFrame(() => settle(from, missed, after));
  return undefined;
}

/** Move every card from its old place to its new one. @param {Map<string, Place>} from @param {string[]} missed @param {any} after */
function settle(from, missed, after) {
  const to = places();
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-card]"))) {
    const ref = card.dataset.card ?? "";
    const [was, is] = [from.get(ref), to.get(ref)];
    const path = was && is ? glide(was, is) : null;
    if (path) card.animate(path, { duration: GLIDE, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
    else if (!was && from.size) card.animate([{ opacity: 0, transform: "translateY(-12px)" }, { opacity: 1, transform: "none" }], { duration: GLIDE / 2, easing: "ease-out" });
    if (missed.includes(ref)) card.animate([{ translate: "0" }, { translate: "-6px" }, { translate: "6px" }, { translate: "0" }], { duration: 300, delay: GLIDE });
  }
  const placed = after.events.find((/** @type {any} */ e) => e.e === "placed");
  if (placed) bringToMiddle(document.querySelector(`.rail [data-card="${placed.card}"]`));
}
