// Rows of cards in the order of time: a line with gaps to place into, or two levels of bricks.

import { computed, signal } from "@preact/signals";
import { html, stepOn } from "./view.js";
import { Face, Icon, cardClass, cardName, cardStyle, dateOf } from "./card.js";
import { gapsOf } from "./wire.js";
import { eraOf } from "./bands.js";
import { PHONE } from "./layout.js";
import {
  cardsOf,
  choice,
  game,
  headroom,
  looked,
  moves,
  onDesk,
  still,
  subject,
  texts,
  turning,
  verdict,
  view,
  you,
} from "./state.js";
import { dateSaid, language, t } from "./words.js";

/** @typedef {import("./protocol").WireRow} WireRow */
/** @typedef {import("./protocol").WireCard} WireCard */

/** The date on a column in a sentence. @param {WireCard[] | undefined} column */
const dateSaidOf = (column) => (column?.[0]?.y === undefined ? "" : dateSaid(column[0].y, column[0].pr));

/** Words for a place so narrow that a line must end before the era, and after "about". @param {string} words */
const narrow = (words) => words.replace(/(?<=\d)\u00a0(?=BC|\p{L}+\.[\p{L}\u00a0])|(?<!\d)\u00a0(?=\d)/gu, " ");

/** A gap in words. @param {WireCard[][]} columns @param {number} gap */
export function gapName(columns, gap) {
  const [before, after] = [dateSaidOf(columns[gap - 1]), dateSaidOf(columns[gap])];
  if (before && after) return t("client-gap-between", { before, after });
  if (after) return t("client-gap-before", { after });
  return before ? t("client-gap-after", { before }) : t("client-gap-first");
}

/** Whether cards are placed into this row now: the common one, or that of the seat to act. @param {WireRow} row */
const takesCards = (row) => row.name === "line" && (row.owner === null || row.owner === you.value.act?.seat);

/** A card that lies in a row, as a button that shows it closely. @param {WireCard} card @param {number} above */
export function lying(card, above) {
  return html`<button
    key=${card.r}
    type="button"
    class=${`${cardClass(card)} lying-open`}
    style=${{ ...cardStyle(card), "--above": above }}
    data-card=${card.r}
    aria-label=${cardName(card)}
    onClick=${() => (looked.value = card)}
  >
    <${Face} card=${card} />
  </button>`;
}

/**
 * What was drawn before, by the cards it shows: these never change, so a frame need not draw them again.
 * @type {WeakMap<object, import("preact").VNode<{class: string, "data-era": string}>>}
 */
let drawn = new WeakMap();
/** @type {unknown[]} What the drawings depend on besides. */
let drawnFor = [];

/** Forget the drawings if words or signs have changed. */
function drawings() {
  const now = [texts.value, language.value, game.value];
  if (now.some((one, i) => one !== drawnFor[i])) drawn = new WeakMap();
  drawnFor = now;
  return drawn;
}

/**
 * The cards of one date, one upon the other, in their place in a row.
 * @param {WireCard[]} cards
 * @param {string} kind
 * @param {number} key
 * @param {string} era what its era is called, where it is to be said
 */
export function columnOf(cards, kind, key = cards[0].r, era = "") {
  const what = cards.length === 1 ? cards[0] : cards;
  const known = drawings().get(what);
  if (known?.key === key && known.props.class === `${kind} column` && known.props["data-era"] === era) return known;
  const made = /** @type {import("preact").VNode<{class: string, "data-era": string}>} */ (
    html`<li key=${key} class=${`${kind} column`} data-era=${era}>${cards.map(lying)}</li>`
  );
  drawn.set(what, made);
  return made;
}

/**
 * A card in one of several rows: there is no frieze behind them, so each stands on a piece of ribbon of its own. Where
 * an era begins, or a row does, the second card says its name, because it lies above the first one's piece.
 * @param {WireCard[][]} columns
 * @param {number} i
 * @param {number} across
 */
function onRibbon(columns, i, across) {
  const [earlier, before, era] = [i - 2, i - 1, i].map((at) => (columns[at] ? eraOf(columns[at][0].y ?? 0) : -1));
  const second = era === before && i % across && (i % across === 1 || before !== earlier);
  return columnOf(columns[i], `spot era-${era}`, columns[i][0].r, second ? t(`client-era-${era}`) : "");
}

/** @type {WeakMap<WireRow, WireRow[]>} */
const lists = new WeakMap();

/** A list of one row, the same for the same row. @param {WireRow} row */
export function alone(row) {
  const known = lists.get(row) ?? [row];
  lists.set(row, known);
  return known;
}

/** The card that was laid here but not yet turned over. */
function Tentative() {
  const card = cardsOf(view.value).find((one) => String(one.r) === subject.value);
  return card
    ? html`<span class=${`${cardClass(card)} tentative ${turning.value ? "hushed" : ""}`} style=${cardStyle(card)}
        ><${Face} card=${card}
      /></span>`
    : null;
}

/** The gap that is open because somebody points at it; one that is chosen is open anyway. */
export const pointed = signal(/** @type {number | null} */ (null));

/**
 * Where in a row a wrong card was laid and where it belongs, until the next move.
 * @param {WireRow} row
 */
export function missedIn({ columns, owner }) {
  const one = verdict.value;
  if (one?.kind !== "wrong" || (owner !== null && owner !== one.seat)) return null;
  const { y = 0 } = one.card;
  return { card: one.card, laid: one.gap, home: columns.filter(([card]) => (card.y ?? 0) <= y).length };
}

/** @typedef {NonNullable<ReturnType<typeof missedIn>>} Missed */

/**
 * Such a place on the line while no card is to be laid: where the card belongs, the line opens if it can.
 * @param {WireRow} row
 * @param {number} gap
 * @param {Missed | null} missed
 * @param {boolean} opens
 * @param {object} [style]
 */
export function marked({ columns }, gap, missed, opens, style) {
  const home = gap === missed?.home;
  if (!missed || !(home || gap === missed.laid)) return null;
  const side = gap === 0 ? "early" : gap === columns.length ? "late" : "";
  const date = dateOf([missed.card]);
  return html`<li
    key=${`gap ${columns[gap]?.[0].r ?? "last"}`}
    class=${`gap ${side} ${home && opens ? "open" : ""}`}
    style=${style}
    aria-hidden="true"
  >
    ${
      home && opens
        ? html`<span class="slot home"
            >${t("client-belongs-here")}<b class=${date.length > 8 ? "long" : ""}>${narrow(date)}</b></span
          >`
        : html`<span class=${`trace ${home ? "home" : ""}`}
            >${home ? html`<b class="flag wrong">${date}</b>` : t("client-laid-here")}</span
          >`
    }
  </li>`;
}

/** What the words about the last card take of the room above a line; a phone has other places for them. */
const SAID = 132;
const saidAbove = computed(() => verdict.value !== null && !onDesk.value && innerWidth > PHONE);

/**
 * What an open gap says: after which date and before which. The card that was laid there stands between the two.
 * @param {{columns: WireCard[][], gap: number, chosen: boolean}} props
 */
function Slot({ columns, gap, chosen }) {
  const say = chosen ? dateOf : dateSaidOf; // beside a card there is room for a date as it is printed
  const [before, after] = [say(columns[gap - 1]), say(columns[gap])];
  const style = chosen ? { "--head": `${Math.max(0, headroom.value - (saidAbove.value ? SAID : 6))}px` } : undefined;
  return html`<span class=${`slot ${before && after ? "" : "outer"}`} style=${style} aria-hidden="true">
    ${before ? bound("client-gap-after", "before", before) : html`<${Icon} name="icon-earlier" />`}
    ${chosen ? html`<${Tentative} />` : before && after && html`<i />`}
    ${after ? bound("client-gap-before", "after", after) : html`<${Icon} name="icon-later" />`}
  </span>`;
}

/** Words around a date, small where the date is large. @param {string} id @param {string} name @param {string} date */
function bound(id, name, date) {
  const [ahead, behind = ""] = t(id, { [name]: "\u0001" }).split("\u0001");
  return html`<span class=${`bound ${date.length > 8 ? "long" : ""}`}
    >${ahead && html`<small>${ahead}</small>`}<b>${narrow(date)}</b>${behind && html`<small>${behind}</small>`}</span
  >`;
}

/**
 * A place between two cards, while a card is chosen: a button if it may be laid there. It opens where somebody points;
 * where it has no room for that, in a folded line or one in rows, it says its dates and opens when it is chosen.
 * @param {WireRow} row
 * @param {number} gap
 * @param {import("./wire.js").Move | undefined} move
 * @param {Missed | null} missed
 * @param {object} [style]
 */
export function place(row, gap, move, missed, style) {
  const { columns } = row;
  // a gap belongs to the card behind it: one more card moves no other gap
  const key = `gap ${columns[gap]?.[0].r ?? "last"}`;
  const side = gap === 0 ? "early" : gap === columns.length ? "late" : "";
  if (!move) return html`<li key=${key} class=${`gap ${side}`}></li>`;
  const chosen = choice.value?.text === move.text;
  const name = gapName(columns, gap);
  const points = choice.value === null && pointed.value === gap;
  const open = chosen || (points && !style) || columns.length === 1;
  const point = (/** @type {number | null} */ at) => () => (pointed.value = at);
  return html`<li
    key=${key}
    class=${`gap lit ${side} ${open ? "open" : ""} ${chosen ? "chosen" : ""}`}
    data-gap=${gap}
    style=${style}
    onMouseEnter=${point(gap)}
    onMouseLeave=${point(null)}
  >
    <button
      type="button"
      class="gap-button"
      aria-label=${t("client-place-here", { where: name })}
      aria-pressed=${chosen}
      onFocus=${point(gap)}
      onBlur=${point(null)}
      onClick=${(/** @type {MouseEvent} */ event) => lay(move, event)}
    >
      <span class="pill">${side ? html`<span>${name}</span>` : html`<${Icon} name="icon-plus" />`}</span>
      ${open && html`<${Slot} columns=${columns} gap=${gap} chosen=${chosen} />`}
      ${points && style && html`<span class="says" aria-hidden="true">${name}</span>`}
    </button>
    ${gap === missed?.home && html`<i class="trace home" />`} ${gap === missed?.laid && html`<i class="trace" />`}
  </li>`;
}

/**
 * Lay the chosen card into a gap, before it is confirmed.
 * @param {import("./wire.js").Move} move
 * @param {MouseEvent} event
 */
function lay(move, event) {
  choice.value = move;
  stepOn(event, () => document.querySelector(".act .primary"));
}

/** @type {Map<number, import("./wire.js").Move>} */
const NONE = new Map();
/** The gaps into which the chosen card may be laid: always the same nothing while none is chosen. */
export const lit = computed(() => (subject.value === null ? NONE : gapsOf(moves.value, subject.value)));

/** The moves by gap that a row offers now. @param {WireRow} row */
export const offeredBy = (row) => (lit.value.size && takesCards(row) ? lit.value : NONE);

/**
 * A line: every card alone, and around it gaps to lay a card into, if there is one to lay.
 * @param {{row: WireRow, across?: number, beside?: number}} props `across` of them side by side, if they are laid in
 *   several rows, and how much room there is beside them
 */
export function Line({ row, across = 0, beside = 0 }) {
  const { columns } = row;
  const [gaps, missed] = [offeredBy(row), missedIn(row)];
  const spots = columns.map((column, i) => (across ? onRibbon(columns, i, across) : columnOf(column, "spot")));
  const tight = across ? {} : undefined;
  const open = gaps.size ? (choice.value?.gap ?? pointed.value) : tight ? null : (missed?.home ?? null);
  const at = columns.length > 1 ? open : null;
  const parted = at === null ? "" : at === 0 ? "parted-early" : at === columns.length ? "parted-late" : "parted";
  // said only where it is needed: it is handed down to all cards
  const style = parted.includes("-") ? { "--beside": `${Math.max(0, beside)}px` } : undefined;
  const gapAt = (/** @type {number} */ i) =>
    gaps.size ? place(row, i, gaps.get(i), missed, tight) : marked(row, i, missed, !across, tight);
  return html`<ol class=${`line ${parted}`} style=${style}>
    ${gaps.size || missed ? [...spots.flatMap((spot, i) => [gapAt(i), spot]), gapAt(columns.length)] : spots}
  </ol>`;
}

/**
 * Two levels: the main row below, and above it the gaps between its columns, laid like bricks.
 * @param {{main: WireRow, gaps: WireRow}} props
 */
export function Bricks({ main, gaps }) {
  const { columns } = main;
  return html`<div class="bricks">
    <ol class="course above" aria-label=${t("client-row-gaps")}>
      ${gaps.columns.map((column, i) =>
        column.length
          ? columnOf(column, "brick", i)
          : html`<li key=${i} class="brick"><${OpenGap} before=${columns[i]} after=${columns[i + 1]} /></li>`,
      )}
    </ol>
    <ol class="course main" aria-label=${t("client-row-main")}>
      ${columns.map((column) => columnOf(column, "brick"))}
    </ol>
    <p class="end early">
      <${Icon} name="icon-earlier" />${bound("client-end-earlier", "date", dateSaidOf(columns[0]))}
      <b>+2</b>
    </p>
    <p class="end late">
      <${Icon} name="icon-later" />${bound("client-end-later", "date", dateSaidOf(columns[columns.length - 1]))}
      <b>+2</b>
    </p>
  </div>`;
}

/** A gap in which a card would score. @param {{before: WireCard[], after: WireCard[]}} props */
function OpenGap({ before, after }) {
  return html`<span class="open-gap"
    ><strong>${t("client-gap-open")}</strong><span class="year">${dateOf(before)}</span><span aria-hidden="true">–</span
    ><span class="year">${dateOf(after)}</span><b>+1</b></span
  >`;
}

/**
 * Scroll a row, and nothing else, so that a card or somebody in it is in the middle; at once for those who want no
 * motion.
 * @param {Element | null | undefined} card
 * @param {Element | null | undefined} rail
 */
export function bringToMiddle(card, rail = card?.closest(".rail")) {
  if (!card || !rail) return;
  const [at, around] = [card.getBoundingClientRect(), rail.getBoundingClientRect()];
  const behavior = still.matches ? "instant" : "smooth";
  rail.scrollBy({ left: at.left + at.width / 2 - around.left - around.width / 2, behavior });
}

/** Arrow keys walk from one button to the next. @param {KeyboardEvent} event */
export function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const from = /** @type {HTMLElement} */ (event.target);
  if (!step || from.tagName !== "BUTTON") return;
  const kind = from.classList.contains("gap-button") ? ".gap-button" : "button:not([tabindex='-1']):not(.gap-button)";
  const buttons = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(kind)];
  const next = /** @type {HTMLElement | undefined} */ (buttons[buttons.indexOf(from) + step]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
