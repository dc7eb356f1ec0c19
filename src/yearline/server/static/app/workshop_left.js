// What this device still has of a deck that its edit link opens no longer: what was written here and never sent.

import { typingOf, unsentOf } from "./workshop_device.js";
import { NO_PHOTO, fromDraft, setCells, toDraft } from "./workshop_draft.js";
import { rowsOf } from "./workshop_merge.js";

/** @typedef {import("./workshop_draft.js").Draft} Draft */
/** The deck as it was last here, and which of its rows never arrived.
 * @typedef {{draft: Draft, changed: number[]}} Left */

/** @type {Draft} */
const NOTHING = { meta: {}, columns: [], rows: [] };

/** @param {string} key @returns {Left | null} */
export function leftOf(key) {
  const [unsent, typing] = [unsentOf(key), typingOf(key)];
  if (!unsent && !typing?.text.trim()) return null;
  const deck = fromDraft(unsent?.draft ?? NOTHING);
  const whole = typing ? setCells(deck, typing.row, { [typing.column]: typing.text }) : deck;
  const draft = toDraft(whole);
  return { draft, changed: changedIn(unsent?.base ?? NOTHING, draft) };
}

/** Where in a draft the rows are that are new or other than those it was made from.
 * @param {Draft} base @param {Draft} draft */
export function changedIn(base, draft) {
  const columns = [...new Set([...base.columns, ...draft.columns])];
  const known = new Set(rowsOf(base, columns).map((row) => JSON.stringify(row)));
  const rows = rowsOf(draft, columns);
  return rows.flatMap((row, at) => (known.has(JSON.stringify(row)) ? [] : [at]));
}

/** What a spreadsheet would calculate; a year before the era is none. */
const FORMULA = /^'*[=+@＝＋＠－-](?!\d+$)/;
const fenced = (/** @type {string} */ text) => (FORMULA.test(text) ? `'${text}` : text);
const quoted = (/** @type {string} */ text) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A deck as a table for any spreadsheet. Its photos are not in it, so it does not name them. @param {Draft} draft */
export function tableOf({ columns, rows }) {
  const kept = columns.flatMap((name, at) => (name in NO_PHOTO ? [] : [at]));
  const lines = [columns, ...rows.map((row) => row.map(fenced))].map((row) => kept.map((at) => quoted(row[at] ?? "")));
  return `\ufeff${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}
