// Motion from frame to frame: cards glide from where they lay to where they lie, and flip when their date appears.

import { bringToMiddle } from "./rows.js";
import { playSound } from "./sound.js";

const GLIDE = 420;
const GLIDING = { duration: GLIDE, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };
const APPEAR = [{ opacity: 0, transform: "translateY(-12px)" }, { opacity: 1, transform: "none" }];
const SHAKE = [{ translate: "0" }, { translate: "-6px" }, { translate: "6px" }, { translate: "0" }];

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{x: number, y: number, width: number, dated: boolean}} Place */
/** @typedef {Place & {card: HTMLElement, holder: Element}} Lying */

/** Where every card lies. What is measured is its holder: a card out of sight need not be drawn for that. @returns {Map<string, Lying>} */
function places() {
  /** @type {Map<string, Lying>} */
  const found = new Map();
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-card]"))) {
    const holder = card.closest(".spot, .brick, .holder") ?? card;
    const { x, y, width } = holder.getBoundingClientRect();
    if (width) found.set(card.dataset.card ?? "", { card, holder, x, y, width, dated: card.classList.contains("dated") });
  }
  return found;
}

/** @param {Place | undefined} place */
const inSight = (place) => place !== undefined && place.x < innerWidth && place.x + place.width > 0;

/** The movement from one place to another, as keyframes; null if nothing moved. @param {Place} from @param {Place} to */
export function glide(from, to) {
  const [dx, dy, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
  const flips = to.dated && !from.dated;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02 && !flips) return null;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  if (!flips) return [{ transform: start }, { transform: "none" }];
  return [
    { transform: `${start} rotateY(0)` },
    { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 24}px) scale(1.08) rotateY(90deg)`, offset: 0.5 },
    { transform: "none" },
  ];
}

/** A frame with events has come: show it, and move what moved. @param {any} _before @param {any} after @param {() => void} show */
export function moved(_before, after, show) {
  playSound(after.events);
  if (still.matches || document.hidden) return show();
  const from = places();
  show();
  queueMicrotask(() => settle(from, after.events));
  return undefined;
}

/** Move what is in sight from its old place to its new one. Everything is measured before anything moves. @param {Map<string, Lying>} from @param {any[]} events */
function settle(from, events) {
  const to = places();
  const placed = to.get(String(events.find((e) => e.e === "placed")?.card));
  if (placed) bringToMiddle(placed.holder);
  const moving = new Set();
  for (const [ref, is] of to) {
    const was = from.get(ref);
    if (!inSight(was) && !inSight(is)) continue;
    const path = was ? glide(was, is) : from.size ? APPEAR : null;
    if (!path || moving.has(is.holder)) continue;
    if (was?.holder !== is.holder) arrive(is, path);
    else moving.add(is.holder) && is.holder.animate(path, GLIDING);
  }
  for (const event of events) if (event.e === "missed" || event.e === "blocked") to.get(String(event.card))?.card.animate(SHAKE, { duration: 300, delay: GLIDE });
}

/** A card comes to where it was not before, above all others. @param {Lying} is @param {Keyframe[]} path */
function arrive({ card, holder }, path) {
  holder.classList.add("moving");
  card.animate(path, GLIDING).onfinish = () => holder.classList.remove("moving");
}
