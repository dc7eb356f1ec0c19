// A challenge's result as a picture: the score and its cards, without a title or a date. Nobody's day is spoiled.

import { WIDE, canvas, centred, drawGround, handOver, loaded } from "./picture.js";

/** What a mark looks like: of a day 1 or 0; of a week its first letter: main row, gap, blocked, out. */
const MARKS = /** @type {Record<string, [string, string]>} */ ({
  1: ["#2f7a4b", "✓"],
  0: ["#a02c24", "✕"],
  m: ["#2f7a4b", "2"],
  g: ["#a5790f", "1"],
  b: ["#a02c24", "✕"],
  o: ["#4b423c", "·"],
});
const [TOP, ROOM] = [226, 384];
/** How many cards lie side by side, how wide each is, and how high its mark. @param {number} count */
const laidOut = (count) =>
  count > 12 ? { across: 12, card: 84, strip: 26, gap: 10 } : { across: 6, card: 128, strip: 34, gap: 24 };

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {HTMLImageElement | null} image
 * @param {string} mark
 * @param {{x: number, y: number, card: number, strip: number}} place
 */
function drawMark(ink, image, mark, { x, y, card, strip }) {
  const [color, sign] = MARKS[mark] ?? MARKS.o;
  ink.fillStyle = color;
  ink.beginPath();
  ink.roundRect(x, y, card, card + strip, 14);
  ink.fill();
  ink.save();
  ink.beginPath();
  ink.roundRect(x, y, card, card, [14, 14, 0, 0]);
  ink.clip();
  if (image) ink.drawImage(image, x, y, card, card);
  ink.restore();
  ink.font = `700 ${Math.round(strip * 0.7)}px "Golos Text"`;
  ink.textAlign = "center";
  ink.fillStyle = "#fff6e0";
  ink.fillText(sign, x + card / 2, y + card + strip * 0.76);
}

/** Draw the result and hand it to the device. @param {HTMLElement} outcome @param {string} text what goes with it */
export async function sharePicture(outcome, text) {
  const { day, week, title = "", said = "", marks, fates = "", cards = "" } = outcome.dataset;
  const pictures = cards.split(",").filter(Boolean);
  const [drawn, ink] = canvas();
  drawGround(ink);
  const { across, card, strip, gap } = laidOut(pictures.length);
  const rows = Math.ceil(pictures.length / across);
  const wide = Math.min(across, pictures.length) * (card + gap) - gap;
  const step = Math.min(card + strip + 26, ROOM / rows);
  centred(ink, title, 74, '400 34px "Golos Text"', "#dccfb2");
  centred(ink, said, 184, '400 104px "Yeseva One", Years, serif', "#eac06a");
  const images = await Promise.all(pictures.map(loaded));
  for (const [at, image] of images.entries()) {
    const x = (WIDE - wide) / 2 + (at % across) * (card + gap);
    drawMark(ink, image, (marks ?? fates)[at], { x, y: TOP + Math.floor(at / across) * step, card, strip });
  }
  await handOver(drawn, `yearline-${day ?? week}.png`, text);
}
