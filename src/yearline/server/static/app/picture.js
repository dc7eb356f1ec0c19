// A picture drawn on the spot, as wide as links show them, and the way it leaves the device.

import { shareSheet, withAddress } from "./handing.js";

export const [WIDE, HIGH] = [1200, 630];

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {string} text
 * @param {number} y
 * @param {string} font
 * @param {string} color
 */
export function centred(ink, text, y, font, color) {
  ink.font = font;
  ink.fillStyle = color;
  ink.textAlign = "center";
  ink.fillText(text, WIDE / 2, y, WIDE - 120);
}

/** @param {CanvasRenderingContext2D} ink */
export function drawGround(ink) {
  const felt = ink.createRadialGradient(WIDE / 2, 180, 40, WIDE / 2, HIGH / 2, 760);
  felt.addColorStop(0, "#3d5549");
  felt.addColorStop(1, "#17211c");
  ink.fillStyle = felt;
  ink.fillRect(0, 0, WIDE, HIGH);
  ink.fillStyle = "rgb(255 246 224 / 5%)";
  for (let ray = 0; ray < 24; ray += 2) {
    ink.beginPath();
    ink.moveTo(WIDE / 2, 150);
    ink.arc(WIDE / 2, 150, 1000, (ray * Math.PI) / 12, ((ray + 1) * Math.PI) / 12);
    ink.fill();
  }
}

/** @param {string} picture @returns {Promise<HTMLImageElement | null>} */
export const loaded = (picture) =>
  new Promise((resolve) => {
    const image = new Image(200, 200);
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = `/pictures/${picture}.svg`;
  });

/** A canvas of that size, and what draws on it. @returns {[HTMLCanvasElement, CanvasRenderingContext2D]} */
export function canvas() {
  const made = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  return [made, /** @type {CanvasRenderingContext2D} */ (made.getContext("2d"))];
}

/**
 * Hand a picture to the device: to its own way of sharing with what is to be said of it, or as a file.
 * @param {HTMLCanvasElement} drawn
 * @param {string} name
 * @param {string} text
 */
export async function handOver(drawn, name, text) {
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) => drawn.toBlob(resolve));
  if (!blob) return;
  const files = [new File([blob], name, { type: "image/png" })];
  const touch = matchMedia("(pointer: coarse)").matches;
  if (!touch || !(await shareSheet({ files, ...withAddress(text) }))) download(blob, name);
}

/** @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
