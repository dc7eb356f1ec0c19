// A card, its symbols, and the small drawings of the interface.

import { html } from "./view.js";
import { game, texts, titleOf } from "./state.js";
import { dateText, has, language, sized, t } from "./words.js";

/** @typedef {import("./protocol").WireCard} WireCard */

/** A small drawing from the page's sheet of icons. @param {{name: string, cls?: string}} props */
export function Icon({ name, cls = "icon" }) {
  return html`<svg class=${cls} viewBox="0 0 24 24" aria-hidden="true"><use href=${`#${name}`} /></svg>`;
}

/**
 * What the sign in a card's corner shows, by game: a symbol, the mark of a colour, or nothing where that would only
 * distract.
 */
const SIGNS = /** @type {Record<string, string>} */ (
  JSON.parse(document.getElementById("table")?.dataset.signs ?? "{}")
);
const signs = () => SIGNS[game.value ?? ""] ?? "none";

/** The symbol that faces up. @param {WireCard} card @param {boolean} hidden */
export const symbolOf = (card, hidden) =>
  signs() !== "symbol" ? "" : ((card.y === undefined || hidden ? card.s : card.b) ?? "");

/**
 * The sign in a card's corner: a symbol to match, or the mark of a colour.
 * @param {{card: WireCard, hidden: boolean}} props
 */
function Sign({ card, hidden }) {
  const symbol = symbolOf(card, hidden);
  if (symbol && document.getElementById(`symbol-${symbol}`))
    return html`<span class="card-symbol"><${Icon} name=${`symbol-${symbol}`} cls="glyph" /></span>`;
  if (card.c && signs() === "color")
    return html`<span class=${`card-symbol tone-${card.c}`}
      ><${Icon} name=${`mark-${card.c}`} cls="glyph mark"
    /></span>`;
  return null;
}

/**
 * All that a card says, for those who listen. One name costs less to draw than hidden words.
 * @param {WireCard} card
 * @param {boolean} [blocked]
 * @param {string} [lead]
 */
export function cardName(card, blocked = false, lead = "") {
  const symbol = symbolOf(card, blocked);
  const sign = has(`client-symbol-${symbol}`)
    ? t(`client-symbol-${symbol}`)
    : card.c && signs() === "color"
      ? t(`client-color-${card.c}`)
      : "";
  const date = card.y !== undefined && !blocked ? dateText(card.y, card.pr) : "";
  return `${lead} ${[titleOf(card), date, blocked ? t("client-blocked") : "", sign].filter(Boolean).join(", ")}`.trim();
}

/**
 * The printed side of a card that faces up. It is drawn inside whatever holds it.
 * @param {{card: WireCard, blocked?: boolean}} props
 */
export function Face({ card, blocked = false }) {
  const dated = card.y !== undefined && !blocked;
  return html`<img
      class="card-picture"
      src=${`/pictures/${card.p}.svg`}
      alt=""
      width="200"
      height="200"
      draggable=${false}
      decoding="async"
    />
    <${Sign} card=${card} hidden=${blocked} />
    <span class="card-title" lang=${language.value}>${whole(titleOf(card))}</span>
    ${dated && html`${" "}<span class="card-date">${dateText(/** @type {number} */ (card.y), card.pr)}</span>`}`;
}

/** A title with word joiners in its short compounds: no line ends inside "Pac-Man". @param {string} title */
const whole = (title) =>
  title.replace(/(?<!\S)(?=\S+-)\S{1,12}(?!\S)/g, (compound) => compound.replaceAll("-", "-\u2060"));

/** The classes of a card's frame. @param {WireCard} card @param {boolean} [blocked] */
export function cardClass(card, blocked = false) {
  const dated = card.y !== undefined && !blocked;
  const text = texts.value[card.p];
  const date = dated ? dateText(/** @type {number} */ (card.y), card.pr) : "";
  return [
    "card",
    dated ? "dated" : "front",
    sized(text?.title ?? ""),
    date.length > 8 && "wordy",
    date.length > 12 && "wordier",
    date.length > 19 && "wordiest",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The colour behind a card's date: its picture's own. @param {WireCard} card */
export function cardStyle(card) {
  const tint = texts.value[card.p]?.tint;
  return tint ? { "--tint": tint } : undefined;
}

/** The date on a column. @param {WireCard[] | undefined} column */
export const dateOf = (column) => (column?.[0]?.y === undefined ? "" : dateText(column[0].y, column[0].pr));
