// The page on which somebody opens a room for a crowd: what was chosen becomes a table, and this device its leader's.

import { secret } from "./daily.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("open-crowd"));
const said = /** @type {HTMLElement} */ (document.getElementById("open-said"));

/** @param {FormData} chosen @param {string} name */
const text = (chosen, name) => String(chosen.get(name) ?? "");

/**
 * Ask the server for something, and go where it is.
 * @param {string} address
 * @param {object} wanted
 * @param {(told: Record<string, string>) => string} place
 */
async function open(address, wanted, place) {
  said.textContent = "";
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret()}` },
    body: JSON.stringify(wanted),
  }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.ok && told) location.assign(place(told));
  else said.textContent = told?.text ?? form.dataset["trouble"] ?? "";
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const chosen = new FormData(form);
  if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "homework") {
    const [rounds, days] = [Number(text(chosen, "rounds")), Number(text(chosen, "days"))];
    return open("/api/homework", { decks: [text(chosen, "deck")], rounds, days }, (told) => told["report"] ?? "/crowd");
  }
  const settings = {
    game: "crowd",
    decks: [text(chosen, "deck")],
    language: document.documentElement.lang,
    seats: 500,
    clock: Number(text(chosen, "clock")),
    options: {
      rounds: Number(text(chosen, "rounds")),
      ties: text(chosen, "ties"),
      teams: Number(text(chosen, "teams")),
      look: Number(text(chosen, "look")),
    },
  };
  return open("/api/tables", settings, (told) => `/screen/${told["code"]}`);
});
