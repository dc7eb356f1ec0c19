// The page on which somebody opens a room for a crowd: what was chosen becomes a table, and this device its leader's.

import { offerTopics, wantedTopics } from "./crowd_topics.js";
import { deviceSecret } from "./device.js";
import { myDecks } from "./my_decks.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("open-crowd"));
const said = /** @type {HTMLElement} */ (document.getElementById("open-said"));
const decks = /** @type {HTMLSelectElement} */ (form.elements.namedItem("deck"));

/** The decks of this device can be chosen too, and one that a link names is. */
function offerOwn() {
  const asked = new URLSearchParams(location.search).get("deck") ?? "";
  const own = myDecks().filter(({ name }) => name);
  if (own.length) {
    const group = Object.assign(document.createElement("optgroup"), { label: decks.dataset["own"] });
    group.append(...own.slice(0, 30).map(({ id, name }) => new Option(name, id)));
    decks.prepend(group);
  }
  if (asked && ![...decks.options].some(({ value }) => value === asked)) decks.add(new Option(asked, asked));
  if (asked) decks.value = asked;
}
offerOwn();
offerTopics(decks.value);
decks.addEventListener("change", () => offerTopics(decks.value));

/** @param {FormData} chosen @param {string} name */
const text = (chosen, name) => String(chosen.get(name) ?? "");

/**
 * Ask the server for something; says why not, where it refuses.
 * @param {string} address
 * @param {object} wanted
 * @returns {Promise<Record<string, string> | null>}
 */
async function ask(address, wanted) {
  said.textContent = "";
  const answer = await fetch(`${address}?lang=${document.documentElement.lang}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${deviceSecret()}` },
    body: JSON.stringify(wanted),
  }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.ok && told) return told;
  said.textContent = told?.text ?? form.dataset["trouble"] ?? "";
  return null;
}

/** The deck to deal from: of some fields and eras, one that has only those. @param {string} deck */
async function dealtFrom(deck) {
  const topics = wantedTopics();
  return topics ? (await ask("/api/picks", { decks: [deck], ...topics }))?.["deck"] : deck;
}

/** @param {FormData} chosen @param {string} deck */
const settings = (chosen, deck) => ({
  game: "crowd",
  decks: [deck],
  language: document.documentElement.lang,
  seats: 500,
  clock: Number(text(chosen, "clock")),
  options: {
    rounds: Number(text(chosen, "rounds")),
    ties: text(chosen, "ties"),
    teams: Number(text(chosen, "teams")),
    look: Number(text(chosen, "look")),
  },
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const chosen = new FormData(form);
  const homework = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "homework";
  const deck = await dealtFrom(text(chosen, "deck"));
  if (!deck) return;
  if (homework) {
    const [rounds, days] = [Number(text(chosen, "rounds")), Number(text(chosen, "days"))];
    const given = await ask("/api/homework", { decks: [deck], rounds, days });
    if (given) location.assign(given["report"] ?? "/crowd");
  } else {
    const opened = await ask("/api/tables", settings(chosen, deck));
    if (opened) location.assign(`/screen/${opened["code"]}`);
  }
});
