// The challenge of the day in place: its line on a phone, streak and scores, and the cards that got away.

import { Challenge, offer, showScores } from "./attempt.js";
import { keep } from "./device.js";
import { dailyResults, noteDaily, streakOf } from "./results.js";

const box = document.getElementById("try");
/** The day that the server calls today; a device's own clock is never asked. */
const today = box?.querySelector("[data-today=yes]")?.getAttribute("data-day") ?? "";

/** Bring what has come of a card into sight: on a phone where the card came to lie. @param {HTMLElement} box */
function shown(box) {
  const told = /** @type {HTMLElement | null} */ (box.querySelector(".verdict-line, .outcome-score"));
  const newest = box.querySelector(".newest");
  const upright = newest && matchMedia("(max-width: 820px)").matches;
  if (upright) newest.append(/** @type {Element} */ (box.querySelector(".verdict")));
  told?.setAttribute("tabindex", "-1");
  told?.focus({ preventScroll: true });
  const { top, bottom } = box.getBoundingClientRect();
  if (upright) newest.scrollIntoView({ block: "center" });
  else if (top < 0 || bottom > innerHeight) box.scrollIntoView({ block: "start" });
}

/** What only this device knows about a result, or can do with it. @param {ParentNode} part */
function finish(part) {
  const outcome = /** @type {HTMLElement | null} */ (part.querySelector(".outcome[data-marks]"));
  if (outcome) {
    const { day = "", score, marks = "", cards = "", years = "", counted } = outcome.dataset;
    const [pictures, when] = [cards, years].map((list) => list.split(",").filter(Boolean));
    const result = { score: Number(score), marks, cards: pictures, years: when.map(Number) };
    noteDaily(day, { ...result, counted: counted === "yes" });
    offer(outcome);
    countDown(outcome);
  }
  showStreak();
  showScores(part, "day", dailyResults(), ({ score }) => score === 12);
}

/** The form of a counted sentence. @param {HTMLElement} place @param {number} count */
export function counted(place, count) {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  place.textContent = (place.dataset[form] ?? place.dataset.other ?? "").replace("#", String(count));
  place.hidden = false;
}

/** Days in a row, where there are some. */
function showStreak() {
  const results = dailyResults();
  const { count, days } = streakOf(results, today);
  if (!today || count < 2) return;
  const before = document.querySelector(".streak-box");
  before?.toggleAttribute("hidden", Boolean(results[today]?.counted));
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".streak")))
    counted(place, count);
  const dots = before?.querySelector(".streak-days");
  const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "narrow", timeZone: "UTC" });
  dots?.replaceChildren(
    ...[...days.slice(-6), today].map((day) =>
      Object.assign(document.createElement("i"), {
        textContent: weekday.format(new Date(day)),
        className: results[day]?.counted ? "done" : "",
      }),
    ),
  );
}

/** The time until the next challenge, by the server's clock and a steady count. @param {HTMLElement} outcome */
function countDown(outcome) {
  const place = /** @type {HTMLElement | null} */ (outcome.querySelector("[data-left]"));
  if (!place) return;
  const end = performance.now() / 1000 + Number(place.dataset.left);
  const tick = () => {
    if (!place.isConnected) return clearInterval(timer);
    const minutes = Math.max(0, Math.floor((end - performance.now() / 1000) / 60));
    const said = (place.dataset.words ?? "").replace("##", String(minutes % 60));
    place.textContent = said.replace("#", String(Math.floor(minutes / 60)));
  };
  const timer = setInterval(tick, 20_000);
}

/** Take up the cards that got away: they wait for the practice page. @param {MouseEvent} event */
function practise(event) {
  const button = /** @type {HTMLElement} */ (event.target).closest("[data-practise]");
  if (!button) return;
  keep("yearline-practice-new", button.getAttribute("data-practise") ?? "");
  location.assign("/practice");
}

finish(document);
if (box) {
  box.addEventListener("click", practise);
  const made = (/** @type {HTMLFormElement} */ { dataset }, /** @type {string} */ gap) => ({
    card: Number(dataset.card),
    gap: Number(gap),
  });
  new Challenge({ name: "daily", when: "day", form: "try", moves: "cards", made, shown, finish }, box);
}
