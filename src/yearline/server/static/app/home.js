// The first minute: a card placed without leaving the page, a table opened with one click, and the way back to one's tables.

import { ink } from "./inks.js";

const box = document.getElementById("try");

/** Lay the card: the server answers with the line as it is now. @param {SubmitEvent} event */
async function lay(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches(".try")) return;
  event.preventDefault();
  const asked = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  asked.set("lang", document.documentElement.lang);
  const answer = await fetch(`/try?${asked}`);
  if (!answer.ok || !box) return;
  box.innerHTML = await answer.text();
  ink(box);
  const verdict = /** @type {HTMLElement | null} */ (box.querySelector(".verdict-line"));
  verdict?.setAttribute("tabindex", "-1");
  verdict?.focus({ preventScroll: true });
  show(box);
}

/** What came of it is in sight: the words, and the card in the line, however long that is. @param {HTMLElement} box */
function show(box) {
  const { top, bottom } = box.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) box.scrollIntoView({ block: "start" });
  const newest = /** @type {HTMLElement | null} */ (box.querySelector(".newest"));
  const line = newest?.parentElement;
  if (line) line.scrollLeft = newest.offsetLeft + (newest.offsetWidth - line.clientWidth) / 2;
}
box?.addEventListener("submit", (event) => lay(/** @type {SubmitEvent} */ (event)));

/** The secret of this device; the table page makes one if there is none. @returns {string} */
function secret() {
  const known = localStorage.getItem("yearline-secret");
  if (known) return known;
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replaceAll("+", "-").replaceAll("/", "_");
  localStorage.setItem("yearline-secret", made);
  return made;
}

/** Open a table and go there. @param {HTMLElement} button */
async function openTable(button) {
  const now = button.dataset.play === "now";
  const game = button.dataset.game ?? (now || button.dataset.deck ? "race" : "coop");
  const settings = { game, seats: now ? 2 : 4, language: document.documentElement.lang, decks: [button.dataset.deck ?? "popular-culture"] };
  button.setAttribute("aria-busy", "true");
  const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(settings), headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret()}` } });
  if (answer.ok) location.assign(`/t/${(await answer.json()).code}${now ? "#now" : ""}`);
  else button.removeAttribute("aria-busy");
}
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-play]"))) {
  button.addEventListener("click", () => openTable(button));
  button.disabled = false; // a click that came before would have been lost
}

/** The tables that this device has to do with, the latest first. */
async function ownTables() {
  const section = document.getElementById("tables");
  if (!section || !localStorage.getItem("yearline-secret")) return;
  const answer = await fetch("/api/tables", { headers: { Authorization: `Bearer ${secret()}` } });
  if (!answer.ok) return;
  const open = (await answer.json()).filter((/** @type {any} */ table) => table.phase !== "over").slice(0, 6);
  section.hidden = !open.length;
  section.querySelector("ul")?.replaceChildren(...open.map(entry));
}

/** @param {any} table */
function entry(table) {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: `/t/${table.code}`, className: table.my_turn ? "button primary" : "button" });
  link.textContent = [table.code, ...table.players].join(" · ");
  item.append(link);
  return item;
}
ownTables();
