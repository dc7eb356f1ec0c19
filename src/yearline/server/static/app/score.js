// What a score is made of and how far the next title is; and lives, where a game has them.

import { html } from "./view.js";
import { Icon } from "./card.js";
import { bandsOf, isYou, titleOfBand } from "./rank.js";
import { nameOf, piles, rows, score, stackedOf, table, view } from "./state.js";
import { t } from "./words.js";

/** How many cards lie in a row. @param {string} name */
const countIn = (name) => (rows.value.find((row) => row.name === name)?.columns ?? []).flat().length;

/** The sum in full: 9×2 + 5×1 − 22 = 1. @param {{points: number}} props */
function Sum({ points }) {
  const [main, gaps] = [countIn("main"), countIn("gaps")];
  const part = (/** @type {number} */ count, /** @type {string} */ times, /** @type {string} */ words) =>
    html`<span class="part"
      ><b>${count}<small>${times}</small></b
      >${words}</span
    >`;
  return html`<p class="score sum">
    ${part(main, "×2", t("client-part-main"))}<i>+</i>${part(gaps, "×1", t("client-part-gaps"))}<i>−</i>${part(
      2 * main + gaps - points,
      "",
      t("client-part-left"),
    )}<i>=</i><span class="part whole"><b>${String(points).replace("-", "−")}</b>${t("client-part-points")}</span>
  </p>`;
}

/**
 * The ladder of all titles: the part one is in is outlined, and filled as far as one has come.
 * @param {{points: number, bands: number[]}} props
 */
function Ladder({ points, bands }) {
  const band = bands.filter((lowest) => lowest <= points).length;
  const [from, to] = [bands[band - 1] ?? Math.min(points, bands[0] - 36), bands[band] ?? points + 1];
  const next = band < bands.length ? t("client-points-to", { count: to - points, title: titleOfBand(band + 1) }) : "";
  return html`<div class="ladder">
    <p class="rank-now"><span class="unseen">${t("client-rank-now")}</span> ${titleOfBand(band)}</p>
    <p class="rank-next">${next}</p>
    <div class="rungs" aria-hidden="true">
      ${[...bands, null].map((lowest, i) => {
        const filled = i < band ? 1 : i === band ? (points - from) / (to - from) : 0;
        return html`<i key=${i} class=${i === band ? "here" : ""} style=${{ "--filled": filled }}>
          ${lowest !== null && html`<small>${lowest}</small>`}
        </i>`;
      })}
    </div>
  </div>`;
}

/** Hearts: full ones are left. */
function Hearts() {
  const all = Number(table.value?.settings.options?.["lives"] ?? 3);
  const left = Math.max(0, all - (piles.value.find((pile) => pile.name === "discard")?.size ?? 0));
  const heart = (/** @type {number} */ i) =>
    html`<${Icon} key=${i} name="icon-heart" cls=${i < left ? "icon full" : "icon"} />`;
  return html`<p class="hearts" role="img" aria-label=${t("client-lives-left", { left, all })}>
    ${Array.from({ length: all }, (_, i) => heart(i))}
  </p>`;
}

/** Where everybody has a line of their own: how far the draft is, and then what ends the game. */
export function Ends() {
  const seen = view.value;
  if (!seen || seen.outcome) return null;
  if (seen.phase === "draft") return html`<${Draft} seen=${seen} />`;
  const [first] = seen.active.toSorted((a, b) => stackedOf(a) - stackedOf(b));
  const name = isYou(first) ? t("client-you-here") : nameOf(first);
  return html`<p class="ends">
    <span class="wide">${t("client-ends-when")}${" "}</span>${t("client-ends-left", { name, count: stackedOf(first) })}
  </p>`;
}

/** @param {{seen: import("./protocol").WireView}} props */
function Draft({ seen }) {
  const count = Number(seen.options["draft_packets"] ?? 4);
  const number = Math.min(count, Math.floor(stackedOf(seen.turn) / 5) + 1);
  const state = (/** @type {number} */ i) => (i < number - 1 ? "done" : i < number ? "now" : "");
  return html`<p class="ends draft">
    <span class="packets" aria-hidden="true"
      >${Array.from({ length: count }, (_, i) => html`<i key=${i} class=${state(i)} />`)}</span
    >${t("client-packet", { number, count })}
  </p>`;
}

/** What stands in the top bar while a game is on. */
export function Score() {
  const seen = view.value;
  if (!seen || score.value === null) return null;
  const bands = bandsOf(seen.game);
  if (!bands.length)
    return html`${seen.game === "lives" && html`<${Hearts} />`}
      <p class="score">${t("client-score", { score: score.value })}</p>`;
  if (seen.outcome) return null; // the result has it, large
  return html`<div class="tally">
    <${Sum} points=${score.value} /><${Ladder} points=${score.value} bands=${bands} />
  </div>`;
}
