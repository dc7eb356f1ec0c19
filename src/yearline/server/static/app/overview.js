// A strip that shows the whole of a long line, with the part that is in sight marked; a click goes there.

import { afterwards, html, useEffect, useState } from "./view.js";
import { dateOf } from "./card.js";
import { eraOf } from "./bands.js";
import { language } from "./words.js";

/** @typedef {import("./protocol").WireCard} WireCard */

/**
 * A strip that shows the whole line; a click goes there. It is drawn once the line itself has been.
 * @param {{columns: WireCard[][], room: number, rail: HTMLElement | null, onGo: (i: number) => void}} props
 */
export function Overview({ columns, room, rail, onGo }) {
  const [strip, draw] = useState(/** @type {import("./view.js").Drawn} */ (null));
  const words = language.value;
  useEffect(() => draw(stripOf(columns, room, onGo)), [columns, room, words]);
  useEffect(() => (rail ? followed(rail) : undefined), [columns, room, rail, strip]); // once there is a strip to mark
  return strip;
}

/**
 * Mark on the strip which part of the line is in sight, whenever the rail has come to rest.
 * @param {HTMLElement} rail
 */
function followed(rail) {
  const mark = () => {
    const seen = /** @type {HTMLElement | null | undefined} */ (rail.parentElement?.querySelector(".overview i"));
    if (seen)
      Object.assign(seen.style, {
        width: `${(100 * rail.clientWidth) / rail.scrollWidth}%`,
        translate: `${(100 * rail.scrollLeft) / rail.clientWidth}%`,
      });
  };
  afterwards(mark);
  const heard = afterRest(mark); // not every engine says when it rests, and one that does not move at all says nothing
  rail.addEventListener("scroll", heard);
  return () => rail.removeEventListener("scroll", heard);
}

/**
 * Do something once nothing has moved for a while, where an engine does not say when that is.
 * @param {() => void} task
 */
function afterRest(task) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(task, 120);
  };
}

/** @param {WireCard[][]} columns @param {number} room @param {(i: number) => void} onGo */
function stripOf(columns, room, onGo) {
  const go = (/** @type {MouseEvent & {currentTarget: Element}} */ event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onGo(Math.floor(((event.clientX - left) / width) * columns.length));
  };
  const style = { "--columns": columns.length, "--bricks": bricksOf(columns) };
  return html`<div class="overview" aria-hidden="true" style=${style} onClick=${go}>
    <i />
    ${datesOn(columns.map(dateOf), room).map(([i, date]) => html`<span style=${{ "--at": i }}>${date}</span>`)}
  </div>`;
}

/** The colours of the eras; the styles have the same. */
const ERAS = ["#935616", "#5b4596", "#195a9c", "#4c6274", "#b24c22", "#17695c"];

/** A brick for every column in its era's colour, as one gradient: no box for each. @param {WireCard[][]} columns */
function bricksOf(columns) {
  const part = 100 / columns.length;
  const brick = (/** @type {WireCard[]} */ [card], /** @type {number} */ i) => {
    const [from, to] = [0.12, 0.88].map((at) => `${((i + at) * part).toFixed(2)}%`);
    return `transparent ${from}, ${ERAS[eraOf(card.y ?? 0)]} ${from} ${to}, transparent ${to}`;
  };
  return `linear-gradient(90deg, ${columns.map(brick).join(", ")})`;
}

/**
 * The dates for which a strip has room, with their places. None is cut there: the browser would keep a layer for each.
 * @param {string[]} dates
 * @param {number} room
 * @returns {[number, string][]}
 */
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
