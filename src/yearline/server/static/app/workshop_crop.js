// The square of a photo that is on the card: arithmetic of numbers from 0 to 1, and a zoom from 1 on.

/** @typedef {{x: number, y: number, zoom: number}} Crop `x` and `y` are the middle of the square */
/** @typedef {{width: number, height: number}} Size */

export const FARTHEST = 8;

/** @param {number} low @param {number} value @param {number} high */
const between = (low, value, high) => Math.max(low, Math.min(value, high));

/** The square in pixels. @param {Size} size @param {Crop} crop */
export function squareOf({ width, height }, { x, y, zoom }) {
  const side = Math.min(width, height) / zoom;
  return {
    side,
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
  };
}

/** The nearest crop that lies within the photo. @param {Size} size @param {Crop} crop @returns {Crop} */
export function inside(size, crop) {
  const zoom = between(1, crop.zoom, FARTHEST);
  const { side, left, top } = squareOf(size, { ...crop, zoom });
  return { x: (left + side / 2) / size.width, y: (top + side / 2) / size.height, zoom };
}

/**
 * The crop whose square has a corner at a place: its middle stays where it is.
 * @param {Size} size
 * @param {Crop} crop
 * @param {{x: number, y: number}} at
 * @returns {Crop}
 */
export function corneredAt(size, crop, at) {
  const half = Math.max(Math.abs(at.x - crop.x) * size.width, Math.abs(at.y - crop.y) * size.height, 1);
  return { ...crop, zoom: between(1, Math.min(size.width, size.height) / (2 * half), FARTHEST) };
}

/** @param {string} text @returns {Crop} */
export function cropOf(text) {
  const [x, y, zoom] = text.split(",").map(Number);
  return [x, y, zoom].every(Number.isFinite) ? { x, y, zoom: Math.max(1, zoom) } : { x: 0.5, y: 0.5, zoom: 1 };
}

/** @param {Crop} crop */
export const cropText = ({ x, y, zoom }) => [x, y, zoom].map((one) => String(Number(one.toFixed(4)))).join(",");

/**
 * What a key does to a crop; null: not ours.
 * @param {string} key
 * @param {Crop} crop
 * @param {boolean} far
 * @returns {Crop | null}
 */
export function cropByKey(key, crop, far = false) {
  const step = (far ? 0.1 : 0.02) / crop.zoom;
  /** @type {Record<string, Crop>} */
  const to = {
    ArrowLeft: { ...crop, x: crop.x - step },
    ArrowRight: { ...crop, x: crop.x + step },
    ArrowUp: { ...crop, y: crop.y - step },
    ArrowDown: { ...crop, y: crop.y + step },
    "+": { ...crop, zoom: crop.zoom * 1.1 },
    "=": { ...crop, zoom: crop.zoom * 1.1 },
    "-": { ...crop, zoom: crop.zoom / 1.1 },
  };
  return to[key] ?? null;
}

/** The longest side of what is sent: a card is printed at 300 dpi from a good half of it. */
export const LONGEST = 1600;

/** The size that a photo is made small to. @param {Size} size @returns {Size} */
export function smaller({ width, height }) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
