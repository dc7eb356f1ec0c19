// The result as a picture to send to friends, drawn on the spot.

import { nameOf, table, view } from "./state.js";
import { t } from "./words.js";

const [WIDE, HIGH] = [1200, 630];

/** @param {CanvasRenderingContext2D} ink @param {string} text @param {number} y @param {string} font @param {string} color */
function centred(ink, text, y, font, color) {
  ink.font = font;
  ink.fillStyle = color;
  ink.textAlign = "center";
  ink.fillText(text, WIDE / 2, y, WIDE - 120);
}

/** Draw the result and offer it as a file. @param {string} headline @param {string} title */
export function drawShare(headline, title) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const felt = ink.createRadialGradient(WIDE / 2, HIGH / 2, 80, WIDE / 2, HIGH / 2, 760);
  felt.addColorStop(0, "#3d5549");
  felt.addColorStop(1, "#17211c");
  ink.fillStyle = felt;
  ink.fillRect(0, 0, WIDE, HIGH);
  ink.strokeStyle = "#d9a94a";
  ink.lineWidth = 4;
  ink.strokeRect(28, 28, WIDE - 56, HIGH - 56);
  centred(ink, t(`rules-title-${view.value?.game}`), 140, '400 40px "Golos Text"', "#dccfb2");
  centred(ink, headline, 290, '700 76px Alegreya', "#fff6e0");
  if (title) centred(ink, title, 390, '400 58px "Yeseva One"', "#eebf62");
  centred(ink, (table.value?.chairs ?? []).map((_, seat) => nameOf(seat)).filter(Boolean).join(" · "), 480, '400 34px "Golos Text"', "#dccfb2");
  centred(ink, "Yearline", 565, '700 40px Alegreya', "#dccfb2");
  canvas.toBlob((blob) => blob && offer(blob));
}

/** @param {Blob} blob */
function offer(blob) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: `yearline-${table.value?.code}.png` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
