// The challenge in place: each card goes to the server, which says what came of it; the result stays on this device.

import { bearer, keep, kept, keptValue, remembers } from "./device.js";
import { copyText, shareSheet, withAddress } from "./handing.js";
import { ink } from "./inks.js";
import { dailyResults, noteDaily, streakOf } from "./results.js";

const WAITING = "yearline-daily-waiting";
const box = document.getElementById("try");
/** The day that the server calls today; a device's own clock is never asked. */
const today = box?.querySelector("[data-today=yes]")?.getAttribute("data-day") ?? "";

/** @typedef {{day: string, card: number, gap: number, ticket: string}} Answer */

const address = (/** @type {string} */ path) => `${path}?lang=${document.documentElement.lang}`;

/** Send an answer that counts. @param {Answer} answer */
function send({ day, card, gap, ticket }) {
  const headers = { ...bearer(), "Content-Type": "application/json" };
  const body = JSON.stringify({ card, gap, ticket });
  return fetch(address(`/daily/${day}/cards`), { method: "POST", headers, body });
}

/** The try that counts, as far as it has come. @param {string} day */
const mine = (day) => fetch(address(`/daily/${day}/mine`), { headers: bearer() });

/** Play a card without counting it: a past day. @param {HTMLFormElement} form @param {SubmitEvent} event */
function playFree(form, event) {
  const asked = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form, event.submitter)]));
  asked.set("lang", document.documentElement.lang);
  return fetch(`/daily/${form.dataset.day}/free?${asked}`);
}

/** @param {SubmitEvent} event */
async function place(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches(".try")) return;
  event.preventDefault();
  if (form.getAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  const { day = "", card, ticket = "", today, counted } = form.dataset;
  const counts = today === "yes" || counted === "yes"; // a try that was begun counts beyond midnight
  const gap = Number(/** @type {HTMLButtonElement} */ (event.submitter).value);
  const answer = { day, card: Number(card), gap, ticket };
  try {
    await show(await (!counts ? playFree(form, event) : send(answer)), day);
  } catch {
    if (counts) keep(WAITING, JSON.stringify(answer));
    tell(words()?.dataset.waiting ?? "");
    if (counts) inAWhile(sendWaiting);
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/** Put the server's answer in place, or say why there is none. @param {Response} answer @param {string} day */
async function show(answer, day) {
  if (answer.ok) return put(await answer.text());
  const { code, text } = await answer.json();
  if (code === "stale") return put(await (await mine(day)).text());
  return tell(text, code === "daily_over");
}

const words = () => /** @type {HTMLElement | null} */ (document.querySelector(".waiting-answer"));

/** Say something in words, perhaps with the way to today's challenge. @param {string} text @param {boolean} [over] */
function tell(text, over = false) {
  const place = words();
  if (!place) return;
  place.textContent = text;
  place.hidden = !text;
  const go = Object.assign(document.createElement("a"), { href: "/daily", textContent: place.dataset.go });
  if (over) place.append(" ", go);
  place.closest(".stage")?.classList.toggle("told", Boolean(text));
}

/** @param {string} html @param {boolean} [asked] whether somebody is waiting for it */
function put(html, asked = true) {
  if (!box) return;
  tell("");
  box.innerHTML = html;
  ink(box);
  finish(box);
  if (!asked) return;
  const told = /** @type {HTMLElement | null} */ (box.querySelector(".verdict-line, .outcome-score"));
  const newest = box.querySelector(".newest");
  const upright = newest && matchMedia("(max-width: 820px)").matches;
  if (upright) newest.append(/** @type {Element} */ (box.querySelector(".verdict"))); // where the card came to lie
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
    for (const one of outcome.querySelectorAll(".share-buttons, .practise")) one.toggleAttribute("hidden", false);
    for (const one of outcome.querySelectorAll(".forgets")) one.toggleAttribute("hidden", remembers);
    if (!("share" in navigator)) outcome.querySelector("[data-share=text]")?.remove();
    countDown(outcome);
  }
  showStreak();
  showScores(part);
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

/** What one scored on other days. @param {ParentNode} part */
function showScores(part) {
  const results = dailyResults();
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("a[data-day]"))) {
    const known = results[link.dataset.day ?? ""];
    const place = link.querySelector("i");
    if (known && place) place.textContent = String(known.score);
    link.classList.toggle("all-right", known?.score === 12);
  }
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

/** Hand a result on. @param {MouseEvent} event */
export async function share(event) {
  const button = /** @type {HTMLElement} */ (event.target).closest("[data-share]");
  const outcome = /** @type {HTMLElement | null} */ (button?.closest(".outcome"));
  if (!button || !outcome) return;
  const text = outcome.querySelector("textarea")?.value ?? "";
  const way = button.getAttribute("data-share");
  if (way === "picture") return (await import("./daily_picture.js")).sharePicture(outcome, text);
  if (way === "text" && (await shareSheet(withAddress(text)))) return;
  if (!(await copyText(text))) return;
  const copy = outcome.querySelector("[data-share=copy]");
  const said = copy?.querySelector("span");
  if (said) said.textContent = copy?.getAttribute("data-done") ?? "";
}

/** Take up the cards that got away: they wait for the practice page. @param {MouseEvent} event */
function practise(event) {
  const button = /** @type {HTMLElement} */ (event.target).closest("[data-practise]");
  if (!button) return;
  keep("yearline-practice-new", button.getAttribute("data-practise") ?? "");
  location.assign("/practice");
}

/** @type {Map<() => void, number>} */
const trying = new Map();
/** A device says that it is connected before anything gets through: it is tried again. @param {() => void} send */
export function inAWhile(send) {
  clearTimeout(trying.get(send));
  trying.set(send, setTimeout(send, 4000));
}

/** An answer that was given without a connection: send it now. */
async function sendWaiting() {
  const answer = /** @type {Answer | null} */ (keptValue(WAITING));
  if (!answer) return;
  const said = await send(answer).catch(() => null);
  if (!said) {
    inAWhile(sendWaiting);
    return tell(words()?.dataset.waiting ?? "");
  }
  keep(WAITING, "");
  if (box?.querySelector(`[data-day="${answer.day}"]`)) await show(said, answer.day);
}

/** What this person has placed already, here or on another device; on a past day, only a try that is not finished. */
async function resume() {
  const form = /** @type {HTMLFormElement | null} */ (box?.querySelector(".try:not(.begun)") ?? null);
  if (!form || !kept("yearline-secret")) return;
  const answer = await mine(form.dataset.day ?? "").catch(() => null);
  const html = answer?.ok ? await answer.text() : "";
  const untouched = form.isConnected && !form.getAttribute("aria-busy") && !form.contains(document.activeElement);
  const wanted = form.dataset.today === "yes" ? !html.includes('data-card="0"') : html.includes('class="try begun"');
  if (untouched && html.trim() && wanted) put(html, false);
}

box?.addEventListener("submit", (event) => place(/** @type {SubmitEvent} */ (event)));
box?.addEventListener("click", share);
box?.addEventListener("click", practise);
addEventListener("online", sendWaiting);
finish(document);
sendWaiting().then(resume);
