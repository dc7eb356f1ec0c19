// The deal of the week in place: each move goes to the server, which plays; the result stays on this device.

import { inAWhile, share } from "./daily.js";
import { bearer, keep, kept, keptValue, remembers } from "./device.js";
import { ink } from "./inks.js";
import { noteWeekly, weeklyResults } from "./results.js";

/** @typedef {{week: string, at: number, move: string, ticket: string}} Move */

const WAITING = "yearline-weekly-waiting";
const box = /** @type {HTMLElement} */ (document.getElementById("deal"));
const words = /** @type {HTMLElement} */ (document.querySelector(".waiting-answer"));
const address = (/** @type {string} */ path) => `${path}?lang=${document.documentElement.lang}`;

/** Send a move that counts. @param {Move} made */
function send({ week, at, move, ticket }) {
  const headers = { ...bearer(), "Content-Type": "application/json" };
  return fetch(address(`/weekly/${week}/moves`), {
    method: "POST",
    headers,
    body: JSON.stringify({ at, move, ticket }),
  });
}

/** The try that counts, as far as it has come. @param {string} week */
const mine = (week) => fetch(address(`/weekly/${week}/mine`), { headers: bearer() });

/** Play without counting: a past week. @param {HTMLFormElement} form @param {SubmitEvent} event */
function playFree(form, event) {
  const asked = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form, event.submitter)]));
  asked.set("lang", document.documentElement.lang);
  return fetch(`/weekly/${form.dataset.week}/free?${asked}`);
}

/** @param {SubmitEvent} event */
async function play(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches(".deal")) return;
  event.preventDefault();
  if (form.getAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  const { week = "", at, ticket = "", today, counted } = form.dataset;
  const counts = today === "yes" || counted === "yes"; // a try that was begun counts beyond Sunday
  const move = /** @type {HTMLButtonElement} */ (event.submitter).value;
  const made = { week, at: Number(at), move, ticket };
  try {
    await show(await (counts ? send(made) : playFree(form, event)), week);
  } catch {
    if (counts) keep(WAITING, JSON.stringify(made));
    tell(words.dataset.waiting ?? "");
    if (counts) inAWhile(sendWaiting);
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/** Put the server's answer in place, or say why there is none. @param {Response} answer @param {string} week */
async function show(answer, week) {
  if (answer.ok) return put(await answer.text());
  const { code, text } = await answer.json();
  return code === "stale" ? put(await (await mine(week)).text()) : tell(text);
}

/** @param {string} text */
function tell(text) {
  words.textContent = text;
  words.hidden = !text;
}

/** @param {string} html @param {boolean} [asked] whether somebody is waiting for it */
function put(html, asked = true) {
  tell("");
  box.innerHTML = html;
  ink(box);
  finish();
  if (!asked) return;
  const told = /** @type {HTMLElement | null} */ (box.querySelector(".verdict, .outcome-score"));
  told?.focus({ preventScroll: true });
  if (told && told.getBoundingClientRect().top < 0) told.scrollIntoView({ block: "start" });
}

/** The newest card in sight, the result on the device. */
function finish() {
  const rows = box.querySelector(".deal-rows");
  const newest = /** @type {HTMLElement | null} */ (box.querySelector(".newest, .deal-column:last-child"));
  if (rows && newest) rows.scrollLeft = newest.offsetLeft + (newest.offsetWidth - rows.clientWidth) / 2;
  const outcome = /** @type {HTMLElement | null} */ (box.querySelector(".deal-outcome"));
  if (outcome) {
    const { week = "", score, par, counted } = outcome.dataset;
    noteWeekly(week, { score: Number(score), par: Number(par), counted: counted === "yes" });
    for (const one of outcome.querySelectorAll(".share-buttons")) one.toggleAttribute("hidden", false);
    for (const one of outcome.querySelectorAll(".forgets")) one.toggleAttribute("hidden", remembers);
    if (!("share" in navigator)) outcome.querySelector("[data-share=text]")?.remove();
  }
  const results = weeklyResults();
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("a[data-week]"))) {
    const known = results[link.dataset.week ?? ""];
    const place = link.querySelector("i");
    if (known && place) place.textContent = String(known.score);
  }
}

/** A move that was made without a connection: send it now. */
async function sendWaiting() {
  const made = /** @type {Move | null} */ (keptValue(WAITING));
  if (!made) return;
  const said = await send(made).catch(() => null);
  if (!said) {
    inAWhile(sendWaiting);
    return tell(words.dataset.waiting ?? "");
  }
  keep(WAITING, "");
  if (box.querySelector(`[data-week="${made.week}"]`)) await show(said, made.week);
}

/** What this person has done already, here or on another device; of a past week, only a try that is not finished. */
async function resume() {
  const form = /** @type {HTMLFormElement | null} */ (box.querySelector(".deal:not(.begun)"));
  if (!form || !kept("yearline-secret")) return;
  const answer = await mine(form.dataset.week ?? "").catch(() => null);
  const html = answer?.ok ? await answer.text() : "";
  const untouched = form.isConnected && !form.getAttribute("aria-busy") && !form.contains(document.activeElement);
  const begun = html.includes('class="deal begun"');
  if (untouched && (begun || (form.dataset.today === "yes" && html.includes("deal-outcome")))) put(html, false);
}

box.addEventListener("submit", (event) => play(/** @type {SubmitEvent} */ (event)));
box.addEventListener("click", share);
addEventListener("online", sendWaiting);
finish();
sendWaiting().then(resume);
