// The editor's signals, and all that can be done to a deck: every deed is a step that can be taken back, kept on the
// device at once and sent by itself.

import { computed, effect, signal } from "@preact/signals";
import * as api from "./workshop_api.js";
import * as device from "./workshop_device.js";
import * as draft from "./workshop_draft.js";
import { saver } from "./workshop_saving.js";

/** @typedef {import("./workshop_draft.js").Deck} Deck */
/** @typedef {import("./workshop_draft.js").Draft} Draft */
/** @typedef {import("./workshop_draft.js").Steps} Steps */
/** @typedef {import("./workshop_api.js").Problem} Problem */
/** @typedef {import("./workshop_api.js").Shown} Shown */

const place = document.getElementById("workshop");
export const key = place?.dataset["key"] ?? "";
export const deckId = signal("");

export const steps = signal(draft.begin({ meta: {}, rows: [] }));
export const deck = computed(() => steps.value.now);
export const canUndo = computed(() => steps.value.past.length > 0);
export const canRedo = computed(() => steps.value.future.length > 0);
export const count = computed(() => deck.value.rows.length);
export const cursor = signal({ row: 0, column: 2 });
/**
 * Whether a cell is being edited, and the letter that began it.
 * @type {import("@preact/signals").Signal<{first: string} | null>}
 */
export const editing = signal(null);
export const language = signal("en");

/**
 * Something that stays the same object as long as it says the same: whoever shows it is drawn again only if it changed.
 * @template T
 * @param {() => T} make
 */
function steady(make) {
  let [was, said] = [make(), ""];
  return computed(() => {
    const now = make();
    const says = JSON.stringify(now);
    if (says !== said) [was, said] = [now, says];
    return was;
  });
}

/** The languages of the deck, each with how many cards have a title in it. */
export const tongues = steady(() => {
  const found = draft.languagesOf(deck.value);
  const all = found.includes(language.value) ? found : [...found, language.value];
  return all.map((code) => ({ code, done: draft.written(deck.value, code) }));
});
export const languages = steady(() => tongues.value.map(({ code }) => code));
export const name = computed(() => draft.nameOf(deck.value));
/** Whether the dates of the deck are days. */
export const inDays = computed(() => deck.value.meta["dates"] === "day");
/** The language that the deck was begun in. */
export const own = computed(() => draft.ownLanguage(deck.value));
/** What can be reached in the table by arrows. */
export const columns = computed(() => ["picture", "year", `title_${language.value}`, `fact_${language.value}`]);
/**
 * By the keys of rows, so that they stay with their cards.
 * @type {import("@preact/signals").Signal<Map<number, Problem[]>>}
 */
export const problems = signal(new Map());
/** @type {import("@preact/signals").Signal<Problem[]>} Of the deck as a whole. */
export const deckProblems = signal([]);
/** @type {import("@preact/signals").Signal<Map<number, Shown>>} */
export const shown = signal(new Map());
/** @type {import("@preact/signals").Signal<Record<string, string>>} */
export const games = signal({});
/** @type {import("@preact/signals").Signal<import("./workshop_saving.js").State>} */
export const saved = signal("saved");
export const refusal = signal("");
/** Whether the edit link opens nothing any more: what is written here can only become another deck. */
export const gone = signal(false);
/** @type {import("@preact/signals").Signal<{theirs: Draft, base: Draft} | null>} */
export const clash = signal(null);
/** What was just done, for the ear and the eye. */
export const told = signal("");
/** The panel or dialog that is open. */
export const opened = signal("");
/**
 * What was read from a file or a paste and waits for its columns.
 * @type {import("@preact/signals").Signal<{read: import("./workshop_api.js").Read, at: number} | null>}
 */
export const arriving = signal(null);

const saving = saver({
  send: (base, now) => api.put(key, base, now),
  later: (task, milliseconds) => setTimeout(task, milliseconds),
  keep: (unsent) => (unsent ? device.keepUnsent(key, unsent) : device.sentAll(key)),
  told: (state, more) => {
    saved.value = state;
    refusal.value = more.text ?? "";
    gone.value = more.gone ?? false;
    if (state === "conflict" && more.theirs && more.base) clash.value = { theirs: more.theirs, base: more.base };
    if (state === "saved") noted();
  },
});

/** The list of one's decks says what this one is called now. */
function noted() {
  if (!deckId.value) return;
  const cards = deck.value.rows.length;
  const pictures = [...shown.value.values()].slice(0, 3).map(({ picture }) => picture);
  device.noteDeck({ key, id: deckId.value, name: draft.nameOf(deck.value), cards, pictures });
}

let sendSoon = 0;
let checkSoon = 0;

/** Everything that follows a change; a letter typed must not wait for it. */
function follow() {
  if (saved.value === "saved") saved.value = "unsaved";
  clearTimeout(sendSoon);
  sendSoon = setTimeout(handOver, 250);
  clearTimeout(checkSoon);
  checkSoon = setTimeout(checkNow, 450);
}

/** Give what there is to the device and to the one who sends. */
function handOver() {
  clearTimeout(sendSoon);
  sendSoon = 0;
  saving.changed(draft.toDraft(written(deck.value)));
  device.typedAll(key);
}

/** Empty rows at the end are no cards yet. @param {Deck} now @returns {Deck} */
function written(now) {
  const last = now.rows.findLastIndex((row) => !draft.isBlank(row));
  return last + 1 === now.rows.length ? now : { ...now, rows: now.rows.slice(0, last + 1) };
}

/** Do something to the deck. @param {Deck} now @param {string} [name] a name that joins what follows each other */
export function change(now, name = "") {
  const next = draft.took(steps.value, now, name);
  if (next === steps.value) return;
  steps.value = next;
  follow();
  if (typed) takeTyped();
}

/** @param {number} row @param {Record<string, string>} cells @param {string} [name] */
export const setCells = (row, cells, name = "") => change(draft.setCells(deck.value, row, cells), name);

/** Whether dates are years or days. @param {string} dates */
export const setDates = (dates) => change({ ...deck.value, meta: { ...deck.value.meta, dates } });

/** A letter typed into a cell: kept at once. @param {number} row @param {string} column @param {string} text */
export function type(row, column, text) {
  device.keepTyping(key, { row, column, text });
  change(draft.setCells(deck.value, row, { [column]: text }), `type ${row} ${column}`);
}

/** What somebody is just typing into a cell of the table, and the deck does not know yet. */
let typed = /** @type {{key: number, column: string, text: string} | null} */ (null);
let typedSoon = 0;
/** So long nobody presses a key who looks at what was typed. */
const PAUSE = 140;

/**
 * The same where the field itself shows what is typed: everything else follows when there is a pause between letters,
 * so that the next one never waits for it.
 * @param {number} row
 * @param {string} column
 * @param {string} text
 */
export function typeSoon(row, column, text) {
  device.keepTyping(key, { row, column, text });
  const at = deck.value.rows[row];
  typed = at ? { key: at.key, column, text } : null;
  clearTimeout(typedSoon);
  typedSoon = setTimeout(takeTyped, PAUSE);
  if (settledRow.value !== cursor.value.row) followSoon();
}

/** Put into the deck what was typed. */
export function takeTyped() {
  clearTimeout(typedSoon);
  const now = typed;
  typed = null;
  const row = now ? deck.value.rows.findIndex((one) => one.key === now.key) : -1;
  if (now && row >= 0) change(draft.setCells(deck.value, row, { [now.column]: now.text }), `type ${row} ${now.column}`);
}

/** What comes next is a step of its own. */
export function settle() {
  takeTyped();
  steps.value = draft.settled(steps.value);
}

/** @param {(steps: Steps) => Steps} walk */
function walk(walk) {
  takeTyped();
  const next = walk(steps.value);
  if (next === steps.value) return false;
  steps.value = next;
  editing.value = null;
  follow();
  return true;
}
export const undo = () => walk(draft.undo);
export const redo = () => walk(draft.redo);

/** The row that the card beside the table shows: it follows once nobody holds an arrow key down or types on. */
const settledRow = signal(0);
let following = 0;
const followSoon = () => {
  clearTimeout(following);
  following = setTimeout(() => (settledRow.value = cursor.peek().row), PAUSE);
};
effect(() => void (cursor.value, followSoon()));

/** Show the card of the chosen row at once: somebody is about to work on it. */
export function followNow() {
  clearTimeout(following);
  settledRow.value = cursor.peek().row;
}

/** The card that is shown in full; null where a new one begins. */
export const chosen = computed(() => deck.value.rows[settledRow.value] ?? null);
export const chosenKey = computed(() => chosen.value?.key);

/** @type {Map<string, import("@preact/signals").ReadonlySignal<string>>} */
const cells = new Map();

/** A cell of that card: a letter typed into one of them does not concern what shows another. @param {string} column */
export function cell(column) {
  const known = cells.get(column) ?? computed(() => chosen.value?.cells[column] ?? "");
  cells.set(column, known);
  return known.value;
}

/** Where it is. */
export const shownRow = computed(() => settledRow.value);

/** Show a card in full at once. @param {number} row */
export function showRow(row) {
  cursor.value = { row, column: 1 };
  settledRow.value = row;
}

/** @param {number} at */
export function addRow(at = deck.value.rows.length) {
  change(draft.insertRows(deck.value, at, [draft.newRow()]));
  cursor.value = { row: at, column: 1 };
}

/** @param {number} at */
export function removeRow(at) {
  if (!deck.value.rows[at]) return;
  change(draft.removeRow(deck.value, at));
  cursor.value = { ...cursor.value, row: Math.max(0, Math.min(cursor.value.row, deck.value.rows.length - 1)) };
}

/** @param {number} at @param {number} by */
export function moveRow(at, by) {
  const now = draft.moveRow(deck.value, at, by);
  if (now === deck.value) return;
  change(now);
  cursor.value = { ...cursor.value, row: at + by };
}

/**
 * The old object where it says the same, so that only rows are drawn again that have changed.
 * @template T
 * @param {T | undefined} was
 * @param {T} now
 * @returns {T}
 */
const unchanged = (was, now) => (was && JSON.stringify(was) === JSON.stringify(now) ? was : now);

let asked = 0;

/** Have the deck checked as it is. */
export async function checkNow() {
  clearTimeout(checkSoon);
  const mine = ++asked;
  const now = written(deck.value);
  const { status, body } = await api.check(draft.toDraft(now), language.value);
  if (status !== 200 || mine !== asked) return; // what was asked later counts
  const keys = now.rows.map((row) => row.key);
  /** @type {Map<number, Problem[]>} */
  const found = new Map();
  for (const one of body.problems) {
    const row = keys[one.row ?? -1];
    if (row !== undefined) found.set(row, [...(found.get(row) ?? []), one]);
  }
  for (const [row, list] of found) found.set(row, unchanged(problems.value.get(row), list));
  const cards = body.cards.map(
    (one) => /** @type {const} */ ([keys[one.row], unchanged(shown.value.get(keys[one.row]), one)]),
  );
  problems.value = found;
  const first = !shown.value.size;
  shown.value = new Map(cards);
  if (first && saved.value === "saved") noted(); // the list of decks shows some of their pictures
  deckProblems.value = body.problems.filter((one) => keys[one.row ?? -1] === undefined);
  games.value = body.games ?? {};
}

/** How many problems must be solved before the deck can be played. */
export const wrong = computed(
  () => [...[...problems.value.values()].flat(), ...deckProblems.value].filter((one) => !one.warning).length,
);

/** Put a deck in the place of this one, as a step that can be taken back. @param {Draft} other */
export function replace(other) {
  change(draft.fromDraft(other));
  editing.value = null;
}

/** After a clash: what shall stand. @param {Draft} wanted */
export function resolve(wanted) {
  const same = JSON.stringify(wanted) === JSON.stringify(draft.toDraft(deck.value));
  if (!same) steps.value = draft.took(steps.value, draft.fromDraft(wanted)); // nobody takes back what changed nothing
  clash.value = null;
  saving.settle(wanted);
  checkNow();
}

/** Try to send what was refused or waits. */
export const sendNow = () => {
  takeTyped();
  if (sendSoon) handOver();
  return saved.value === "refused" ? saving.settle(draft.toDraft(written(deck.value))) : saving.flush();
};

/** Whether something has not arrived yet. */
export const unsent = () => Boolean(typed || sendSoon) || saving.waiting();

/**
 * Begin with what the server has, and with what it never got.
 * @param {{id: string, revision: number, draft: Draft}} there
 */
export function begin(there) {
  const left = device.unsentOf(key);
  const typing = device.typingOf(key);
  deckId.value = there.id;
  saving.agree(there.revision, there.draft);
  let now = draft.fromDraft(left?.draft ?? there.draft);
  if (typing) now = draft.setCells(now, typing.row, { [typing.column]: typing.text });
  language.value = draft.ownLanguage(now);
  steps.value = draft.begin(now);
  cursor.value = { row: 0, column: 1 };
  noted();
  if (left) saving.resume(left.revision, left.base, draft.toDraft(now));
  else if (typing) follow();
  checkNow();
}

addEventListener("online", () => sendNow());
addEventListener("pagehide", () => {
  takeTyped();
  if (sendSoon) handOver();
});
