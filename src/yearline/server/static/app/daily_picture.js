// A challenge's result as a picture: the score and its cards, without a title or a date. Nobody's day is spoiled.

import { WIDE, canvas, centred, drawGround, handOver, loaded } from "./picture.js";

const [CARD, STEP, ROWS] = [128, 152, 2];

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {HTMLImageElement | null} image
 * @param {boolean} right
 * @param {number} x
 * @param {number} y
 */
function drawMark(ink, image, right, x, y) {
  ink.fillStyle = right ? "#2f7a4b" : "#a02c24";
  ink.beginPath();
  ink.roundRect(x, y, CARD, CARD + 34, 14);
  ink.fill();
  ink.save();
  ink.beginPath();
  ink.roundRect(x, y, CARD, CARD, [14, 14, 0, 0]);
  ink.clip();
  if (image) ink.drawImage(image, x, y, CARD, CARD);
  ink.restore();
  ink.font = '700 24px "Golos Text"';
  ink.textAlign = "center";
  ink.fillStyle = "#fff6e0";
  ink.fillText(right ? "✓" : "✕", x + CARD / 2, y + CARD + 26);
}

/** Draw the result and hand it to the device. @param {HTMLElement} outcome */
export async function sharePicture(outcome) {
  const { day = "", number = "", score = "", marks = "", cards = "" } = outcome.dataset;
  const pictures = cards.split(",").filter(Boolean);
  const [drawn, ink] = canvas();
  drawGround(ink);
  const across = Math.ceil(pictures.length / ROWS);
  const left = (WIDE - (across - 1) * STEP - CARD) / 2;
  centred(ink, `Yearline ${number}`, 74, '400 34px "Golos Text"', "#dccfb2");
  centred(ink, `${score} / ${marks.length}`, 184, '400 104px "Yeseva One", Years, serif', "#eac06a");
  const images = await Promise.all(pictures.map(loaded));
  for (const [at, image] of images.entries())
    drawMark(ink, image, marks[at] === "1", left + (at % across) * STEP, 232 + Math.floor(at / across) * 188);
  await handOver(drawn, `yearline-${day}.png`);
}
