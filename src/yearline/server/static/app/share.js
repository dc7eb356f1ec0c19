// The result to take home: a text that gives no card away, and a picture with the cards of the game, drawn on the spot.

import { eraOf } from "./bands.js";
import { shareSheet, withAddress } from "./handing.js";
import { WIDE, canvas, centred, drawGround, handOver, loaded } from "./picture.js";
import { headline, titleOfBand } from "./rank.js";
import { game, nameOf, table, texts, view } from "./state.js";
import { RIGHT, WRONG, bestOf } from "./tries.js";
import { t } from "./words.js";

/** @typedef {import("./tries.js").Try} Try */

/** @type {Record<string, string>} */
const SQUARES = { right: "🟩", main: "🟩", gap: "🟨", wrong: "⬛", blocked: "⬛", discarded: "⬜" };
/** @type {Record<string, string>} The same as colours. */
export const TONES = { "🟩": "good", "🟨": "fair", "⬛": "poor", "⬜": "none" };

/**
 * How everybody did, try by try.
 * @param {Try[]} tries
 * @returns {{seat: number, name: string, right: number, of: number, squares: string[]}[]}
 */
export function scoresOf(tries) {
  return (table.value?.chairs ?? []).flatMap((_, seat) => {
    const own = tries.filter((one) => one.seat === seat && SQUARES[one.result]);
    const squares = own.map((one) => SQUARES[one.result]);
    const right = own.filter((one) => RIGHT.has(one.result)).length;
    return own.length ? [{ seat, name: nameOf(seat), right, of: own.length, squares }] : [];
  });
}

/** How it ended, for somebody who was not there: nobody is "you". */
export function summary() {
  const outcome = view.value?.outcome;
  const winners = outcome?.ranking[0] ?? [];
  if (!outcome || outcome.score !== null || !winners.length) return headline(outcome);
  const names = winners.map(nameOf).join(", ");
  return t("client-result-winners", { count: winners.length, names });
}

/** What stands above the squares. */
export const heading = () => `Yearline: ${t(`rules-title-${game.value}`)}`;

/** The title reached, if any. */
export const title = () => (view.value?.outcome?.band == null ? "" : titleOfBand(view.value.outcome.band));

/** The narrowest gap that was hit, in words. @param {Try[]} tries */
export function tightest(tries) {
  const room = bestOf(tries)?.room;
  return room ? t("client-end-tightest", { count: room }) : "";
}

/** The result as a text. A count stands before the squares, for those who hear them read out. @param {Try[]} tries */
export function shareText(tries) {
  const lines = scoresOf(tries).map(({ name, right, of, squares }) => `${name} ${right}/${of} ${squares.join("")}`);
  return [heading(), summary(), title(), ...lines, tightest(tries), location.origin].filter(Boolean).join("\n");
}

const ERAS = ["#935616", "#5b4596", "#195a9c", "#4c6274", "#b24c22", "#17695c"];
/** So many cards fit on the picture. */
const SHOWN = 12;

/** @param {Try[]} tries the cards to show, evenly chosen, in the order of time */
function chosen(tries) {
  const sorted = [...tries].sort((a, b) => a.card.y - b.card.y);
  const count = Math.min(SHOWN, sorted.length);
  return Array.from({ length: count }, (_, i) => sorted[Math.floor((i * sorted.length) / count)]);
}

/**
 * A card without title and date: nobody's game is spoiled.
 * @param {CanvasRenderingContext2D} ink
 * @param {Try} one
 * @param {HTMLImageElement | null} image
 * @param {number} x
 * @param {number} y
 */
function drawCard(ink, one, image, x, y) {
  const wrong = WRONG.has(one.result);
  ink.fillStyle = wrong ? "#a02c24" : "#fff6e0";
  ink.beginPath();
  ink.roundRect(x, y, 84, 104, 10);
  ink.fill();
  if (image) ink.drawImage(image, x + 5, y + 5, 74, 74);
  ink.fillStyle = texts.value[one.card.p]?.tint ?? "#5b4a36";
  ink.fillRect(x + 5, y + 79, 74, 20);
  ink.font = '700 18px "Golos Text"';
  ink.textAlign = "center";
  ink.fillStyle = "#fff6e0";
  ink.fillText(wrong ? "✕" : RIGHT.has(one.result) ? "✓" : "•", x + 42, y + 95);
}

/** The cards above and below their ribbon. @param {CanvasRenderingContext2D} ink @param {Try[]} cards */
async function drawCards(ink, cards) {
  const images = await Promise.all(cards.map(({ card }) => loaded(card.p)));
  const step = WIDE / Math.max(1, cards.length);
  for (const [i, one] of cards.entries()) {
    ink.fillStyle = ERAS[eraOf(one.card.y)];
    ink.fillRect(i * step, 456, step + 1, 22);
    const low = WRONG.has(one.result) || one.result === "discarded";
    drawCard(ink, one, images[i], (i + 0.5) * step - 42, low ? 484 : 346);
  }
}

/** @param {CanvasRenderingContext2D} ink @param {Try[]} tries */
function drawSquares(ink, tries) {
  const tones = { good: "#4caf6d", fair: "#eec13f", poor: "#7a6b60", none: "#e8dfcf" };
  const rows = scoresOf(tries).slice(0, 4);
  for (const [i, { name, squares }] of rows.entries()) {
    const y = 226 + i * 28;
    ink.font = '400 22px "Golos Text"';
    ink.textAlign = "right";
    ink.fillStyle = "#dccfb2";
    ink.fillText(name, 470, y + 18, 380);
    for (const [j, square] of squares.slice(0, 24).entries()) {
      ink.fillStyle = tones[/** @type {keyof typeof tones} */ (TONES[square])];
      ink.fillRect(486 + j * 26, y, 22, 22);
    }
  }
}

/** Draw the result and hand it to the device. @param {Try[]} tries */
export async function sharePicture(tries) {
  const [drawn, ink] = canvas();
  drawGround(ink);
  centred(ink, heading(), 66, '400 32px "Golos Text"', "#dccfb2");
  centred(ink, title() || summary(), 140, "700 68px Alegreya", "#fff6e0");
  if (title()) centred(ink, summary(), 192, "700 40px Alegreya", "#eebf62");
  drawSquares(ink, tries);
  await drawCards(ink, chosen(tries));
  await handOver(drawn, `yearline-${table.value?.code}.png`, shareText(tries));
}

/** Hand the text to the device's own way of sharing, if it has one. @param {Try[]} tries */
export const shareNatively = (tries) => shareSheet(withAddress(shareText(tries)));
