// What is pasted: a block of cells out of any spreadsheet, or lines of text.

import { insertRows, newRow, setCells } from "./workshop_draft.js";

/** @typedef {import("./workshop_draft.js").Deck} Deck */

/**
 * A text as rows of cells. Spreadsheets separate cells by tabs, and put quotes around those with line ends in them.
 * @param {string} text
 * @returns {string[][]}
 */
export function cellsOf(text) {
  const tidy = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const mark = tidy.includes("\t") ? "\t" : separated(tidy);
  const rows = mark ? split(tidy, mark) : tidy.split("\n").map((line) => [line]);
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean));
}

/** A semicolon or a comma, if it stands equally often in all of several lines. @param {string} text */
function separated(text) {
  const lines = text.trim().split("\n").slice(0, 20);
  if (lines.length < 2) return "";
  const counts = (/** @type {string} */ mark) => lines.map((line) => split(line, mark)[0].length);
  return [";", ","].find((mark) => new Set(counts(mark)).size === 1 && counts(mark)[0] > 1) ?? "";
}

/** @param {string} text @param {string} mark @returns {string[][]} */
function split(text, mark) {
  /** @type {string[][]} */
  const rows = [[]];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[at++ + 1];
      else quoted = false;
    } else if (sign === '"' && !cell && closes(text, at, mark)) quoted = true;
    else if (sign === mark || sign === "\n") {
      /** @type {string[]} */ (rows.at(-1)).push(cell);
      cell = "";
      if (sign === "\n") rows.push([]);
    } else cell += sign;
  }
  /** @type {string[]} */ (rows.at(-1)).push(cell);
  return rows;
}

/**
 * Whether a quote that opens a cell is closed at the end of one: titles may begin with a quoted name.
 * @param {string} text
 * @param {number} at
 * @param {string} mark
 */
function closes(text, at, mark) {
  for (let next = at + 1; next < text.length; next++) {
    if (text[next] !== '"') continue;
    if (text[next + 1] === '"') next++;
    else return next + 1 === text.length || text[next + 1] === mark || text[next + 1] === "\n";
  }
  return false;
}

const DATED = /\d/;

/**
 * Whether a block brings headings or must be read by the server for another reason: its first row has no figure where
 * others have some, or it is a list of lines that each begin or end with a date.
 * @param {string[][]} cells
 */
export function asksToBeRead(cells) {
  if (cells.length < 2) return false;
  const width = Math.max(...cells.map((row) => row.length));
  if (width === 1) return cells.filter(([line]) => /^\D{0,8}\d|\d\D{0,8}$/.test(line) && line.length > 8).length > 1;
  const [first, ...rest] = cells;
  const dated = first.findIndex((_, at) => rest.filter((row) => DATED.test(row[at] ?? "")).length * 2 > rest.length);
  return dated >= 0 && !first.some((cell) => DATED.test(cell));
}

/**
 * Lay a block over the cells of a deck, from one cell on to the right and down; rows that are missing are added.
 * @param {Deck} deck
 * @param {string[]} columns those that are in sight, in their order
 * @param {{row: number, column: number}} at
 * @param {string[][]} cells
 * @returns {Deck}
 */
export function laidOver(deck, columns, at, cells) {
  let laid = deck;
  cells.forEach((row, down) => {
    const named = row.flatMap((cell, right) => {
      const column = columns[at.column + right];
      return column ? [[column, cell]] : [];
    });
    laid = setCells(laid, at.row + down, Object.fromEntries(named));
  });
  return laid;
}

/** @typedef {{heading: string, column: string | null, sure?: boolean}} Column */

/**
 * What was read, with a meaning for every column that seems to have one: without a heading that we know, dates stand
 * where most cells have figures, and the title beside them. Headings that were taken for a row become headings.
 * @param {Column[]} columns
 * @param {string[][]} cells
 * @param {string} language
 * @returns {{headings: string[], cells: string[][], mapping: (string | null)[]}}
 */
export function understood(columns, cells, language) {
  const bare = columns.every(({ heading }) => !heading.trim()) && asksToBeRead(cells) && columns.length > 1;
  const rows = bare ? cells.slice(1) : cells;
  const headings = bare ? cells[0] : columns.map(({ heading }) => heading);
  const mapping = columns.map(({ column }) =>
    column === "title" || column === "fact" ? `${column}_${language}` : column,
  );
  if (mapping.includes("year") && mapping.some((column) => column?.startsWith("title")))
    return { headings, cells: rows, mapping };
  const counts = (/** @type {number} */ at) => rows.every((row, down) => row[at] === String(down + 1)); // no years
  const dated = (/** @type {string | undefined} */ text) => /^\D{0,12}\d/.test(text ?? "");
  const figures = columns.map((_, at) => (counts(at) ? 0 : rows.filter((row) => dated(row[at])).length));
  const year = figures.indexOf(Math.max(...figures));
  const others = columns.map((_, at) => at).filter((at) => at !== year && rows.some((row) => row[at]?.trim()));
  const meanings = ["title", "fact"].map((name) => `${name}_${language}`);
  const guess = columns.map((_, at) => (at === year ? "year" : (meanings[others.indexOf(at)] ?? null)));
  return { headings, cells: rows, mapping: guess };
}

/**
 * Whether somebody has to say what is in a column: dates or titles are missing,
 *   one with something in it has no meaning, or we have guessed under a heading that we do not know.
 * @param {Column[]} columns
 * @param {string[][]} cells
 */
export function asksForMeaning(columns, cells) {
  const bare = columns.length > 1 && columns.every(({ heading }) => !heading.trim());
  if (bare && asksToBeRead(cells)) return true; // headings in another language were taken for a card
  const named = columns.map(({ column }) => column);
  if (!named.includes("year") || !named.some((column) => column?.startsWith("title"))) return true;
  if (columns.some(({ heading, sure }) => heading.trim() && sure === false)) return true;
  return columns.some(({ column }, at) => !column && cells.some((row) => row[at]?.trim()));
}

/**
 * Rows out of a file, by the meaning that somebody gave to each of its columns.
 * @param {string[][]} cells
 * @param {(string | null)[]} mapping
 */
export function mappedRows(cells, mapping) {
  return cells.flatMap((row) => {
    const named = mapping.flatMap((column, at) => (column && row[at]?.trim() ? [[column, row[at].trim()]] : []));
    return named.length ? [newRow(Object.fromEntries(named))] : [];
  });
}

/** @param {Deck} deck @param {number} at @param {string[][]} cells @param {(string | null)[]} mapping */
export const mappedInto = (deck, at, cells, mapping) => insertRows(deck, at, mappedRows(cells, mapping));
