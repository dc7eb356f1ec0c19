// Where a judged card lies or belongs, and the words that point there.

import { PHONE } from "./layout.js";

/** @typedef {import("./state.js").Verdict} Verdict */

/** Where something stands, and how wide it is. @param {Element} one */
export function boxOf(one) {
  const { x, y, width } = one.getBoundingClientRect();
  return { x, y, width };
}

/** Where a wrong card belongs: the open place on its line, or the flag. */
export const homeMark = () => document.querySelector(".middle :is(.slot.home, .flag.wrong)");

/** Where a judged card lies, or where it belongs. @param {Verdict} one */
export const markOf = ({ card, kind }) =>
  kind === "wrong" ? homeMark() : document.querySelector(`.middle [data-card="${card.r}"]`);

/** Where something on a board stands, whatever moves there yet. @param {HTMLElement} mark @param {Element} rail */
function middleOf(mark, rail) {
  const column = /** @type {HTMLElement | null} */ (mark.closest(".column"));
  if (!column) return boxOf(mark).x + boxOf(mark).width / 2 - boxOf(rail).x; // nothing moves where a card belongs
  const line = /** @type {HTMLElement} */ (column.offsetParent);
  const folded = Number.parseFloat(column.style.getPropertyValue("--x")) || 0;
  return line.offsetLeft + column.offsetLeft + folded + column.offsetWidth / 2 - rail.scrollLeft;
}

/** Words that stand above the line point at the card they are about. @param {Verdict} one */
export function pointAt(one) {
  const words = /** @type {HTMLElement | null} */ (document.querySelector(".verdict.on-stage"));
  const mark = /** @type {HTMLElement | null} */ (markOf(one));
  const rail = mark?.closest(".rail");
  if (!words || !mark || !rail || innerWidth <= PHONE) return;
  const [middle, around, wide] = [middleOf(mark, rail), rail.clientWidth, words.offsetWidth];
  const left = Math.max(34, Math.min(around - wide - 12, middle - wide / 2));
  words.style.setProperty("--left", `${left}px`);
  words.style.setProperty("--tip", `${Math.max(34, Math.min(wide - 34, middle - left))}px`);
}
