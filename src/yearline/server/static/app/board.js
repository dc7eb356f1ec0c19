// A board: a row of cards in its frame, laid out for the room there is, with a zoom, and behind it the frieze: eras as
// bands, their names on a ribbon, and a flag where one ends.

import { computed, signal } from "@preact/signals";
import { html, lazy, useEffect, useRef, useState } from "./view.js";
import { Icon } from "./card.js";
import { BOUNDARIES, bandsOf, flagsOf, middleOf } from "./bands.js";
import {
  PHONE,
  STEPS,
  WIDE,
  crowded,
  fitting,
  foldOf,
  foldedAt,
  headroomOf,
  layOut,
  ribbonOf,
  smallness,
  spread,
  standing,
  stripOf,
} from "./layout.js";
import { Bricks, Line, bringToMiddle, lit, missedIn, offeredBy, walk } from "./rows.js";
import { choice, headroom, isScreen, table, verdict, zoom } from "./state.js";
import { dateText, t } from "./words.js";

/** @typedef {import("./protocol").WireRow} WireRow */
/** @typedef {import("./protocol").WireCard} WireCard */

/** A strip with the whole of a line that does not fit. */
const Overview = lazy(async () => (await import("./overview.js")).Overview);

/** The window as the arithmetic of a board knows it. @returns {import("./layout.js").Window} */
const here = () => ({
  width: innerWidth,
  height: innerHeight,
  screen: isScreen,
  chairs: table.value?.chairs.length ?? 2,
});

/**
 * How much room there is for a row, as it changes.
 * @param {{current: HTMLElement | null}} frame
 */
export function useRoom(frame) {
  const [width, setWidth] = useState(isScreen ? innerWidth * 0.8 : innerWidth); // a guess, until it is measured
  const [height, setHeight] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    const around = frame.current?.closest(".board");
    if (frame.current) setWidth(frame.current.clientWidth);
    if (around) setHeight(around.clientHeight);
    const learn = (/** @type {ResizeObserverEntry} */ { target, contentRect }) =>
      target === around ? setHeight(Math.round(contentRect.height)) : setWidth(Math.round(contentRect.width));
    // at once, browsers complain: what is watched would change while it is looked at
    const watcher = new ResizeObserver((seen) => requestAnimationFrame(() => seen.forEach(learn)));
    for (const watched of [frame.current, around]) if (watched) watcher.observe(watched);
    return () => watcher.disconnect();
  }, []);
  return { width, height: height ?? innerHeight / 2, measured: height !== null };
}

/**
 * A room in which cards keep their size: a line of words more or less below a board changes no card on it.
 * @param {ReturnType<typeof useRoom>} room
 * @param {boolean} bricks
 */
function useSteady(room, bricks) {
  const kept = useRef(room);
  const { width, height, measured } = kept.current;
  const much = bricks ? 24 : Math.min(60, height * 0.12); // less than what is free above the cards
  if (!measured || width !== room.width || Math.abs(height - room.height) > much) kept.current = room;
  return kept.current;
}

/** What the arithmetic needs to know of rows. @param {WireRow[]} rows @returns {import("./layout.js").Shape} */
const shapeOf = (rows) => ({
  count: Math.max(1, rows[0].columns.length),
  bricks: rows.length === 2,
  stacked: rows.reduce((sum, { columns }) => sum + Math.max(1, ...columns.map((column) => column.length)) - 1, 0),
});

/** Whether all of a line is to be seen at once. */
export const fits = computed(() => isScreen || zoom.value === STEPS[0]);

/** How a folded line is drawn: it is fetched when one is first too long for whole cards. */
const Folded = signal(/** @type {typeof import("./folded.js").Folded | null} */ (null));
async function fetchFolded() {
  Folded.value = (await import("./folded.js")).Folded;
}

/**
 * A line in its frame as it is to be laid out: at a zoom, in rows, or folded.
 * @param {WireRow[]} rows
 * @param {import("./layout.js").Room} room
 * @param {boolean} laying
 */
function laidOut(rows, room, laying) {
  const shape = shapeOf(rows);
  const automatic = !shape.bricks && !isScreen && zoom.value === 0;
  const fold = automatic ? foldOf(room, shape.count) : null;
  const rowed = !shape.bricks && (fits.value || (automatic && !fold && crowded(room, shape.count)));
  const layout = layOut(here(), room, shape, { kind: rowed ? "whole" : "usual", step: zoom.value, laying });
  const wraps = rowed && layout.across < shape.count;
  const folded = fold && foldedAt(room, shape.count, fold, ...foldedAround(rows[0]));
  const size = fold?.size ?? layout.size;
  return {
    ...layout,
    size,
    end: fold ? 46 : layout.end,
    rowed,
    wraps,
    folded,
    bricks: shape.bricks,
    count: shape.count,
  };
}

/**
 * The gap around which a line is folded, and whether it is open: what is chosen, or what was tried last.
 * @param {WireRow} row
 * @returns {[number, boolean]}
 */
function foldedAround({ columns }) {
  const chosen = lit.value.size ? (choice.value?.gap ?? null) : null;
  if (chosen !== null) return [chosen, true];
  const tried = verdict.value?.card.y;
  const near = tried === undefined ? columns.length / 2 : columns.filter(([card]) => (card.y ?? 0) <= tried).length;
  return [Math.min(columns.length - 1, Math.max(1, Math.floor(near))), false];
}

/**
 * Where a line scrolls, the gap in which a card lies is brought into its middle.
 * @param {{current: HTMLElement | null}} frame
 * @param {number | null} gap
 */
function useOpenGap(frame, gap) {
  useEffect(() => {
    if (gap !== null) bringToMiddle(frame.current?.querySelector(".gap.chosen"));
  }, [gap]);
}

/** A row in its frame, with tools. @param {{rows: WireRow[], name: string}} props */
export function Board({ rows, name }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const room = useRoom(frame);
  const choosing = rows.length === 1 && offeredBy(rows[0]).size > 0;
  const laid = laidOut(rows, useSteady(room, rows.length === 2), choosing);
  const { size, bricks, wraps, folded, count } = laid;
  useEffect(() => void (folded && !Folded.value && fetchFolded()), [folded !== null]);
  const over = !wraps && !folded && fitting(room.width, count, bricks, laid.gap) < size - 1;
  const even = !wraps && rows[0].columns.length > 0 ? standing(room, count, laid) : null;
  const behind = even && folded ? { ...even, ...spread(folded, room) } : even;
  const tools = !isScreen && count > 3 && (over || wraps || zoom.value !== 0 || room.width <= PHONE);
  const go = (/** @type {number} */ i) => bringToMiddle(frame.current?.querySelectorAll(".column")[i]);
  const shown = folded && Folded.value;
  useEffect(() => void (headroom.value = wraps ? 0 : headroomOf(room, size, shapeOf(rows))));
  useOpenGap(frame, over && choosing ? (choice.value?.gap ?? null) : null);
  const kinds = [...smallness(size, isScreen), laid.rowed && "whole", wraps && "wraps", tools && "tooled"];
  return html`<section
    class=${["board", ...kinds].filter(Boolean).join(" ")}
    aria-label=${name}
    style=${{
      "--card-w": `${size}px`,
      "--across": wraps ? laid.across : undefined,
      "--between": `${laid.gap}px`,
      "--end": `${laid.end}px`,
      "--ribbon": `${ribbonOf(room.width)}px`,
      "--strip": wraps ? `${stripOf(room.width, isScreen)}px` : undefined,
    }}
  >
    <div
      class=${`rail ${bricks ? "bricked" : ""} ${choosing ? "choosing" : ""} ${choosing && choice.value ? "laid" : ""}`}
      ref=${frame}
      tabindex=${over ? 0 : undefined}
      role=${over ? "group" : undefined}
      aria-label=${over ? name : undefined}
      onKeyDown=${walk}
    >
      ${behind && html`<${Frieze} row=${rows[0]} standing=${behind} flagged=${choosing || shown} />`}
      ${
        bricks
          ? html`<${Bricks} main=${rows[0]} gaps=${rows[1]} />`
          : shown
            ? html`<${shown} row=${rows[0]} folded=${folded} room=${room} />`
            : html`<${Line} row=${rows[0]} across=${wraps ? laid.across : 0} beside=${even?.beside ?? 0} />`
      }
    </div>
    ${
      tools &&
      html`<div class=${over ? "board-tools" : "board-tools bare"}>
        ${
          over &&
          html`<${Overview} columns=${rows[0].columns} room=${room.width - 148} rail=${frame.current} onGo=${go} />`
        }
        <${Zoom} />
      </div>`
    }
  </section>`;
}

function Zoom() {
  const at = STEPS.indexOf(zoom.value);
  const button = (/** @type {number} */ to, /** @type {string} */ icon, /** @type {string} */ label, pressed = false) =>
    html`<button
      type="button"
      class="button plain round"
      disabled=${STEPS[to] === undefined}
      aria-label=${label}
      title=${label}
      aria-pressed=${pressed || undefined}
      onClick=${() => (zoom.value = STEPS[to])}
    >
      <${Icon} name=${icon} />
    </button>`;
  return html`<div class="zoom" role="group" aria-label=${t("client-zoom")}>
    ${button(at - 1, "icon-minus", t("client-zoom-out"))}
    ${button(at === 0 ? 3 : 0, "icon-fit", t("client-zoom-fit"), at === 0)}
    ${button(at + 1, "icon-plus", t("client-zoom-in"))}
  </div>`;
}

/**
 * About as wide as a letter of a name: spaced out, close, small in two lines, and of its short form; and two halves of
 * a flag. A phone's ribbon has smaller letters, and no room for two lines.
 */
const LETTERS = [10.5, 8.2, 7.5, 7.5];
const PHONE_LETTERS = [9, 7.4, Infinity, 7.5];
const FLAG = 46;
/** What is narrower than this, in pixels, shows no emblem. */
const ROOMY = 56;

/** The longer line of a name in two lines. @param {string} name */
const inTwo = (name) =>
  Math.min(...[...name.matchAll(/ /g)].map(({ index }) => Math.max(index, name.length - index - 1)), name.length);

/** How wide an era must be for its name in each of these ways: a wide room has larger letters. @param {number} era */
function needsOf(era) {
  const name = t(`client-era-${era}`);
  const wider = (/\p{Script=Cyrillic}/u.test(name) ? 1.12 : 1) * (innerWidth < WIDE ? 1 : 1.125);
  const flags = era === 0 || era === BOUNDARIES.length ? FLAG * 0.6 : FLAG;
  const long = [name.length, name.length, inTwo(name), t(`client-era-short-${era}`).length];
  const letters = innerWidth > PHONE ? LETTERS : PHONE_LETTERS;
  return letters.map((letter, way) => long[way] * letter * wider + flags + 3 * Math.min(way, 2));
}

/**
 * An era's name where there is room for it between the flags, one of which may be that of a wrong card.
 * @param {import("./bands.js").Band} band
 * @param {number} home
 */
function eraName({ era, from, to }, home) {
  const [left, right] = home - from > to - home ? [from, Math.min(to, home)] : [Math.max(from, home), to];
  const way = needsOf(era).findIndex((wide) => wide <= right - left + 1);
  const name = way < 0 ? "" : t(way < 3 ? `client-era-${era}` : `client-era-short-${era}`);
  const style = right - left < to - from ? { paddingInline: `${left - from}px ${to - right}px` } : undefined;
  return html`<span class=${`band-name ${["", "close", "close two", "close two"][way] ?? ""}`} style=${style}
    >${name}</span
  >`;
}

/** @param {import("./bands.js").Band} band @param {number} home */
function bandOf(band, home) {
  const wide = band.to - band.from;
  const emblem = band.empty && wide >= ROOMY;
  return html`<div
    key=${band.era}
    class=${`band era-${band.era}`}
    style=${{ left: `${band.from}px`, width: `${wide}px` }}
  >
    ${emblem && html`<svg class="emblem" viewBox="0 0 64 64"><use href=${`#era-${band.era}`} /></svg>`}
    ${eraName(band, home)}
  </div>`;
}

/**
 * It is drawn again only when cards come or the room changes, and it never moves by itself: one still layer. Where a
 * wrong card belongs, a flag has its date while a card is to be laid, and where the line is folded; elsewhere the line
 * opens and says it.
 * @param {{row: WireRow, standing: import("./bands.js").Standing, flagged: unknown}} props
 */
function Frieze({ row, standing, flagged }) {
  const years = row.columns.map((column) => column[0].y ?? 0);
  if (!years.length) return null;
  const needs = [...BOUNDARIES, 0].map((_, era) => needsOf(era));
  const ways = LETTERS.map((_, way) => needs.map((wide) => wide[way]));
  const bands = bandsOf(years, standing, ways);
  const missed = missedIn(row);
  const home = missed && flagged ? middleOf(standing, missed.home, years.length) : -Infinity;
  const flags = flagsOf(bands).filter(({ at }) => Math.abs(at - home) > 1.2 * FLAG);
  return html`<div class="frieze" aria-hidden="true" style=${{ width: `${standing.width}px` }}>
    ${bands.map((band) => bandOf(band, home))}
    ${flags.map(({ year, at }) => html`<b key=${year} class="flag" style=${{ left: `${at}px` }}>${year}</b>`)}
    ${
      missed &&
      flagged &&
      html`<b class="flag wrong" style=${{ left: `${home}px` }}>${dateText(missed.card.y ?? 0, missed.card.pr)}</b>`
    }
  </div>`;
}
