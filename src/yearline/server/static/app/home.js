// The first minute: today's challenge in place, a game begun with one tap, and the way back to one's tables.

import { counted } from "./daily.js";
import { deviceSecret, kept, remembers } from "./device.js";
import { due, now } from "./memories.js";

/**
 * Go to a table. A browser that keeps nothing takes its secret along, where no address shows it.
 * @param {string} address
 */
function go(address) {
  if (remembers) return location.assign(address);
  history.pushState({ secret: deviceSecret() }, "", address);
  return location.reload();
}
const WAYS = /** @type {Record<string, string>} */ ({ now: "#now", screen: "?screen" });

/** The tables that wait, and why none could be opened. */
const line = document.getElementById("tables");

/** Open a table and go there: alone it begins at once, with friends in its lobby. @param {HTMLElement} button */
export async function openTable(button) {
  const way = button.dataset.play ?? "now";
  const game = button.dataset.game ?? "race";
  const seats = Number(button.dataset.seats ?? 4);
  const language = document.documentElement.lang;
  const options = way === "now" ? { first_player: 0 } : {}; // who plays with bots alone waits for none of them
  const settings = { game, seats, language, options, decks: [button.dataset.deck ?? "popular-culture"] };
  button.setAttribute("aria-busy", "true");
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${deviceSecret()}` };
  const body = JSON.stringify(settings);
  const answer = await fetch("/api/tables", { method: "POST", body, headers }).catch(() => null);
  if (answer?.ok) return go(`/t/${(await answer.json()).code}${WAYS[way] ?? ""}`);
  button.removeAttribute("aria-busy");
  if (!line) return;
  line.textContent = answer ? (await answer.json()).text : (line.dataset.offline ?? "");
  line.hidden = false;
  line.scrollIntoView({ block: "center" });
}
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-play]"))) {
  button.addEventListener("click", () => openTable(button));
  button.disabled = false; // a click that came before would have been lost
}

/** A table in one's list. @typedef {{code: string, phase: string, my_turn: boolean, players: string[]}} OwnTable */

/** The tables of this device that are not over, those that wait for its person first, as one line. */
async function ownTables() {
  if (!line || !kept("yearline-secret")) return;
  const headers = { Authorization: `Bearer ${deviceSecret()}` };
  const answer = await fetch("/api/tables", { headers }).catch(() => null);
  if (!answer?.ok) return;
  /** @type {OwnTable[]} */
  const tables = await answer.json();
  const open = tables.filter((table) => table.phase !== "over");
  open.sort((a, b) => Number(b.my_turn) - Number(a.my_turn));
  line.hidden = !open.length;
  line.replaceChildren(line.dataset.words ?? "", ...open.slice(0, 3).map(entry));
}

/** @param {OwnTable} table */
function entry(table) {
  const link = Object.assign(document.createElement("a"), { href: `/t/${table.code}` });
  link.textContent = table.players.join(", ") || table.code;
  return link;
}
ownTables();

/** How many cards are to be practised, where there are some. The scheduler itself is fetched by its page alone. */
function dueCards() {
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-due]"));
  const count = due(now()).length;
  if (place && count) counted(place, count);
}
dueCards();
