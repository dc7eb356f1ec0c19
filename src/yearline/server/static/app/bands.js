// The eras behind a line: where each of them begins and ends, and which years stand on flags. Pure functions of
// numbers, like those of `layout.js`.

import { inYears } from "./days.js";

/** The first year of every era but the first: Middle Ages, Age of Sail, of Steam, Twentieth Century, our own. */
export const BOUNDARIES = [476, 1492, 1789, 1900, 2000];
const ERAS = BOUNDARIES.length + 1;
/** A passed-over era shows this much of itself, in pixels. */
const SLIVER = 10;
/** What would be narrower than this, in pixels, is not there. */
const LEAST = 20;

/** @typedef {{era: number, from: number, to: number, empty: boolean}} Band */
/** @typedef {{year: number, at: number}} Flag */
/**
 * Where the cards of a row stand: the centre of the first, the distance to the next, how much of its era an end card
 * claims on its outer side, how much it keeps where eras need that for their names, and the whole width. Where
 * distances differ, `centres` says where each of them stands.
 * @typedef {{first: number, step: number, reach: number, body?: number, width: number, centres?: number[]}} Standing
 */

/** The centre of a card in a row. @param {Standing} standing @param {number} i */
const centreOf = ({ first, step, centres }, i) => centres?.[i] ?? first + step * i;

/** The middle of a gap, in front of card `i`. @param {Standing} standing @param {number} i @param {number} count */
export function middleOf(standing, i, count) {
  const [before, after] = [i - 1, i].map((one) => centreOf(standing, one));
  if (i === 0) return after - standing.reach;
  return i === count ? before + standing.reach : (before + after) / 2;
}

/** The era of a year. @param {number} year */
export const eraOf = (year) => BOUNDARIES.filter((first) => first <= inYears(year)).length;

/**
 * The bands of a line from edge to edge. A boundary between two neighbours lies in the middle of their gap; eras that
 * nobody stands in share the room at the ends, as far as there is any.
 * @param {number[]} years in their order
 * @param {Standing} standing
 * @param {number[][]} [names] how wide each era would have to be for its name, set in ever less room
 * @returns {Band[]}
 */
export function bandsOf(years, standing, names = []) {
  const { reach, body = reach, width } = standing;
  const eras = years.map(eraOf);
  const [first, last] = [0, eras.length - 1].map((i) => centreOf(standing, i));
  const early = beside(0, eras[0], [first - reach, first - body], names);
  const beyond = beside(eras[eras.length - 1] + 1, ERAS, [width - last - reach, width - last - body], names);
  const bands = atEnd(0, 0, early);
  for (const [i, era] of eras.entries()) {
    const [from, to] = [edge(bands), i === eras.length - 1 ? width : middleOf(standing, i + 1, eras.length)];
    if (bands.at(-1)?.era === era) /** @type {Band} */ (bands.at(-1)).to = to;
    else bands.push(band(era, from, to, false));
    passed(bands, era, eras[i + 1]);
  }
  const late = atEnd(eras[eras.length - 1] + 1, width - sumOf(beyond), beyond);
  if (late.length) /** @type {Band} */ (bands.at(-1)).to = late[0].from;
  return [...bands, ...late];
}

/** The right edge of what is laid so far. @param {Band[]} bands */
const edge = (bands) => bands.at(-1)?.to ?? 0;

/** @param {number} era @param {number} from @param {number} to @param {boolean} empty @returns {Band} */
const band = (era, from, to, empty) => ({ era, from, to, empty });

/** @param {number[]} parts */
const sumOf = (parts) => parts.reduce((sum, one) => sum + one, 0);

/**
 * How wide eras are that nobody stands in: as their names need it, if a card that stands alone need give no more for
 * that than it can; else in equal parts. None where there is no room for them.
 * @param {number} from
 * @param {number} to
 * @param {[number, number]} room what the card leaves, and what it can give
 * @param {number[][]} names
 */
function beside(from, to, [usual, most], names) {
  const count = to - from;
  if (count < 1) return [];
  const named = names.map((widths) => widths.slice(from, to)).find((widths) => sumOf(widths) <= Math.max(usual, most));
  if (named) return named.map((one) => one * Math.max(1, usual / sumOf(named)));
  const each = Math.max(usual, most) / count;
  return each < LEAST ? [] : Array.from({ length: count }, () => each);
}

/** Such eras side by side. @param {number} first @param {number} from @param {number[]} widths */
const atEnd = (first, from, widths) =>
  widths.map((_, i) => {
    const at = from + sumOf(widths.slice(0, i));
    return band(first + i, at, at + widths[i], true);
  });

/**
 * Slivers of eras that are passed over, out of the last band.
 * @param {Band[]} bands
 * @param {number} era
 * @param {number | undefined} next
 */
function passed(bands, era, next = era) {
  for (let between = era + 1; between < next; between++) {
    const to = edge(bands);
    if (between === era + 1) /** @type {Band} */ (bands.at(-1)).to = to - SLIVER * (next - era - 1);
    const from = edge(bands);
    bands.push(band(between, from, from + SLIVER, false));
  }
}

/** The year at which a band begins, as a flag where there is room for it. @param {Band[]} bands @returns {Flag[]} */
export function flagsOf(bands) {
  const flags = bands.slice(1).map((one) => ({ year: BOUNDARIES[one.era - 1], at: one.from }));
  return flags.filter((one, i) => (flags[i + 1]?.at ?? Infinity) - one.at >= 4 * SLIVER);
}
