// Dragging a card with mouse, pen or finger: a shortcut that ends in the same clicks as choosing a card and a gap.

import { choice, moves, pick, subject } from "./state.js";
import { gapsOf, movesOf } from "./wire.js";
import { pointed } from "./rows.js";

const FAR_ENOUGH = 8;
const REACH = 90;

/** @typedef {{x: number, y: number, gap: number}} Target */

/**
 * The gap nearest to a point, if one is within reach.
 * @param {Target[]} targets
 * @param {number} x
 * @param {number} y
 * @param {number} tall
 */
export function nearest(targets, x, y, tall) {
  let best = null;
  for (const target of targets) {
    if (Math.abs(target.y - y) > tall) continue;
    const distance = Math.abs(target.x - x);
    if (distance < REACH && (best === null || distance < best.distance)) best = { distance, gap: target.gap };
  }
  return best?.gap ?? null;
}

/** @type {{card: HTMLElement, ghost: HTMLElement | null, x: number, y: number, pointer: number} | null} */
let held = null;

addEventListener("pointerdown", (event) => {
  const card = /** @type {Element} */ (event.target).closest?.("[data-subject]");
  if (!(card instanceof HTMLElement) || event.button !== 0) return;
  held = { card, ghost: null, x: event.clientX, y: event.clientY, pointer: event.pointerId };
});

addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.pointer) return;
  if (!held.ghost) {
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR_ENOUGH) return;
    lift();
  }
  const ghost = held.ghost;
  if (!ghost) return;
  ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
  scrollNear(event.clientX, event.clientY);
  light(goal(event.clientX, event.clientY));
});

addEventListener("pointerup", (event) => {
  if (held?.ghost && event.pointerId === held.pointer) drop(goal(event.clientX, event.clientY));
  unhand();
});
addEventListener("pointercancel", unhand);
addEventListener("keydown", (event) => event.key === "Escape" && unhand());

/** The click that follows a drag is not a choice. */
addEventListener(
  "click",
  (event) => {
    if (!justDropped) return;
    justDropped = false;
    event.stopPropagation();
    event.preventDefault();
  },
  { capture: true },
);
let justDropped = false;

function lift() {
  if (!held) return;
  const { card } = held;
  const name = card.dataset.subject ?? "";
  if (subject.value !== name) pick(name);
  const box = card.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.classList.add("ghost");
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px` });
  ghost.style.setProperty("--card-w", `${card.offsetWidth}px`);
  document.body.append(ghost);
  document.body.classList.add("dragging");
  held.ghost = ghost;
}

/**
 * What lies under the pointer: a gap by number, or a verb of the card.
 * @param {number} x
 * @param {number} y
 * @returns {number | string | null}
 */
function goal(x, y) {
  const gaps = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-gap]"))].map((gap) => {
    const box = gap.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, gap: Number(gap.dataset.gap), tall: box.height };
  });
  if (gaps.length) return nearest(gaps, x, y, gaps[0].tall * 0.8);
  const under = document.elementFromPoint(x, y);
  if (under?.closest(".pile-discard")) return "discard";
  return under?.closest(".board") ? "play" : null;
}

/** @param {number | string | null} target */
function light(target) {
  pointed.value = typeof target === "number" ? target : null;
  for (const lit of document.querySelectorAll(".over")) lit.classList.remove("over");
  const where =
    typeof target === "number"
      ? `[data-gap="${target}"]`
      : target === "discard"
        ? ".pile-discard"
        : target === "play"
          ? ".board"
          : null;
  if (where) document.querySelector(where)?.classList.add("over");
}

/** @param {number | string | null} target */
function drop(target) {
  justDropped = true;
  setTimeout(() => (justDropped = false));
  const own = movesOf(moves.value, subject.value);
  const move =
    typeof target === "number"
      ? gapsOf(moves.value, subject.value).get(target)
      : own.find((one) => one.verb === target);
  if (move) choice.value = move;
}

function unhand() {
  if (held?.ghost) light(null); // whoever only clicks has gaps of their own
  held?.ghost?.remove();
  document.body.classList.remove("dragging");
  held = null;
}

/** Near the edge of a row, let it scroll. @param {number} x @param {number} y */
function scrollNear(x, y) {
  for (const rail of document.querySelectorAll(".rail")) {
    const box = rail.getBoundingClientRect();
    if (y < box.top || y > box.bottom) continue;
    if (x < box.left + 50) rail.scrollLeft -= 12;
    if (x > box.right - 50) rail.scrollLeft += 12;
  }
}
