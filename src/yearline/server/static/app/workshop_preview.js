// The card as it will look, both sides, drawn with the styles of a real one.

import { computed } from "@preact/signals";
import { cropOf, cropText, squareOf } from "./workshop_crop.js";
import { photoAt } from "./workshop_api.js";
import { cell, chosen, language, own, shown } from "./workshop_state.js";
import { Drawing } from "./workshop_drawn.js";
import { photoSize } from "./workshop_sending.js";
import { html } from "./view.js";
import { dateText, t } from "./words.js";

/** @typedef {import("./workshop_draft.js").Row} Row */

/** A long title is set smaller, and so is one with a long word. @param {string} title */
function sized(title) {
  const word = Math.max(0, ...(title.match(/[\p{L}\p{N}’«»“”]+/gu) ?? []).map((one) => one.length));
  const length = title.length > 46 ? "longest" : title.length > 30 ? "long" : "";
  return `${length} ${word > 15 ? "broader" : word > 13 ? "broad" : ""}`;
}

/**
 * The date as the card has it: a plain year at once, anything else as soon as the server has read it.
 * @param {Row} row
 */
export function dateOf(row) {
  const { year = "", precision = "" } = row.cells;
  if (/^-?[1-9]\d{0,3}$/.test(year.trim()) && ["", "year", "circa", "century"].includes(precision))
    return dateText(Number(year), precision || "year");
  return shown.value.get(row.key)?.date || year;
}

/** The date of the card beside the table. */
export const chosenDate = computed(() => (chosen.value ? dateOf(chosen.value) : ""));

/** How exactly that date is meant, and where it was written in words, the plain year in them. */
export const meantDate = computed(() => {
  const [year, precision] = [cell("year"), cell("precision")];
  const known = shown.value.get(chosen.value?.key ?? -1);
  const worded = !/^\s*-?\d*\s*$/.test(year) && ["circa", "century"].includes(known?.precision ?? "");
  if (worded) return { precision: known?.precision ?? "", plain: known?.year ?? "" };
  return { precision: precision === "year" ? "" : precision, plain: "" };
});

/** The title that is shown: in the language on the table, otherwise in the deck's own. @param {Row} row */
export const titleOf = ({ cells }) => cells[`title_${language.value}`] || cells[`title_${own.value}`] || "";

/** Whether the server has put a photo into a picture; such a one is left to the browser as it is.
 * @param {string} picture */
const hasPhoto = (picture) => picture.includes("picture=");

/**
 * A small picture in a row of the table; it is told what to show, so that two hundred of them listen to nothing. What
 * the browser is to fetch later it has to look for at every picture that it makes; the table leaves rows out itself.
 * @param {{picture?: string, later?: boolean}} props
 */
export function Thumb({ picture, later = false }) {
  if (!picture) return html`<span class="card-picture blank"></span>`;
  if (!later && !hasPhoto(picture)) return html`<${Drawing} address=${picture} />`;
  const loading = later ? "lazy" : undefined;
  return html`<img
    class="card-picture"
    src=${picture}
    alt=""
    width="48"
    height="48"
    loading=${loading}
    decoding="async"
  />`;
}

/**
 * The picture of a row: at once if it is a photo being cropped, otherwise as the server draws it.
 * @param {{row: Row | null}} props
 */
export function Picture({ row }) {
  const known = row && shown.value.get(row.key);
  const size = row?.cells["picture"] ? photoSize(row.cells["picture"]) : null;
  if (row && size && (!known?.picture || !same(known, row))) {
    const { left, top, side } = squareOf(size, cropOf(row.cells["crop"] ?? ""));
    const inked = row.cells["tone"] === "ink" ? "inked" : "";
    return html`<svg class=${`card-picture ${inked}`} viewBox=${`${left} ${top} ${side} ${side}`} aria-hidden="true">
      <image href=${photoAt(row.cells["picture"])} width=${size.width} height=${size.height} />
    </svg>`;
  }
  if (!known?.picture) return html`<span class="card-picture blank"></span>`;
  if (!hasPhoto(known.picture)) return html`<${Drawing} key=${row?.key} address=${known.picture} />`;
  return html`<img class="card-picture" src=${known.picture} alt="" width="200" height="200" decoding="async" />`;
}

/**
 * Whether the server has drawn the photo as it is cropped now: its address says how.
 * @param {import("./workshop_api.js").Shown} known
 * @param {Row} row
 */
function same(known, row) {
  const asked = new URL(known.picture, location.href).searchParams;
  const tidy = (/** @type {string | null | undefined} */ crop) => cropText(cropOf(crop ?? ""));
  if ((asked.get("tone") ?? "") !== (row.cells["tone"] ?? "")) return false;
  return asked.get("picture") === row.cells["picture"] && tidy(asked.get("crop")) === tidy(row.cells["crop"]);
}

/** @param {{row: Row, side: "front" | "dated"}} props */
function Side({ row, side }) {
  const title = titleOf(row);
  const date = dateOf(row);
  const known = shown.value.get(row.key);
  const wordy = side === "dated" && date.length > 8 ? (date.length > 19 ? "wordy wordiest" : "wordy") : "";
  const symbol = (side === "front" ? known?.front : known?.back) ?? "";
  return html`<div
    class=${`card ${side} ${sized(title)} ${wordy}`}
    style=${known?.ink ? { "--tint": known.ink } : undefined}
  >
    <${Picture} row=${row} />
    ${
      symbol &&
      html`<span class="card-symbol"
        ><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#symbol-${symbol}`} /></svg
      ></span>`
    }
    <span class="card-title" lang=${language.value}>${title}</span>
    ${side === "dated" && html`<span class="card-date">${date || "?"}</span>`}
  </div>`;
}

/** Both sides of the chosen card. */
export function Preview() {
  const row = chosen.value ?? { key: -1, cells: {} };
  return html`<div class="ws-preview" role="img" aria-label=${`${titleOf(row)} ${dateOf(row)}`}>
    <figure>
      <${Side} row=${row} side="front" />
      <figcaption>${t("workshop-front")}</figcaption>
    </figure>
    <figure>
      <${Side} row=${row} side="dated" />
      <figcaption>${t("workshop-back")}</figcaption>
    </figure>
  </div>`;
}
