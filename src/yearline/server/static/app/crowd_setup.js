// The page on which somebody opens a room for a crowd: what was chosen becomes a table, and this device its leader's.

import { secret } from "./daily.js";
import { myDecks } from "./workshop_device.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("open-crowd"));
const said = /** @type {HTMLElement} */ (document.getElementById("open-said"));

/** The decks of this device can be chosen too, and one that a link names is. */
function offerOwn() {
  const select = /** @type {HTMLSelectElement | null} */ (form.elements.namedItem("deck"));
  const asked = new URLSearchParams(location.search).get("deck") ?? "";
  if (!select) return;
  const own = myDecks().filter(({ name }) => name);
  for (const { id, name } of own.slice(0, 30)) select.add(new Option(name, id));
  if (asked && ![...select.options].some(({ value }) => value === asked)) select.add(new Option(asked, asked));
  if (asked) select.value = asked;
}
offerOwn();

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
