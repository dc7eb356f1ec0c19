// The arithmetic of a board: how wide its cards are, how many lie side by side and how far apart. Pure functions of
// numbers, so that they can be tested without a browser; the styles get their results as custom properties.

/** Where a board lies. @typedef {{width: number, height: number}} Room */
/** The window around it, and whether it is the big screen in the room. */
/** @typedef {{width: number, height: number, screen: boolean, chairs: number}} Window */
/**
 * What lies on a board: how many columns, on one level or two, and how many cards lie upon others.
 * @typedef {{count: number, bricks: boolean, stacked: number}} Shape
 */
/**
 * How a board is to be shown: all of it in sight, or at a zoom.
 * @typedef {{kind: "whole" | "usual", step: number, laying: boolean}} Wish
 */
/** The width of a card, how many lie side by side, the gaps between them and the one at either end. */
/** @typedef {{size: number, across: number, gap: number, end: number}} Layout */

/** The steps of the zoom; the first shows all of the line. */
export const STEPS = [-3, -2, -1, 0, 1, 2];
/** Windows of this width or less are phones, and of that width or more televisions, to the styles as well. */
export const PHONE = 700;
export const WIDE = 1700;
/** Height to width of a card, with its title and without; the styles have the same ratio as --tall. */
export const TALL = 1.52;
const UNTITLED = 1.4;
const OF_STAGE = 0.66; // the part of the stage's height that a card may take
/** On a low stage nothing is said above the cards, and they may be larger. @param {number} height */
const shareOf = (height) => (height < 350 ? 0.84 : OF_STAGE);
const LARGEST = 196;
/** What is said above cards needs so much; where that would make them smaller than this, it is said elsewhere. */
export const WORDS = 160;
const PHONE_WORDS = 112;
const STILL_LARGE = 140;
const SMALLEST = 34;
const WIDEST = 260;
const TINY = 48; // below it a card's date is all there is to read
const CLOSE = 8;
const FINGER = 44; // what it hits, half of it beside a gap at either end
/** Between two bricks, and beside a row of them for the sockets at its ends. */
const JOINT = 10;
const SOCKET = 74;
const NARROW_SOCKET = 62;
const WIDE_SOCKET = 104;

/**
 * The distance between two cards. A gap's hit area is wider, for a finger.
 * @param {boolean} screen
 * @param {number} [count]
 */
export const gapOn = (screen, count = 1) => (screen ? 16 : count > 8 ? 22 : 30);
const END = 46; // room for its words, upright

/** The ribbon under a line, in pixels; the styles get it as --ribbon. @param {number} width */
export const ribbonOf = (width) => (width <= PHONE ? 30 : 44);

/** The ribbon under each of several rows. @param {number} width @param {boolean} screen */
export const stripOf = (width, screen) => (width <= PHONE ? 6 : screen ? 26 : 20);

/** A card narrower than this shows no title. @param {boolean} screen */
export const titledFrom = (screen) => (screen ? 104 : 72);

/** What a board of such cards leaves out, as classes. @param {number} size @param {boolean} screen */
export const smallness = (size, screen) => [size < titledFrom(screen) && "mini", size < TINY && "tiny"];

/**
 * The lines of others, in lanes of one width: where lines are compared, one step holds for all of them, and the longest
 * decides it. Cards that no longer fit are made narrower, until their dates stand upright; none is ever cut off.
 * @param {Room} room a lane
 * @param {number} longest how many cards the longest line has
 * @param {boolean} screen
 * @returns {{size: number, step: number, shown: number, upright: boolean}}
 */
export function laneOf({ width, height }, longest, screen) {
  const each = width / Math.max(1, longest);
  const most = screen ? Math.max(132, Math.min(190, each - 4)) : 60;
  const size = Math.max(SMALLEST, Math.min((height - 4) / UNTITLED, most));
  const step = Math.min(size + 4, each);
  const shown = Math.min(size, step - 2);
  return { size, step, shown, upright: shown < size * 0.6 };
}

/**
 * How wide a card may be so that all fit beside each other.
 * @param {number} width
 * @param {number} count
 * @param {boolean} bricks
 * @param {number} gap
 */
export function fitting(width, count, bricks, gap) {
  if (bricks) return (width - 2 * socketOf(width)) / count - JOINT;
  return (width - (count + 1) * gap - 8) / count;
}

/** The room for a socket at either end of two levels. @param {number} width */
export const socketOf = (width) => (width < 600 ? NARROW_SOCKET : width < 1500 ? SOCKET : WIDE_SOCKET);

/**
 * Where all of a line is to be in sight: the width at which it is, and how many cards then lie side by side. Another
 * row must be worth it.
 * @param {Window} around
 * @param {Room} room
 * @param {number} count
 * @param {number} gap
 * @returns {[number, number]}
 */
export function inSight({ screen }, { width, height }, count, gap) {
  const [margin, between] = [screen ? 32 : 64, stripOf(width, screen) + 8];
  const titled = titledFrom(screen);
  const ways = Array.from({ length: 14 }, (_, i) => i + 1).map((rows) => {
    const each = Math.ceil(count / rows);
    const beside = fitting(width - 8, each, false, gap); // what a finger hits is wider than the gap at either end
    const [across, left] = [Math.min(beside, WIDEST), height - margin - between * rows];
    const whole = Math.min(across, left / (TALL * rows + 0.4)); // a part of a card more, where two have the same date
    return [whole >= titled ? whole : Math.min(across, titled - 1, left / (UNTITLED * rows + 0.4)), each];
  });
  const most = Math.max(...ways.map(([size]) => size));
  const [size, each] = ways.find(([size], i) => size > most * (i ? 0.93 : 0.88)) ?? ways[0]; // one row has the frieze
  return [size, each];
}

/**
 * A line of which all is in sight. Only where there is no room for gaps that a finger can hit do the cards lie closer
 * until one is to be laid, and then they scroll.
 * @param {Window} around
 * @param {Room} room
 * @param {Shape} shape
 * @param {boolean} laying
 * @returns {Layout}
 */
export function fitted(around, room, shape, laying) {
  const [gap, usual] = [gapOn(around.screen), lineWidth(around, room, shape, 0)];
  const [size, across] = inSight(around, room, shape.count, gap);
  if (around.screen) return { size: Math.max(SMALLEST, size), across, gap, end: gap };
  if (size >= SMALLEST) return { size: Math.max(SMALLEST, Math.min(usual, size)), across, gap, end: gap };
  if (laying) {
    const beside = Math.floor((room.width - FINGER) / (SMALLEST + gap));
    return { size: SMALLEST, across: Math.max(1, beside), gap, end: gap };
  }
  const [close, more] = inSight(around, room, shape.count, CLOSE);
  return { size: Math.min(usual, close), across: more, gap: CLOSE, end: CLOSE };
}

/**
 * The width of a card on a line: all of them and one open gap side by side, as long as they can be read.
 * @param {Window} around
 * @param {Room} room
 * @param {Shape} shape
 * @param {number} step
 */
export function lineWidth(around, { width, height }, { count, stacked }, step) {
  const tablet = width <= PHONE && height >= 350 ? Math.max(112, width * 0.2) : 76;
  const least = width < 480 ? width * 0.31 : tablet;
  const free = ((height - ribbonOf(width)) * shareOf(height)) / (TALL + 0.24 * stacked);
  const below = (height - ribbonOf(width) - UNDER - wordsOn(width)) / (TALL + 0.24 * stacked);
  const tallest = count > 1 && below >= STILL_LARGE ? Math.min(free, below) : free;
  const most = Math.max(TITLED_LOW, Math.min(LARGEST, tallest));
  const fit = (width - count * gapOn(around.screen, count) - 2 * END) / (count + 1);
  const size = Math.min(most, Math.max(least, fit));
  return step === STEPS[0] ? Math.max(SMALLEST, Math.min(size, fit)) : size * 1.25 ** step;
}
const TITLED_LOW = 72;
/** Phones scroll two levels anyway: their cards need be no smaller than this. */
const LEGIBLE = 100;

/**
 * The width of a card on two levels: both are in sight above the ribbon.
 * @param {Window} around
 * @param {Room} room
 * @param {Shape} shape
 * @param {number} step
 */
export function brickWidth(around, { width, height }, { count, stacked }, step) {
  const least = around.width <= PHONE ? Math.max(TITLED_LOW, Math.min(LEGIBLE, width / 4)) : 76;
  const free = height - ribbonOf(width) - 3 * JOINT - 22 - 10 * stacked;
  if (count === 1 && step === 0) return lineWidth(around, { width, height }, { count, bricks: true, stacked }, 0);
  const tallest = free / (2 * TALL);
  const levels = tallest >= TITLED_LOW ? tallest : Math.max(SMALLEST, Math.min(TITLED_LOW - 1, free / (2 * 1.3)));
  const fit = fitting(width, count, true, JOINT);
  const size = Math.min(levels, 150, Math.max(Math.min(least, levels), fit));
  return step === STEPS[0] ? Math.max(SMALLEST, Math.min(size, fit)) : size * 1.25 ** step;
}

/**
 * The width of a row's cards, how many lie side by side, and how far apart.
 * @param {Window} around
 * @param {Room} room
 * @param {Shape} shape
 * @param {Wish} wish
 * @returns {Layout}
 */
export function layOut(around, room, shape, { kind, step, laying }) {
  const { count, bricks } = shape;
  const gap = gapOn(around.screen, count);
  if (bricks) {
    const screen = Math.min(fitting(room.width, count, true, gap), (room.height - 90) / 3.5, WIDEST);
    const size = around.screen ? Math.max(SMALLEST, screen) : brickWidth(around, room, shape, step);
    const end = count === 1 ? Math.max(socketOf(room.width), size * 0.86) : socketOf(room.width);
    return { size, across: count, gap: JOINT, end };
  }
  if (kind === "whole") return fitted(around, room, shape, laying);
  const size = lineWidth(around, room, shape, step);
  if (count > 1) return { size, across: count, gap, end: END };
  const alone = Math.min(size, room.width * 0.32); // both gaps are open: neither may cover the card
  return { size: alone, across: count, gap, end: Math.min(alone + gap, (room.width - alone) / 2) };
}

/**
 * Where the cards of a row in one piece stand, for what lies behind them.
 * @param {Room} room
 * @param {number} count
 * @param {Layout} layout
 * @returns {import("./bands.js").Standing & {beside: number}} what is free on either side of them, too
 */
export function standing({ width: seen }, count, { size, gap, end }) {
  const long = count * size + (count - 1) * gap + 2 * end;
  const width = Math.max(seen, long);
  return {
    beside: (width - long) / 2,
    first: (width - long) / 2 + end + size / 2,
    step: size + gap,
    reach: size / 2 + Math.min(end, size * 0.7),
    body: size / 2 + JOINT / 2,
    width,
  };
}

/** A spine is so wide at least, and stands so far from the next; a whole card among spines is so wide at least. */
const SPINE = 44;
const LEAF = 6;
const SLOT = 20; // an open gap is so much wider than a card
const FOLDED = 112;

/**
 * A line that is too long for whole cards is folded: all but the two beside a gap are spines, and there is room for an
 * open gap. Null where whole cards fit, or where not even spines do.
 * @param {Room} room
 * @param {number} count
 * @returns {{size: number, spine: number} | null}
 */
export function foldOf({ width, height }, count) {
  if (width <= PHONE || count < 5) return null;
  const fit = (width - count * gapOn(false, count) - 2 * END) / (count + 1);
  const tallest = ((height - ribbonOf(width)) * shareOf(height)) / TALL;
  const most = Math.min(LARGEST, tallest, 150);
  if (fit >= Math.min(FOLDED, most)) return null;
  const left = width - 2 * END - SLOT - (count - 1) * LEAF;
  const size = Math.min(most, (left - (count - 2) * SPINE) / 3);
  if (size < Math.min(FOLDED, most)) return null;
  return { size, spine: Math.min(size, (left - 3 * size) / (count - 2)) };
}

/**
 * Where the cards of a folded line stand: their left edges, which of them are whole, and the left edge of the open gap.
 * What the gap does not need while it is closed, the spines have.
 * @param {Room} room
 * @param {number} count
 * @param {{size: number, spine: number}} fold
 * @param {number} near the gap whose neighbours are whole
 * @param {boolean} open
 */
export function foldedAt({ width }, count, { size, spine }, near, open) {
  const whole = Array.from({ length: count }, (_, i) => i === near - 1 || i === near);
  const spines = whole.filter((one) => !one).length;
  const slot = size + SLOT;
  const spare = open ? 0 : slot / spines;
  const edge = near === 0 || near === count ? (size - spine) / spines : 0; // one whole card less
  const wide = Math.min(size, spine + spare + edge);
  const widths = whole.map((one) => (one ? size : wide));
  const long = widths.reduce((sum, one) => sum + one, 0) + (count - 1) * LEAF + (open ? slot : 0);
  let at = (width - long) / 2;
  /** @type {number[]} */
  const lefts = [];
  let slotAt = null;
  for (const [i, one] of widths.entries()) {
    if (open && i === near) [slotAt, at] = [at + (SLOT - LEAF) / 2, at + slot];
    lefts.push(at);
    at += one + LEAF;
  }
  if (open && near === count) slotAt = at + (SLOT - LEAF) / 2;
  return { lefts, widths, whole, slotAt };
}

/** Whether whole cards beside each other would be too small to read. @param {Room} room @param {number} count */
export const crowded = ({ width }, count) =>
  width > PHONE && (width - count * gapOn(false, count) - 2 * END) / (count + 1) < 76;

/**
 * Where the cards of a folded line stand, for what lies behind. @param {{lefts: number[], widths: number[]}} folded
 * @param {Room} room
 */
export const spread = ({ lefts, widths }, { width }) => ({
  centres: lefts.map((left, i) => left + widths[i] / 2),
  reach: lefts[0] + widths[0] / 2,
  width,
});

/** Between a card and the ribbon, for its pin. */
const UNDER = 18;
/** The height of what is said above cards. @param {number} width */
export const wordsOn = (width) => (width <= PHONE ? PHONE_WORDS : WORDS);

/** How much of a board is free above its cards. @param {Room} room @param {number} size @param {Shape} shape */
export function headroomOf({ width, height }, size, { bricks, stacked, count }) {
  const levels = bricks && count > 1 ? 2 : 1;
  const cards = size * TALL * levels + (bricks ? JOINT + 10 * stacked : 0.24 * size * stacked);
  return height - ribbonOf(width) - UNDER - cards;
}
