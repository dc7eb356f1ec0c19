// Every card of a game along a ribbon, in the order of time: right ones above it, wrong ones below, in as many rows as
// let all of them be seen.

import { html, useEffect, useRef, useState } from "./view.js";
import { Icon } from "./card.js";
import { eraOf } from "./bands.js";
import { isYou } from "./rank.js";
import { game, isScreen, looked, nameOf, seats, table, texts, titleOf, view } from "./state.js";
import { WRONG } from "./tries.js";
import { dateText, t } from "./words.js";

/** @typedef {import("./tries.js").Try} Try */

/** A finger needs so much, in pixels, or a year that is read from afar; a card in the ribbon is at most so wide. */
const [LEAST, MOST] = isScreen ? [54, 96] : [46, 62];
/** As wide as the widest letters of an era's name are on average, in pixels. */
const LETTER = isScreen ? 17 : 11;
/** On which level of the picture a card stands. @param {Try} one */
const levelOf = ({ result }) =>
  result === "gap" ? "high" : WRONG.has(result) || result === "discarded" ? "low" : "upper";

/** Tries in the order of time, in rows of equal length. @param {Try[]} tries @param {number} width */
function rowsOf(tries, width) {
  const sorted = tries.map((one, at) => ({ ...one, at })).sort((a, b) => a.card.y - b.card.y || a.at - b.at);
  const most = Math.max(4, Math.floor(width / LEAST));
  const rows = Math.max(1, Math.ceil(sorted.length / most));
  const each = Math.ceil(sorted.length / rows);
  return Array.from({ length: rows }, (_, row) => sorted.slice(row * each, (row + 1) * each));
}

/** The runs of one era in a row. @param {Try[]} row */
function runsOf(row) {
  /** @type {{era: number, from: number, to: number}[]} */
  const runs = [];
  for (const [i, { card }] of row.entries()) {
    const last = runs.at(-1);
    if (last?.era === eraOf(card.y)) last.to = i + 1;
    else runs.push({ era: eraOf(card.y), from: i, to: i + 1 });
  }
  return runs;
}

/**
 * The name of a run's era, or its short form, where there is room for it.
 * @param {{era: number, from: number, to: number}} run
 * @param {number} cell
 */
function eraName({ era, from, to }, cell) {
  const names = [t(`client-era-${era}`), t(`client-era-short-${era}`)];
  return names.find((name) => name.length * LETTER + 12 <= (to - from) * cell) ?? "";
}

/** All that a card says, for those who listen. @param {Try} one */
const nameOfTry = ({ card, seat, result }) =>
  [titleOf(card), dateText(card.y, card.pr), t(`client-end-result-${result}`), seat === null ? "" : nameOf(seat)]
    .filter(Boolean)
    .join(", ");

/** @param {{one: Try, column: number}} props */
function Mini({ one, column }) {
  const { card, seat, result } = one;
  const own = seat !== null && seats.value.includes(seat) && seats.value.length < (table.value?.chairs.length ?? 1);
  const date = dateText(card.y, card.pr).replaceAll("\u00a0", " "); // here a line may end anywhere
  return html`<li
    class=${`mini-at ${levelOf(one)} was-${result} ${own ? "own" : ""} ${seat === null ? "" : `hue-${seat % 8}`}`}
    style=${{ gridColumn: column }}
  >
    <button
      type="button"
      class="mini"
      style=${{ "--tint": texts.value[card.p]?.tint ?? "#5b4a36" }}
      aria-label=${nameOfTry(one)}
      title=${titleOf(card)}
      disabled=${isScreen}
      onClick=${() => (looked.value = card)}
    >
      <img src=${`/pictures/${card.p}.svg`} alt="" width="46" height="46" loading="lazy" decoding="async" />
      <b class=${date.length > 4 ? "wordy" : ""}>${date}</b>
      ${WRONG.has(result) && html`<span class="cross"><${Icon} name="icon-close" /></span>`}
    </button>
    <i class="pin"></i>
  </li>`;
}

/** How wide the ribbon may be. @param {{current: HTMLElement | null}} box */
function useWidth(box) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([seen]) => setWidth(Math.floor(seen.contentRect.width)));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return width;
}

/** @param {{tries: Try[]}} props */
function Legend({ tries }) {
  const playing = [...new Set(tries.flatMap(({ seat }) => (seat === null ? [] : [seat])))].sort((a, b) => a - b);
  const results = ["wrong", "blocked", "discarded"].filter((one) => tries.some(({ result }) => result === one));
  return html`<ul class="legend">
    ${playing.map(
      (seat) =>
        html`<li key=${seat} class=${`hue-${seat % 8}`}>
          <i class="pin"></i>${isYou(seat) ? t("client-end-you") : nameOf(seat)}
        </li>`,
    )}
    ${results.map(
      (one) =>
        html`<li key=${one} class=${`was-${one}`}>
          <${Icon} name=${one === "discarded" ? "icon-verb-discard" : "icon-close"} />${t(`client-end-result-${one}`)}
        </li>`,
    )}
  </ul>`;
}

/** Cards that nobody has turned over. */
function Unturned() {
  const left = (view.value?.hands ?? []).flatMap((hand) => hand.cards.filter((card) => card.y === undefined));
  if (!left.length) return null;
  return html`<div class="unturned">
    <h4>${t("client-end-unturned", { count: left.length })}</h4>
    <ul>
      ${left.map(
        (card) =>
          html`<li key=${card.r}>
            <button
              type="button"
              class="mini"
              aria-label=${titleOf(card)}
              title=${titleOf(card)}
              disabled=${isScreen}
              onClick=${() => (looked.value = card)}
            >
              <img src=${`/pictures/${card.p}.svg`} alt="" width="46" height="46" loading="lazy" decoding="async" />
            </button>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** @param {{tries: Try[]}} props */
export function Ribbon({ tries }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(box);
  const rows = width ? rowsOf(tries, width) : [];
  const each = rows[0]?.length ?? 1;
  const cell = width / each;
  const levels = tries.some(({ result }) => result === "gap") ? "levels" : "";
  const most = rows.length > 1 ? LEAST + 8 : levels ? MOST - 8 : MOST; // several rows leave room for who won
  const mini = Math.min(most, cell) - 6;
  const help = t(game.value === "coop" ? "client-end-cards-coop" : "client-end-cards-help");
  return html`<section class="ribbon" aria-labelledby="ribbon">
    <header>
      <h3 id="ribbon">${t("client-end-cards")}</h3>
      ${!isScreen && html`<p class="soft">${help}</p>`}
      <${Legend} tries=${tries} />
    </header>
    <div ref=${box} class="ribbon-rows">
      ${rows.map(
        (row, i) =>
          html`<ul
            key=${i}
            class=${`ribbon-row ${levels}`}
            style=${{ gridTemplateColumns: `repeat(${each}, minmax(0, 1fr))`, "--mini": `${mini}px` }}
          >
            ${row.map((one, column) => html`<${Mini} key=${one.at} one=${one} column=${column + 1} />`)}
            ${runsOf(row).map(
              (run) =>
                html`<li
                  key=${`era${run.from}`}
                  class=${`run era-${run.era} ${run.from === 0 ? "first" : ""} ${run.to === row.length ? "last" : ""}`}
                  aria-hidden="true"
                  style=${{ gridColumn: `${run.from + 1} / ${run.to + 1}` }}
                >
                  ${eraName(run, cell)}
                </li>`,
            )}
          </ul>`,
      )}
    </div>
    <${Unturned} />
  </section>`;
}
