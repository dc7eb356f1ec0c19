// A deck being written: rows of cells that are never changed, only replaced, so that every step can be taken back.

/** A card: `key` stays as long as the row is there. @typedef {{key: number, cells: Record<string, string>}} Row */
/** @typedef {Record<string, string | Record<string, string> | string[] | number>} Meta */
/** @typedef {{meta: Meta, rows: Row[]}} Deck */
/** What travels. @typedef {{meta: Meta, columns: string[], rows: string[][]}} Draft */

/** All columns but those of languages, in the order of a file. */
export const PLAIN = [
  ...["id", "year", "precision", "color", "scene", "emblem", "medallion", "picture", "crop", "tone"],
  ...["credit", "source", "difficulty", "front", "back"],
];
/** Our languages; a deck may speak others. */
export const SPOKEN = ["en", "fr", "it", "ru", "uk"];
const WRITTEN = /^(title|fact)_([a-z]{2,3})$/;

/** The cells of a card that has no photo any more. */
export const NO_PHOTO = { picture: "", crop: "", tone: "", credit: "" };
/** The emblem of a card that shows the first letter of its title. */
export const LETTER = "first-letter";

let made = 0;

/** @param {Record<string, string>} [cells] @returns {Row} */
export const newRow = (cells = {}) => ({ key: ++made, cells });

/** Whether nothing is written in a row. @param {Row} row */
export const isBlank = (row) => Object.values(row.cells).every((cell) => !cell.trim());

/** @param {Draft} draft @returns {Deck} */
export function fromDraft(draft) {
  const columns = draft.columns.map((name) => bare(name, draft.meta));
  const rows = draft.rows.map((cells) => {
    const filled = columns.flatMap((name, at) => (cells[at] ? [[name, String(cells[at])]] : []));
    return newRow(Object.fromEntries(filled));
  });
  return { meta: draft.meta ?? {}, rows };
}

/** A title without a language is in the deck's own. @param {string} column @param {Meta} meta */
const bare = (column, meta) =>
  column === "title" || column === "fact" ? `${column}_${ownLanguage({ meta })}` : column;

/**
 * The columns that a deck uses: those that every card has, and those in which something is written.
 * @param {Deck} deck
 */
export function columnsOf(deck) {
  const used = new Set(deck.rows.flatMap(({ cells }) => Object.keys(cells).filter((name) => cells[name])));
  const spoken = languagesOf(deck).flatMap((code) => [`title_${code}`, `fact_${code}`]);
  const known = [...PLAIN.slice(0, 2), ...spoken, ...PLAIN.slice(2)];
  const others = [...used].filter((name) => !known.includes(name)).sort();
  const own = `title_${ownLanguage(deck)}`;
  return [...known, ...others].filter((name) => used.has(name) || name === "year" || name === own);
}

/** @param {Deck} deck @returns {Draft} */
export function toDraft(deck) {
  const columns = columnsOf(deck);
  return { meta: deck.meta, columns, rows: deck.rows.map(({ cells }) => columns.map((name) => cells[name] ?? "")) };
}

/** The names of a deck by language. @param {{meta: Meta}} deck @returns {Record<string, string>} */
export const namesOf = ({ meta }) => /** @type {Record<string, string>} */ (meta["names"] ?? {});

/** The first language of the names is the deck's own. @param {{meta: Meta}} deck */
export const ownLanguage = (deck) => Object.keys(namesOf(deck))[0] ?? "en";

/** The deck's name as its own language has it. @param {{meta: Meta}} deck */
export const nameOf = (deck) => namesOf(deck)[ownLanguage(deck)] ?? "";

/**
 * The languages that rows are written in: rows never change, so each is looked through once.
 * @type {WeakMap<Row, string[]>}
 */
const spokenIn = new WeakMap();

/** @param {Row} row */
function languagesIn(row) {
  const known = spokenIn.get(row);
  if (known) return known;
  const found = Object.entries(row.cells).flatMap(([name, text]) => (text && WRITTEN.exec(name)?.[2]) || []);
  spokenIn.set(row, found);
  return found;
}

/** The languages of a deck: those of its names, and all in which a card says something. @param {Deck} deck */
export function languagesOf(deck) {
  const found = new Set(Object.keys(namesOf(deck)));
  if (!found.size) found.add("en");
  for (const row of deck.rows) for (const code of languagesIn(row)) found.add(code);
  return [...found];
}

/** How many cards have a title in a language. @param {Deck} deck @param {string} code */
export const written = (deck, code) => deck.rows.filter(({ cells }) => cells[`title_${code}`]?.trim()).length;

/** @param {Deck} deck @param {number} at @param {Record<string, string>} cells @returns {Deck} */
export function setCells(deck, at, cells) {
  const row = deck.rows[at] ?? newRow();
  const rows = deck.rows.slice();
  rows[Math.min(at, rows.length)] = { key: row.key, cells: { ...row.cells, ...cells } };
  return { ...deck, rows };
}

/** @param {Deck} deck @param {number} at @param {Row[]} rows @returns {Deck} */
export const insertRows = (deck, at, rows) => ({
  ...deck,
  rows: [...deck.rows.slice(0, at), ...rows, ...deck.rows.slice(at)],
});

/** @param {Deck} deck @param {number} at @returns {Deck} */
export const removeRow = (deck, at) => ({ ...deck, rows: deck.rows.filter((_, index) => index !== at) });

/** @param {Deck} deck @param {number} at @param {number} by @returns {Deck} */
export function moveRow(deck, at, by) {
  const to = at + by;
  if (!deck.rows[at] || to < 0 || to >= deck.rows.length) return deck;
  const rows = deck.rows.filter((_, index) => index !== at);
  rows.splice(to, 0, deck.rows[at]);
  return { ...deck, rows };
}

/** @param {Deck} deck @param {Meta} meta @returns {Deck} */
export const setMeta = (deck, meta) => ({ ...deck, meta: { ...deck.meta, ...meta } });

/** So many steps can be taken back. */
const STEPS = 200;

/**
 * What was, what is, and what was taken back. Steps of one name that follow each other are one: a word typed into a
 * cell is taken back whole.
 * @typedef {{past: {deck: Deck, name: string}[], now: Deck, future: {deck: Deck, name: string}[], name: string}} Steps
 */

/** @param {Deck} deck @returns {Steps} */
export const begin = (deck) => ({ past: [], now: deck, future: [], name: "" });

/** @param {Steps} steps @param {Deck} deck @param {string} name "" is a step of its own @returns {Steps} */
export function took(steps, deck, name = "") {
  if (deck === steps.now) return steps;
  if (name && name === steps.name) return { ...steps, now: deck, future: [] };
  const past = [...steps.past, { deck: steps.now, name: steps.name }].slice(-STEPS);
  return { past, now: deck, future: [], name };
}

/** What comes next is a step of its own. @param {Steps} steps @returns {Steps} */
export const settled = (steps) => (steps.name ? { ...steps, name: "" } : steps);

/** @param {Steps} steps @returns {Steps} */
export function undo(steps) {
  const last = steps.past.at(-1);
  if (!last) return steps;
  const future = [{ deck: steps.now, name: "" }, ...steps.future];
  return { past: steps.past.slice(0, -1), now: last.deck, future, name: "" };
}

/** @param {Steps} steps @returns {Steps} */
export function redo(steps) {
  const [next, ...future] = steps.future;
  if (!next) return steps;
  return { past: [...steps.past, { deck: steps.now, name: "" }], now: next.deck, future, name: "" };
}
