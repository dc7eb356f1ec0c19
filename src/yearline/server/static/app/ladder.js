// What a team's score is made of, and all titles of the rulebook with the place reached.

import { html } from "./view.js";
import { Icon } from "./card.js";
import { bandsOf, titleOfBand } from "./rank.js";
import { view } from "./state.js";
import { t } from "./words.js";

/** How many cards lie in a row. @param {string} name */
const lying = (name) => view.value?.rows.find((row) => row.name === name)?.columns.flat().length ?? 0;

/** @param {{figure: string | number, times?: string, name: string}} props */
const Term = ({ figure, times = "", name }) =>
  html`<span class="term"><b>${figure}${times && html`<small>${times}</small>`}</b><span>${name}</span></span>`;

/** The sum: twice the main row, and the gaps, without what was left. @param {{score: number}} props */
export function Sum({ score }) {
  const [main, gaps] = [lying("main"), lying("gaps")];
  if (!main) return null;
  return html`<p class="sum">
    <${Term} figure=${main} times="×2" name=${t("client-end-main-row")} /> <i>+</i>${" "}
    <${Term} figure=${gaps} times="×1" name=${t("client-end-gaps")} /> <i>−</i>${" "}
    <${Term} figure=${2 * main + gaps - score} name=${t("client-end-left-over")} />${" "}
    <span class="whole"
      ><i>=</i> <${Term} figure=${String(score).replace("-", "−")} name=${t("client-end-points", { count: score })}
    /></span>
  </p>`;
}

/** The scores of a title. @param {number} band @param {number[]} lowest */
function scoresOf(band, lowest) {
  if (band === 0) return t("client-end-below", { score: lowest[0] });
  if (band === lowest.length) return t("client-end-and-more", { score: lowest[band - 1] });
  return `${lowest[band - 1]}–${lowest[band] - 1}`;
}

/** All the titles, the highest first. @param {{score: number, band: number}} props */
export function Ladder({ score, band }) {
  const lowest = bandsOf(view.value?.game);
  const rung = (/** @type {number} */ one) => {
    const state = one === band ? "reached" : one === band + 1 ? "next" : one < band ? "passed" : "";
    return html`<li key=${one} class=${`rung ${state}`} aria-current=${one === band ? "true" : undefined}>
      <span class="scores">${scoresOf(one, lowest)}</span><span class="title">${titleOfBand(one)}</span>
      ${one === band && html`<b class="points">${String(score).replace("-", "−")}</b>`}
      ${one === band + 1 && html`<span class="more">${t("client-end-more", { count: lowest[band] - score })}</span>`}
      ${one < band && html`<${Icon} name="icon-check" />`}
    </li>`;
  };
  return html`<section class="panel ladder" aria-labelledby="ladder">
    <h3 id="ladder">${t("client-end-titles")}</h3>
    <ol>
      ${[...Array(lowest.length + 1).keys()].reverse().map(rung)}
    </ol>
  </section>`;
}
