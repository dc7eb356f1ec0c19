// The rows of the table, in blocks: one that is out of sight is only as high as it was, so that a letter typed among a
// thousand cards costs what it costs among ten. A block is drawn again only if something of it has changed.

import { signal } from "@preact/signals";
import { Thumb, dateOf } from "./workshop_preview.js";
import { isBlank, ownLanguage } from "./workshop_draft.js";
import { leave, soon } from "./workshop_focus.js";
import * as state from "./workshop_state.js";
import { Icon, sentence } from "./workshop_bits.js";
import { Fragment, html } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./workshop_draft.js").Row} Row */
/** @typedef {import("./workshop_api.js").Problem} Problem */
/** @typedef {import("./view.js").Drawn} Drawn */

/** So many rows are drawn or left out together. */
const BLOCK = 10;
/** A deck of so few is drawn whole. */
const FEW = 40;
/** How high a row is that nobody has seen yet. */
const USUAL = 52;
/** How far beyond the window rows are drawn. */
const BEYOND = "400px 0px";

/** The blocks that somebody sees, or nearly. @type {import("@preact/signals").Signal<Set<number>>} */
const near = signal(new Set([0, 1]));
/** How high blocks were when they were drawn. @type {Map<number, number>} */
const heights = new Map();

/** @param {IntersectionObserverEntry[]} entries */
function moved(entries) {
  const now = new Set(near.value);
  let changed = false;
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const block = Number(/** @type {HTMLElement} */ (target).dataset["block"]);
    if (!target.isConnected) continue;
    if (isIntersecting === now.has(block)) continue;
    changed = true;
    if (isIntersecting) now.add(block);
    else if (now.delete(block)) heights.set(block, boundingClientRect.height);
  }
  if (changed) near.value = now;
}
const watcher = new IntersectionObserver(moved, { rootMargin: BEYOND });
const watch = (/** @type {Element | null} */ body) => body && watcher.observe(body);

/**
 * What something was drawn from, and how: the same things give the same picture.
 * @typedef {{inputs: unknown[], drawn: Drawn}} Kept
 */
/** @type {Map<number, Kept>} */
const drawnBlocks = new Map();
/** @type {WeakMap<Row, Kept>} */
const drawnRows = new WeakMap();

/**
 * @template {WeakKey | number} K
 * @param {{get(key: K): Kept | undefined, set(key: K, kept: Kept): unknown}} kept
 * @param {K} key
 * @param {unknown[]} inputs
 * @param {() => Drawn} draw
 */
function cached(kept, key, inputs, draw) {
  const known = kept.get(key);
  if (known?.inputs.length === inputs.length && known.inputs.every((one, at) => one === inputs[at])) return known.drawn;
  const drawn = draw();
  kept.set(key, { inputs, drawn });
  return drawn;
}

/** All rows of the deck, those in sight drawn. */
export function blocks() {
  const { rows } = state.deck.value;
  const { row: at } = state.cursor.value;
  return Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, block) => {
    const first = block * BLOCK;
    const shown = rows.length <= FEW || near.value.has(block) || (at >= first && at < first + BLOCK);
    return shown ? drawBlock(block, rows.slice(first, first + BLOCK)) : leaveOut(block, rows.length - first);
  });
}

/** The place of rows that nobody sees. @param {number} block @param {number} left how many rows there are from here */
function leaveOut(block, left) {
  const height = heights.get(block) ?? USUAL * Math.min(BLOCK, left);
  const draw = () =>
    html`<tbody
      role="presentation"
      key=${`block ${block}`}
      data-block=${block}
      ref=${watch}
      style=${{ height: `${height}px` }}
    ></tbody>`;
  return cached(drawnBlocks, block, [height], draw);
}

/** @param {number} block @param {Row[]} rows */
function drawBlock(block, rows) {
  const { row: at, column } = state.cursor.value;
  const first = block * BLOCK;
  const inputs = rows.map((row, index) => {
    const on = first + index === at ? column : -1;
    const known = state.shown.value.get(row.key);
    const found = state.problems.value.get(row.key);
    const from = [first + index, on, on >= 0 && state.editing.value, known, found, state.language.value];
    return cached(drawnRows, row, from, () => drawRow(row, first + index, on));
  });
  const draw = () =>
    html`<tbody role="rowgroup" key=${`block ${block}`} data-block=${block} ref=${watch} style=${{ height: "" }}>
      ${inputs}
    </tbody>`;
  return cached(drawnBlocks, block, inputs, draw);
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
      state.typeSoon(index, column, currentTarget.value.replaceAll("\n", " "))}
    onBlur=${() => leave()}
  ></textarea>`;
}

/** @param {string} column */
const label = (column) => t(`workshop-column-${column.split("_")[0]}`);

/**
 * @param {Row} row
 * @param {number} index
 * @param {number} on the column that is chosen, or -1
 */
function drawRow(row, index, on) {
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
      tabindex=${at === on ? 0 : -1}
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
    ><tr role="row" data-row=${index} aria-rowindex=${index + 2} class=${on >= 0 ? "chosen" : ""}>
      <th role="rowheader" scope="row" class="ws-number">${index + 1}</th>
      ${columns.map(cell)}
      <td role="gridcell" class="ws-state">${mark(row, found)}</td>
    </tr>
    ${errors.map((one, at) => html`<${Trouble} key=${at} problem=${one} index=${index} />`)}<//
  >`;
}

/** @param {Row} row @param {Problem[]} found */
function mark(row, found) {
  const wrong = found.some((one) => !one.warning);
  if (found.length)
    return html`<span class=${wrong ? "bad" : "note"}
      ><${Icon} name="icon-warning" /><span class="unseen"
        >${t(wrong ? "workshop-row-wrong" : "workshop-row-note")}</span
      ></span
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
    : html`<span class=${column.startsWith("fact") && !isBlank(row) ? "soft" : "unseen"}
        >${t(column.startsWith("fact") ? "workshop-no-fact" : "workshop-empty")}</span
      >`;
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

/**
 * What is wrong, and, unless a button does it, what can be done about it.
 * @param {{message: string, whole: boolean}} props
 */
function Said({ message, whole }) {
  const [wrong, ...rest] = message.split(/\s*;\s/);
  return html`<b>${sentence(wrong)}</b>${whole && rest.length > 0 && ` ${sentence(rest.join("; "))}`}`;
}

/** What the dates of the deck would have to be for a problem to be solved. @type {Record<string, "year" | "day">} */
const DATES = { no_day: "year", days_left_out: "day" };

/** @param {{problem: Problem, index: number}} props */
export function TroubleWords({ problem, index }) {
  const { fix, column } = problem;
  const dates = DATES[problem.code];
  const words = fix?.text ?? (dates ? t(`workshop-dates-to-${dates}`) : "");
  const solve = () => {
    if (fix) state.setCells(index, { ...fix.more, [column]: fix.value });
    else state.setDates(dates);
    state.told.value = t("workshop-fixed");
    soon();
  };
  return html`<span class="ws-words"
    ><${Icon} name="icon-warning" /><span><${Said} message=${problem.message} whole=${!words} /></span>${
      words && html`<button type="button" class="button small" onClick=${solve}>${words}</button>`
    }</span
  >`;
}
