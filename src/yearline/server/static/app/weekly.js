// The deal of the week in place: its row, and the result that stays on this device.

import { Challenge, offer, showScores } from "./attempt.js";
import { noteWeekly, weeklyResults } from "./results.js";

/** Bring what has come of a move into sight. @param {HTMLElement} box */
function shown(box) {
  const told = /** @type {HTMLElement | null} */ (box.querySelector(".verdict, .outcome-score"));
  told?.focus({ preventScroll: true });
  if (told && told.getBoundingClientRect().top < 0) told.scrollIntoView({ block: "start" });
}

/** The newest card in sight, the result on the device. @param {ParentNode} part */
function finish(part) {
  const rows = part.querySelector(".deal-rows");
  const newest = /** @type {HTMLElement | null} */ (part.querySelector(".newest, .deal-column:last-child"));
  if (rows && newest) rows.scrollLeft = newest.offsetLeft + (newest.offsetWidth - rows.clientWidth) / 2;
  const outcome = /** @type {HTMLElement | null} */ (part.querySelector(".deal-outcome"));
  if (outcome) {
    const { week = "", score, par, counted } = outcome.dataset;
    noteWeekly(week, { score: Number(score), par: Number(par), counted: counted === "yes" });
    offer(outcome);
  }
  showScores(document, "week", weeklyResults(), ({ score, par }) => par > 0 && score >= par);
}

const box = /** @type {HTMLElement} */ (document.getElementById("deal"));
const made = (/** @type {HTMLFormElement} */ { dataset }, /** @type {string} */ move) => ({
  at: Number(dataset.at),
  move,
});
finish(document);
new Challenge({ name: "weekly", when: "week", form: "deal", moves: "moves", made, shown, finish }, box);
