// Rows of cards in the order of time: a line with gaps to place into, or two levels of bricks, with zoom and an overview.

import { computed } from "@preact/signals";
import { afterwards, html, stepOn, useEffect, useRef, useState } from "./view.js";
import { Face, Icon, cardClass, cardName, cardStyle } from "./card.js";
import { gapsOf } from "./moves.js";
import { choice, cardsOf, game, isScreen, looked, moves, subject, table, texts, view, you, zoom } from "./state.js";
import { dateSaid, dateText, language, t } from "./words.js";

/** @typedef {import("./protocol").WireRow} WireRow */
/** @typedef {import("./protocol").WireCard} WireCard */

const STEPS = [-3, -2, -1, 0, 1, 2];
const SMALLEST = 34;
const WIDEST = 260;
const TITLED = isScreen ? 104 : 72; // a narrower card shows no title
const TINY = 48; // and its date is all there is to read
const ALL_READ = 80; // on two levels, where a wide window is low
/** Where a board lies. @typedef {{width: number, height: number}} Room */
const GAP = isScreen ? 16 : 44;
const CLOSE = 8;
/** The width of a card in the lines of others; on the big screen these lines are all there is to see. */
function quietWidth() {
  if (isScreen) return Math.max(64, innerWidth / ((table.value?.chairs.length ?? 2) > 3 ? 24 : 16));
  return innerWidth < 700 ? 46 : innerWidth < 1700 ? 64 : 84;
}

/** The date on a column. @param {WireCard[] | undefined} column */
const dateOf = (column) => (column?.[0]?.y === undefined ? "" : dateText(column[0].y, column[0].pr));

/** The same in a sentence. @param {WireCard[] | undefined} column */
const dateSaidOf = (column) => (column?.[0]?.y === undefined ? "" : dateSaid(column[0].y, column[0].pr));

/** Words for a place so narrow that a line must end before the era. @param {string} words */
const narrow = (words) => words.replace(/(?<=\d)\u00a0(?=BC|\p{L}+\.[\p{L}\u00a0])/u, " ");

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
function lying(card, above) {
  return html`<button key=${card.r} type="button" class=${`${cardClass(card)} lying-open`} style=${{ ...cardStyle(card), "--above": above }} data-card=${card.r} aria-label=${cardName(card)}
    onClick=${() => (looked.value = card)}><${Face} card=${card} /></button>`;
}

/** What was drawn before, by the cards it shows: these never change, so a frame need not draw them again. @type {WeakMap<object, any>} */
let drawn = new WeakMap();
/** @type {any[]} What the drawings depend on besides. */
let drawnFor = [];

/** Forget the drawings if words or signs have changed. */
function drawings() {
  const now = [texts.value, language.value, game.value];
  if (now.some((one, i) => one !== drawnFor[i])) drawn = new WeakMap();
  drawnFor = now;
  return drawn;
}

/** The cards of one date, one upon the other, in their place in a row. @param {WireCard[]} cards @param {string} kind @param {number} key */
function columnOf(cards, kind, key = cards[0].r) {
  const what = cards.length === 1 ? cards[0] : cards;
  const known = drawings().get(what);
  if (known?.key === key) return known;
  const made = html`<li key=${key} class=${`${kind} column`}>${cards.map(lying)}</li>`;
  drawn.set(what, made);
  return made;
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
  return card ? html`<span class=${`${cardClass(card)} tentative`} aria-hidden="true"><${Face} card=${card} /></span>` : null;
}

/** A place between two cards, while a card is chosen: a button if it may be laid there. @param {WireRow} row @param {number} gap @param {import("./moves.js").Move | undefined} move */
function place(row, gap, move) {
  const key = `gap ${row.columns[gap]?.[0].r ?? "last"}`; // a gap belongs to the card behind it: one more card moves no other gap
  if (!move) return html`<li key=${key} class="gap"></li>`;
  const chosen = choice.value?.text === move.text;
  const name = gapName(row.columns, gap);
  return html`<li key=${key} class=${`gap lit ${chosen ? "chosen" : ""}`} data-gap=${gap}>
    <button type="button" class="gap-button" aria-label=${t("client-place-here", { where: name })} aria-pressed=${chosen} title=${name}
      onClick=${(/** @type {MouseEvent} */ event) => lay(move, event)}><${Icon} name=${chosen ? "icon-check" : "icon-plus"} /></button>
    ${chosen && html`<${Tentative} />`}
  </li>`;
}

/** Lay the chosen card into a gap, before it is confirmed. @param {import("./moves.js").Move} move @param {MouseEvent} event */
function lay(move, event) {
  choice.value = move;
  stepOn(event, () => document.querySelector(".act .primary"));
}

/** @type {Map<number, import("./moves.js").Move>} */
const NONE = new Map();
/** The gaps into which the chosen card may be laid: always the same nothing while none is chosen. */
const lit = computed(() => (subject.value === null ? NONE : gapsOf(moves.value, subject.value)));

/** A line: every card alone, and around it gaps to lay a card into, if there is one to lay. @param {{row: WireRow}} props */
function Line({ row }) {
  const { columns } = row;
  const gaps = lit.value.size && takesCards(row) ? lit.value : NONE;
  const spots = columns.map((column) => columnOf(column, "spot"));
  if (!gaps.size) return html`<ol class="line">${spots}</ol>`;
  return html`<ol class="line">${spots.flatMap((spot, i) => [place(row, i, gaps.get(i)), spot])}${place(row, columns.length, gaps.get(columns.length))}</ol>`;
}

/** Two levels: the main row, and below it the gaps between its columns, laid like bricks. @param {{main: WireRow, gaps: WireRow}} props */
function Bricks({ main, gaps }) {
  const { columns } = main;
  return html`<div class="bricks">
    <ol class="course" aria-label=${t("client-row-main")}>${columns.map((column) => columnOf(column, "brick"))}</ol>
    <ol class="course below" aria-label=${t("client-row-gaps")}>
      ${gaps.columns.map((column, i) => (column.length ? columnOf(column, "brick", i) : html`<li key=${i} class="brick"><${OpenGap} before=${columns[i]} after=${columns[i + 1]} /></li>`))}
    </ol>
    <p class="end early"><${Icon} name="icon-left" /><span>${narrow(t("client-end-earlier", { date: dateSaidOf(columns[0]) }))}</span></p>
    <p class="end late"><span>${narrow(t("client-end-later", { date: dateSaidOf(columns[columns.length - 1]) }))}</span><${Icon} name="icon-right" /></p>
  </div>`;
}

/** @param {{before: WireCard[], after: WireCard[]}} props */
function OpenGap({ before, after }) {
  return html`<span class="open-gap"><strong>${t("client-gap-open")}</strong><span>${dateOf(before)}</span><span aria-hidden="true">↕</span><span>${dateOf(after)}</span></span>`;
}

/** How wide a card may be so that all fit beside each other. @param {number} width @param {number} count @param {boolean} bricks @param {number} gap */
function fitting(width, count, bricks, gap = GAP) {
  return bricks ? (width - (width < 600 ? 100 : 120)) / count - 8 : (width - (count + 1) * gap - 8) / count;
}

/**
 * Where all of a line is to be in sight: the width at which it is, and how many cards then lie side by side. Another row must be worth it.
 * @param {Room} room @param {number} count @param {number} gap @returns {[number, number]}
 */
function inSight({ width, height }, count, gap = GAP) {
  const [around, between] = isScreen ? [32, 26] : [64, 8];
  const ways = Array.from({ length: 14 }, (_, i) => i + 1).map((rows) => {
    const each = Math.ceil(count / rows);
    const [across, left] = [Math.min(fitting(width, each, false, gap), WIDEST), height - around - between * rows];
    const whole = Math.min(across, left / (1.52 * rows + 0.4)); // a part of a card more, where two have the same date
    return [whole >= TITLED ? whole : Math.min(across, TITLED - 1, left / (1.4 * rows + 0.4)), each];
  });
  const most = Math.max(...ways.map(([size]) => size));
  const [size, each] = ways.find(([size]) => size > most * 0.93) ?? ways[0];
  return [size, each];
}

/**
 * A line of which all is in sight: the width of its cards, how many lie side by side, and how far apart. Only where there is no room for
 * gaps that a finger can hit do the cards lie closer until one is to be laid, and then they scroll.
 * @param {Room} room @param {WireRow[]} rows @param {boolean} laying @returns {[number, number, number]}
 */
function fitted(room, rows, laying) {
  const [count, usual] = [Math.max(1, rows[0].columns.length), cardWidth(room.width, rows, 0)];
  const [size, across] = inSight(room, count);
  if (isScreen) return [Math.max(SMALLEST, size), across, GAP];
  if (size >= SMALLEST || laying) return [Math.max(SMALLEST, Math.min(usual, size)), size < SMALLEST ? 0 : across, GAP];
  const [close, more] = inSight(room, count, CLOSE);
  return [Math.min(usual, close), more, CLOSE];
}

/** How many cards lie upon others in the tallest column of each row. @param {WireRow[]} rows */
const stacked = (rows) => rows.reduce((sum, { columns }) => sum + Math.max(1, ...columns.map((column) => column.length)) - 1, 0);

/** Where what to do stands beside one's own cards, as the styles have it. */
const BESIDE = matchMedia("(min-width: 1100px) and (min-height: 561px) and (max-height: 850px)");

/** The height left for two levels between the others' cards and one's own. It is known without measuring. */
function heightOfLevels() {
  const many = (table.value?.chairs.length ?? 2) > 4;
  if (BESIDE.matches) return innerHeight * 0.81 - (many ? 240 : 215);
  if (innerWidth <= 1000 && innerHeight >= 900) return innerHeight * 0.28; // the piles lie above the line
  return many ? Math.min(innerHeight * 0.37, innerHeight * 0.8 - 330) : Math.min(innerHeight * 0.39, innerHeight * 0.8 - 305);
}

/** The width at which two levels fit there; in a low window tall columns do so only without titles. @param {WireRow[]} rows @param {number} fit */
function onTwoLevels(rows, fit) {
  const [room, more] = [heightOfLevels() - (fit < ALL_READ ? 44 : 0), stacked(rows)];
  if (!BESIDE.matches) return room / (3.04 + 0.27 * more);
  const whole = Math.min(room / (3.04 + 0.24 * more), (room - 24 * more) / 3.04);
  return whole >= TITLED ? whole : Math.min(TITLED - 1, room / (2.61 + 0.36 * more));
}

/** The width of a card at this zoom: as large as is comfortable, and smaller only as far as it can be read. @param {number} width @param {WireRow[]} rows @param {number} step */
function cardWidth(width, rows, step) {
  const bricks = rows.length === 2;
  const fit = fitting(width, Math.max(1, rows[0].columns.length), bricks);
  const room = bricks && width >= 600 ? onTwoLevels(rows, fit) : innerHeight * (bricks ? 0.125 : innerHeight < 1000 ? 0.17 : 0.19);
  const [wide, least] = width < 600 ? [104, bricks ? TITLED : 88] : width < 900 ? [128, 88] : width < 1500 ? [150, 96] : [216, 118];
  const readable = bricks && width >= 600 ? Math.min(ALL_READ, Math.max(BESIDE.matches ? Math.min(room, TITLED) : TITLED, Math.min(room, fit))) : least;
  const usual = Math.min(wide, Math.max(readable, room));
  if (step === STEPS[0]) return Math.max(SMALLEST, Math.min(usual, fit));
  return Math.max(readable, Math.min(usual, fit)) * 1.25 ** step;
}

/** A strip that shows the whole line; a click goes there. It is drawn once the line itself has been. @param {{columns: WireCard[][], room: number, rail: HTMLElement | null, onGo: (i: number) => void}} props */
function Overview({ columns, room, rail, onGo }) {
  const [strip, draw] = useState(/** @type {any} */ (null));
  const words = language.value;
  useEffect(() => draw(stripOf(columns, room, onGo)), [columns, room, words]);
  useEffect(() => (rail ? followed(rail) : undefined), [columns, room, rail]);
  return strip;
}

/** Mark on the strip which part of the line is in sight, whenever the rail has come to rest. @param {HTMLElement} rail */
function followed(rail) {
  const mark = () => {
    const seen = /** @type {HTMLElement | null | undefined} */ (rail.parentElement?.querySelector(".overview i"));
    if (seen) Object.assign(seen.style, { width: `${(100 * rail.clientWidth) / rail.scrollWidth}%`, translate: `${(100 * rail.scrollLeft) / rail.clientWidth}%` });
  };
  if (!("onscrollend" in rail)) return undefined; // better no mark than one that stays behind
  afterwards(mark);
  rail.addEventListener("scrollend", mark);
  return () => rail.removeEventListener("scrollend", mark);
}

/** @param {WireCard[][]} columns @param {number} room @param {(i: number) => void} onGo */
function stripOf(columns, room, onGo) {
  const go = (/** @type {any} */ event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onGo(Math.floor(((event.clientX - left) / width) * columns.length));
  };
  return html`<div class="overview" aria-hidden="true" style=${{ "--columns": columns.length }} onClick=${go}><i />
    ${datesOn(columns.map(dateOf), room).map(([i, date]) => html`<span style=${{ "--at": i }}>${date}</span>`)}
  </div>`;
}

/** The dates for which a strip has room, with their places. None is cut there: the browser would keep a layer for each. @param {string[]} dates @param {number} room @returns {[number, string][]} */
export function datesOn(dates, room) {
  /** @type {[number, string][]} */
  const found = [];
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.44; // wide enough for most
  let free = 0;
  dates.forEach((date, i) => {
    const [at, wide] = [(i * room) / dates.length, letter * date.length];
    if (at < free || (i && at + wide > room)) return;
    found.push([i, date]);
    free = at + Math.max(84, wide + 16);
  });
  return found;
}

/** How much room there is for a row, as it changes; its height only where that is not its own doing. @param {{current: HTMLElement | null}} frame @param {boolean} bounded @returns {Room} */
function useRoom(frame, bounded) {
  const [width, setWidth] = useState(isScreen ? innerWidth * 0.8 : innerWidth); // a guess, until it is measured
  const [height, setHeight] = useState(innerHeight / 2);
  useEffect(() => {
    const around = bounded && frame.current?.closest(".board");
    const learn = (/** @type {ResizeObserverEntry} */ { target, contentRect }) => (target === around ? setHeight(Math.round(contentRect.height)) : setWidth(Math.round(contentRect.width)));
    const watcher = new ResizeObserver((seen) => requestAnimationFrame(() => seen.forEach(learn))); // at once, browsers complain: what is watched would change while it is looked at
    for (const watched of [frame.current, around]) if (watched) watcher.observe(watched);
    return () => watcher.disconnect();
  }, [bounded]);
  return { width, height };
}

/** The width of a row's cards, how many lie side by side, and how far apart. @param {Room} room @param {WireRow[]} rows @param {{quiet: boolean, whole: boolean}} how @returns {[number, number, number]} */
function layOut(room, rows, { quiet, whole }) {
  const [count, bricks] = [Math.max(1, rows[0].columns.length), rows.length === 2];
  if (quiet) return [quietWidth(), count, GAP];
  if (bricks && isScreen) return [Math.max(SMALLEST, Math.min(fitting(room.width, count, true), (room.height - 60) / 3.7, WIDEST)), count, GAP];
  return whole ? fitted(room, rows, lit.value.size > 0 && takesCards(rows[0])) : [cardWidth(room.width, rows, zoom.value), count, GAP];
}

/** Whether all of a line is to be seen at once. */
export const fits = computed(() => isScreen || zoom.value === STEPS[0]);

/** A row in its frame, with tools. @param {{rows: WireRow[], name: string, quiet?: boolean}} props */
export function Board({ rows, name, quiet = false }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const bricks = rows.length === 2;
  const whole = !quiet && !bricks && fits.value;
  const room = useRoom(frame, whole || (isScreen && !quiet));
  const count = Math.max(1, rows[0].columns.length);
  const [size, across, gap] = layOut(room, rows, { quiet, whole });
  const wraps = whole && across < count;
  const over = !wraps && fitting(room.width, count, bricks, gap) < size - 1;
  const choosing = !bricks && lit.value.size > 0 && takesCards(rows[0]);
  const go = (/** @type {number} */ i) => bringToMiddle(frame.current?.querySelectorAll(".column")[i]);
  const classes = ["board", quiet && "quiet", size < TITLED && "mini", size < TINY && "tiny", whole && "whole", wraps && "wraps"].filter(Boolean).join(" ");
  return html`<section class=${classes} aria-label=${name} style=${{ "--card-w": `${size}px`, "--across": wraps ? across : undefined, "--between": whole ? `${gap}px` : undefined }}>
    <div class=${`rail ${bricks ? "bricked" : ""} ${choosing ? "choosing" : ""}`} ref=${frame} tabindex=${over ? 0 : undefined} role=${over ? "group" : undefined} aria-label=${over ? name : undefined} onKeyDown=${walk}>
      ${bricks ? html`<${Bricks} main=${rows[0]} gaps=${rows[1]} />` : html`<${Line} row=${rows[0]} />`}
    </div>
    ${!quiet && !isScreen && count > 4 && html`<div class=${over ? "board-tools" : "board-tools bare"}>
      ${over && html`<${Overview} columns=${rows[0].columns} room=${room.width - 148} rail=${frame.current} onGo=${go} />`}
      <${Zoom} />
    </div>`}
  </section>`;
}

function Zoom() {
  const at = STEPS.indexOf(zoom.value);
  const button = (/** @type {number} */ to, /** @type {string} */ icon, /** @type {string} */ label, pressed = false) =>
    html`<button type="button" class="button plain round" disabled=${STEPS[to] === undefined} aria-label=${label} title=${label} aria-pressed=${pressed || undefined}
      onClick=${() => (zoom.value = STEPS[to])}><${Icon} name=${icon} /></button>`;
  return html`<div class="zoom" role="group" aria-label=${t("client-zoom")}>
    ${button(at - 1, "icon-minus", t("client-zoom-out"))}
    ${button(at === 0 ? 3 : 0, "icon-fit", t("client-zoom-fit"), at === 0)}
    ${button(at + 1, "icon-plus", t("client-zoom-in"))}
  </div>`;
}

/** Scroll a row, and nothing else, so that a card or somebody in it is in the middle. @param {Element | null | undefined} card @param {Element | null | undefined} rail */
export function bringToMiddle(card, rail = card?.closest(".rail")) {
  if (!card || !rail) return;
  const [at, around] = [card.getBoundingClientRect(), rail.getBoundingClientRect()];
  rail.scrollBy({ left: at.left + at.width / 2 - around.left - around.width / 2, behavior: "smooth" });
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
