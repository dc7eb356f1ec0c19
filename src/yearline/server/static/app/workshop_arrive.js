// What comes in from outside: a paste, a file dropped on the page. Cells go where the cursor is; whatever has headings
// or dates in its lines is read by the server first, and asks for the meaning of columns it does not know.

import * as api from "./workshop_api.js";
import { fromDraft, insertRows, isBlank, languagesOf, written } from "./workshop_draft.js";
import { asksForMeaning, asksToBeRead, cellsOf, laidOver, mappedInto } from "./workshop_paste.js";
import { sentence } from "./workshop_bits.js";
import { photosIn } from "./workshop_named.js";
import { takePhoto, takePhotos } from "./workshop_sending.js";
import * as state from "./workshop_state.js";
import { t } from "./words.js";

/** Paste at the cursor. @param {string} text @param {FileList | null} files */
export async function pasteInto(text, files = null) {
  const photos = photosIn(files);
  if (photos.length && !text) return putPhotos(photos);
  const cells = cellsOf(text);
  if (!cells.length) return undefined;
  if (asksToBeRead(cells) && (await readIn(text, ""))) return undefined;
  const { row, column } = state.cursor.value;
  const last = state.deck.value.rows.length;
  const at = { row: Math.min(row, last), column: row >= last && cells[0].length > 1 ? 1 : Math.max(1, column) };
  state.change(laidOver(state.deck.value, state.columns.value, at, cells));
  state.told.value = t("workshop-pasted", { count: cells.length });
  return undefined;
}

/** One photo goes onto the chosen card, each of many onto one of its own. @param {File[]} photos */
async function putPhotos(photos) {
  state.told.value = t("workshop-photo-sending");
  if (photos.length > 1) return takePhotos(photos);
  const row = state.cursor.value.row;
  if (row >= state.deck.value.rows.length) state.addRow();
  const { key } = state.deck.value.rows[state.cursor.value.row];
  state.told.value = (await takePhoto(photos[0], key)) || t("workshop-photo-there");
  return undefined;
}

/**
 * Have a text or a file read.
 * @param {string | File} content
 * @param {string} name
 * @returns {Promise<boolean>} whether it was
 */
export async function readIn(content, name) {
  state.told.value = t("workshop-reading");
  const { status, body } = await api.read(content, name, state.key);
  state.told.value = "";
  if (status !== 200 || !body.draft?.rows.length) {
    if (typeof content !== "string")
      state.told.value = sentence(body.text || body.problems?.[0]?.message || t("workshop-unread"));
    return false;
  }
  const { rows } = state.deck.value;
  const at = Math.min(state.cursor.value.row + 1, rows.findLastIndex((row) => !isBlank(row)) + 1);
  const asks = body.cells?.length && asksForMeaning(body.mapping, body.cells);
  if (asks || body.notes?.length) state.arriving.value = { read: body, at };
  else accept(body, at, null);
  return true;
}

/**
 * Put in what was read.
 * @param {api.Read} read
 * @param {number} at
 * @param {{cells: string[][], mapping: (string | null)[]} | null} chosen null: as the server understood it
 */
export function accept(read, at, chosen) {
  const { deck } = state;
  const begun = deck.value.rows.every(isBlank) ? { ...deck.value, rows: [] } : deck.value;
  const before = begun.rows.length;
  const place = Math.min(at, before);
  const brought = fromDraft({
    ...read.draft,
    meta: { ...read.draft.meta, names: read.draft.meta["names"] ?? begun.meta["names"] ?? {} },
  });
  const now = chosen ? mappedInto(begun, place, chosen.cells, chosen.mapping) : insertRows(begun, place, brought.rows);
  state.change(now);
  state.cursor.value = { row: place, column: 1 };
  const { language } = state; // titles that were brought in another language than the one in sight are shown
  if (!written(now, language.value))
    language.value = languagesOf(now).find((code) => written(now, code)) ?? language.value;
  state.arriving.value = null;
  state.told.value = t("workshop-pasted", { count: now.rows.length - before });
}

/**
 * Whatever is dropped on the page; a photo goes onto the card that it is dropped on.
 * @param {DragEvent} event
 */
export function onDrop(event) {
  const files = event.dataTransfer?.files;
  if (!files?.length) return;
  event.preventDefault();
  const row = /** @type {Element} */ (event.target).closest("tr")?.dataset["row"];
  const photos = photosIn(files);
  if (row !== undefined && photos.length) state.cursor.value = { row: Number(row), column: 0 };
  if (photos.length) putPhotos(photos);
  else readIn(files[0], files[0].name);
}
