// The deck as a table: a real one, with arrows, Enter and Tab, cells that are edited in place, and every problem at its
// row. A row is drawn again only if something of it has changed.

import { pasteInto } from "./workshop_arrive.js";
import { deedOf, deedWhileEditing } from "./workshop_keys.js";
import { Thumb, dateOf } from "./workshop_preview.js";
import { isBlank, ownLanguage } from "./workshop_draft.js";
import * as state from "./workshop_state.js";
import { Icon } from "./workshop_bits.js";
import { Fragment, html } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./workshop_draft.js").Row} Row */
/** @typedef {import("./workshop_api.js").Problem} Problem */

/** So many rows are drawn at once; a longer deck has a button for the next. */
const SHOWN = 250;

const size = () => ({ rows: state.deck.value.rows.length + 1, columns: state.columns.value.length });

/**
 * What a row is drawn from: the same things give the same picture.
 * @type {WeakMap<Row, {inputs: unknown[], drawn: import("./view.js").Drawn}>}
 */
const drawnRows = new WeakMap();

/** @param {Row} row @param {unknown[]} inputs @param {() => import("./view.js").Drawn} draw */
function cached(row, inputs, draw) {
  const known = drawnRows.get(row);
  if (known?.inputs.length === inputs.length && known.inputs.every((one, at) => one === inputs[at])) return known.drawn;
  const drawn = draw();
  drawnRows.set(row, { inputs, drawn });
  return drawn;
}

/** @param {{column: string, text: string, first: string | null, index: number}} props */
function Editor({ column, text, first, index }) {
  // at once, and not after the picture: whoever types fast is already at the next letter
  const take = (/** @type {HTMLTextAreaElement | null} */ field) => {
    if (!field || field === document.activeElement) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  };
  return html`<textarea
    ref=${take}
    rows="1"
    class="ws-editor"
    aria-label=${label(column)}
    maxlength=${column.startsWith("fact") ? 400 : 120}
    defaultValue=${first ?? text}
    onInput=${(/** @type {import("./view.js").On<HTMLTextAreaElement>} */ { currentTarget }) =>
      state.type(index, column, currentTarget.value.replaceAll("\n", " "))}
    onBlur=${() => leave()}
  ></textarea>`;
}

/** @param {string} column */
const label = (column) => t(`workshop-column-${column.split("_")[0]}`);

/** Editing ends. @param {boolean} [cancel] */
function leave(cancel = false) {
  if (!state.editing.value) return;
  state.editing.value = null;
  if (cancel && state.steps.value.name.startsWith("type ")) state.undo();
  else state.settle();
}

/**
 * @param {Row} row
 * @param {number} index
 * @param {number} on the column that is chosen, or -1
 * @param {boolean} focus whether this row has the table's one stop of Tab
 */
function drawRow(row, index, on, focus) {
  const columns = state.columns.value;
  const editing = on >= 0 ? state.editing.value : null;
  const found = state.problems.value.get(row.key) ?? [];
  const errors = found.filter((one) => !one.warning);
  const cell = (/** @type {string} */ column, /** @type {number} */ at) => {
    const text = row.cells[column] ?? "";
    const wrong = errors.some(
      (one) => one.column === column || (one.column === "title" && column.startsWith("title_")),
    );
    const edits = at === on && editing && column !== "picture";
    return html`<td
      role="gridcell"
      key=${at}
      class=${`ws-${column.split("_")[0]} ${wrong ? "wrong" : ""} ${at === on ? "on" : ""}`}
      data-column=${at}
      tabindex=${at === on && focus ? 0 : -1}
      aria-invalid=${wrong || undefined}
      aria-selected=${at === on}
    >
      ${
        edits
          ? html`<${Editor} column=${column} text=${text} first=${editing.first} index=${index} />`
          : content(row, column, text)
      }
    </td>`;
  };
  return html`<${Fragment} key=${row.key}
    ><tr role="row" data-row=${index} class=${on >= 0 ? "chosen" : ""}>
      <th role="rowheader" scope="row" class="ws-number">${index + 1}</th>
      ${columns.map(cell)}
      <td role="gridcell" class="ws-state">${mark(row, errors)}</td>
    </tr>
    ${errors.map((one, at) => html`<${Trouble} key=${at} problem=${one} index=${index} />`)}<//
  >`;
}

/** @param {Row} row @param {Problem[]} errors */
function mark(row, errors) {
  if (errors.length)
    return html`<span class="bad"
      ><${Icon} name="icon-warning" /><span class="unseen">${t("workshop-row-wrong")}</span></span
    >`;
  if (isBlank(row) || !state.shown.value.has(row.key)) return "";
  return html`<span class="good"
    ><${Icon} name="icon-check" /><span class="unseen">${t("workshop-row-right")}</span></span
  >`;
}

/** @param {Row} row @param {string} column @param {string} text */
function content(row, column, text) {
  if (column === "picture")
    return html`<span class="ws-thumb"><${Thumb} picture=${state.shown.value.get(row.key)?.picture} /></span
      ><span class="unseen">${t("workshop-picture-change")}</span>`;
  if (column === "year") return html`<span class="ws-date">${dateOf(row)}</span>`;
  if (text) return text;
  const own = row.cells[`${column.split("_")[0]}_${ownLanguage(state.deck.value)}`];
  return own
    ? html`<span class="soft" lang=${ownLanguage(state.deck.value)}>${own}</span>`
    : html`<span class="unseen">${t("workshop-empty")}</span>`;
}

/**
 * A problem, at its row, in one sentence, with a button that solves it where we can.
 * @param {{problem: Problem, index: number}} props
 */
export function Trouble({ problem, index }) {
  return html`<tr role="row" class="ws-trouble">
    <td role="gridcell"></td>
    <td role="gridcell" colspan=${state.columns.value.length + 1}>
      <${TroubleWords} problem=${problem} index=${index} />
    </td>
  </tr>`;
}

/** @param {{problem: Problem, index: number}} props */
export function TroubleWords({ problem, index }) {
  const { fix, column } = problem;
  const solve = () => {
    if (fix) state.setCells(index, { [column]: fix.value });
    state.told.value = t("workshop-fixed");
    soon();
  };
  return html`<span class="ws-words"
    ><${Icon} name="icon-warning" /><span>${problem.message}</span>${
      fix && html`<button type="button" class="button small" onClick=${solve}>${fix.text}</button>`
    }</span
  >`;
}

/** As soon as it is drawn; not a frame later, since the next key may be on its way. */
const soon = () => void Promise.resolve().then(() => !state.editing.value && focusCell());

/** Bring the focus to the chosen cell. */
export function focusCell() {
  const { row, column } = state.cursor.value;
  const cell = /** @type {HTMLElement | null} */ (
    document.querySelector(`.ws-grid tr[data-row="${row}"] td[data-column="${column}"]`)
  );
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

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
const emptied = (column) => (column === "picture" ? { picture: "", crop: "", emblem: "" } : { [column]: "" });

/** @param {string | null} first the letter that begins it, in the place of what was there */
function beginEditing(first) {
  const { row, column } = state.cursor.value;
  const name = state.columns.value[column];
  if (name === "picture") return void document.getElementById("ws-picture")?.querySelector("input")?.focus();
  if (row >= state.deck.value.rows.length) state.addRow();
  state.cursor.value = { row, column };
  state.editing.value = { first: first ?? state.deck.value.rows[row]?.cells[name] ?? "" };
  if (first !== null) state.type(row, name, first);
}

/** @param {KeyboardEvent} event */
function onKeyDown(event) {
  const inField = /** @type {Element} */ (event.target).matches("textarea");
  if (event.isComposing || (!inField && !(/** @type {Element} */ (event.target).matches("td")))) return;
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
  html`<tr role="row" key="next" data-row=${index} class=${`ws-next ${on >= 0 ? "chosen" : ""}`}>
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
  const { rows } = state.deck.value;
  const { row: at, column } = state.cursor.value;
  const limit = Math.max(SHOWN, SHOWN * Math.ceil((at + 20) / SHOWN));
  const drawn = rows.slice(0, limit).map((row, index) => {
    const on = index === at ? column : -1;
    const known = state.shown.value.get(row.key);
    const found = state.problems.value.get(row.key);
    const inputs = [index, on, on >= 0 && state.editing.value, known, found, state.language.value];
    return cached(row, inputs, () => drawRow(row, index, on, on >= 0));
  });
  return html`<table
    class="ws-grid"
    role="grid"
    aria-label=${t("workshop-cards")}
    aria-describedby="ws-keys"
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
    <tbody role="rowgroup">
      ${drawn}
      ${
        rows.length > limit
          ? html`<tr role="row" key="more">
              <td role="gridcell" colspan="6">
                <button type="button" class="button" onClick=${() => (state.cursor.value = { row: limit, column })}>
                  ${t("workshop-more-rows")}
                </button>
              </td>
            </tr>`
          : nextRow(rows.length, at === rows.length ? column : -1)
      }
    </tbody>
  </table>`;
}
