// The deck as a table: a real one, with arrows, Enter and Tab, cells that are edited in place, and every problem at its
// row.

import { pasteInto } from "./workshop_arrive.js";
import { deedOf, deedWhileEditing } from "./workshop_keys.js";
import { NO_PHOTO } from "./workshop_draft.js";
import { leave, soon } from "./workshop_focus.js";
import { blocks } from "./workshop_rows.js";
import * as state from "./workshop_state.js";
import { Icon } from "./workshop_bits.js";
import { html } from "./view.js";
import { t } from "./words.js";

const size = () => ({ rows: state.deck.value.rows.length + 1, columns: state.columns.value.length });

/** Where a run of Tabs through a row began: Enter goes on below it, as in a spreadsheet. @type {number | null} */
let began = null;

/** Go to a cell by a key. @param {import("./workshop_keys.js").Place} to @param {string} key */
function go(to, key) {
  const writing = Boolean(state.editing.value);
  const from = state.cursor.value.column;
  leave();
  const first = key === "Enter" && began !== null ? began : to.column;
  began = key === "Tab" ? (began ?? from) : null;
  state.cursor.value = { row: to.row, column: writing && first === 0 ? 1 : first };
}

/** @param {import("./workshop_keys.js").Deed} deed @param {string} key */
function act(deed, key) {
  const { row, column } = state.cursor.value;
  const next = key === "Enter" && deed.edit === true && began !== null; // a row without a fact is done, too
  if (deed.go || next) go(deed.go ?? { row: row + 1, column }, key);
  else if (deed.edit) beginEditing(deed.edit === true ? null : deed.edit);
  else if (deed.does === "cancel") leave(true);
  else if (deed.does === "leave") return false;
  else if (deed.does === "empty") state.setCells(row, emptied(state.columns.value[column]));
  else if (deed.does === "undo") state.undo();
  else if (deed.does === "redo") state.redo();
  else if (deed.does === "up") state.moveRow(row, -1);
  else if (deed.does === "down") state.moveRow(row, 1);
  else if (deed.does === "remove") state.removeRow(row);
  else if (deed.does === "insert") state.addRow(row + 1);
  else return false;
  soon();
  return true;
}

/** @param {string} column @returns {Record<string, string>} */
const emptied = (column) => (column === "picture" ? { ...NO_PHOTO, emblem: "" } : { [column]: "" });

/** @param {string | null} first the letter that begins it, in the place of what was there */
function beginEditing(first) {
  const { row, column } = state.cursor.value;
  const name = state.columns.value[column];
  if (name === "picture") return void document.getElementById("ws-picture")?.querySelector("input")?.focus();
  if (row >= state.deck.value.rows.length) state.addRow();
  state.cursor.value = { row, column };
  state.editing.value = { first: first ?? state.deck.value.rows[row]?.cells[name] ?? "" };
  if (first !== null) state.typeSoon(row, name, first);
}

/**
 * Whether a key belongs to a letter that is put together of several: by an input method (229, also at the Enter that
 * ends it, where browsers do not say so themselves), or by a key for an accent.
 * @param {KeyboardEvent} event
 */
const composing = (event) => event.isComposing || event.keyCode === 229 || event.key === "Dead";

/** Such a letter goes into an empty field; if it is given up, the cell is what it was. */
function beginComposing() {
  const { row, column } = state.cursor.value;
  if (state.columns.value[column] === "picture") return;
  if (row >= state.count.value) state.addRow();
  state.cursor.value = { row, column };
  state.editing.value = { first: "" };
}

/** @param {KeyboardEvent} event */
function onKeyDown(event) {
  const inField = /** @type {Element} */ (event.target).matches("textarea");
  if (!inField && !(/** @type {Element} */ (event.target).matches("td"))) return;
  if (composing(event)) return void (inField || beginComposing());
  const pressed = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey };
  const deed = (inField ? deedWhileEditing : deedOf)(pressed, state.cursor.value, size());
  if (!deed || deed.does === "copy" || deed.does === "cut") return;
  if (act(deed, event.key)) event.preventDefault();
}

/** @param {MouseEvent} event */
function onClick(event) {
  const cell = /** @type {HTMLElement} */ (event.target).closest("td");
  const row = cell?.closest("tr")?.dataset["row"];
  if (!cell || row === undefined || /** @type {Element} */ (event.target).matches("textarea")) return;
  const column = cell.dataset["column"] === undefined ? state.cursor.value.column : Number(cell.dataset["column"]);
  const again = state.cursor.value.row === Number(row) && state.cursor.value.column === column;
  leave();
  began = null;
  state.cursor.value = { row: Number(row), column };
  if (again || Number(row) >= state.deck.value.rows.length) beginEditing(null);
  else soon();
}

/** What is written in the chosen cell, for the clipboard. @param {ClipboardEvent} event */
function onCopy(event) {
  if (state.editing.value || !(/** @type {Element} */ (event.target).matches("td"))) return;
  const { row, column } = state.cursor.value;
  const name = state.columns.value[column];
  event.clipboardData?.setData("text/plain", state.deck.value.rows[row]?.cells[name] ?? "");
  event.preventDefault();
  if (event.type === "cut") state.setCells(row, emptied(name));
}

/** @param {ClipboardEvent} event */
function onPaste(event) {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const inField = Boolean(state.editing.value);
  if (inField && !/[\t\n]/.test(text.trim())) return;
  event.preventDefault();
  leave();
  pasteInto(text, event.clipboardData?.files ?? null).then(soon);
}

/** The row in which the next card begins. @param {number} index @param {number} on */
const nextRow = (index, on) =>
  html`<tr role="row" data-row=${index} aria-rowindex=${index + 2} class=${`ws-next ${on >= 0 ? "chosen" : ""}`}>
    <th role="rowheader" scope="row" class="ws-number">${index + 1}</th>
    <td
      role="gridcell"
      colspan=${state.columns.value.length + 1}
      class=${on >= 0 ? "on" : ""}
      data-column=${on >= 0 ? on : 1}
      tabindex=${on >= 0 ? 0 : -1}
    >
      <${Icon} name="icon-plus" /> ${t("workshop-next")}
    </td>
  </tr>`;

export function Grid() {
  const { row: at, column } = state.cursor.value;
  const next = state.count.value;
  return html`<table
    class="ws-grid"
    role="grid"
    aria-label=${t("workshop-cards")}
    aria-describedby="ws-keys"
    aria-rowcount=${next + 2}
    onKeyDown=${onKeyDown}
    onClick=${onClick}
    onPaste=${onPaste}
    onCopy=${onCopy}
    onCut=${onCopy}
  >
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" class="ws-number"><span class="unseen">${t("workshop-row")}</span></th>
        <th role="columnheader" scope="col" class="ws-picture">${t("workshop-column-picture")}</th>
        <th role="columnheader" scope="col" class="ws-year">${t("workshop-column-year")}</th>
        <th role="columnheader" scope="col" class="ws-title">${t("workshop-column-title")}</th>
        <th role="columnheader" scope="col" class="ws-fact">
          ${t("workshop-column-fact")} <span class="soft">${t("workshop-fact-when")}</span>
        </th>
        <th role="columnheader" scope="col" class="ws-state"><span class="unseen">${t("workshop-state")}</span></th>
      </tr>
    </thead>
    ${blocks()}
    <tbody role="rowgroup" key="next">
      ${nextRow(next, at === next ? column : -1)}
    </tbody>
  </table>`;
}
