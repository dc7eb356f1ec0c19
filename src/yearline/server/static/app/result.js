// After the game: how it ended, and everything one may want to take home.

import { html, useState } from "./view.js";
import { Icon } from "./card.js";
import { Badge } from "./seats.js";
import { copy } from "./bits.js";
import { titleOfBand } from "./rank.js";
import { CardList } from "./look.js";
import { startReplay } from "./replay.js";
import { drawShare } from "./share.js";
import { cardsOf, isScreen, nameOf, table, view, you } from "./state.js";
import { has, t, tFirst, together } from "./words.js";

/** The rulebook's title for the score. */
function rankTitle() {
  const band = view.value?.outcome?.band;
  return band === null || band === undefined ? "" : titleOfBand(band);
}

/** The end in one sentence. */
export function headline() {
  const outcome = view.value?.outcome;
  const winners = outcome?.ranking[0] ?? [];
  if (!outcome || winners.length === 0) return t("client-result-ended");
  if (outcome.score !== null) return t("client-result-score", { score: outcome.score });
  return t("client-result-winners", { count: winners.length, names: together(winners.map(nameOf)) });
}

/** The result as a text that can be read aloud. */
function shareText() {
  const at = table.value;
  const line = t(`rules-title-${at?.settings.game}`);
  return [`Yearline: ${line}`, headline(), rankTitle(), together((at?.chairs ?? []).map((chair) => chair.name).filter(Boolean)), location.origin].filter(Boolean).join("\n");
}

/** How long the seat's own line has become, where everybody has one. @param {number} seat */
function lengthOf(seat) {
  const own = view.value?.rows.find((row) => row.owner === seat);
  return own ? html` <span class="soft">${t("client-cards", { count: own.columns.flat().length })}</span>` : null;
}

function Ranking() {
  const ranking = view.value?.outcome?.ranking ?? [];
  if (ranking.length < 2) return null;
  return html`<ol class="ranking">${ranking.map((place, i) => html`<li key=${i}>${place.map((seat) => html`<span key=${seat} class="placed"><${Badge} seat=${seat} /><span>${nameOf(seat)}</span>${lengthOf(seat)}</span>`)}</li>`)}</ol>`;
}

/** Whether the seed is the one that was promised before the first card. */
function Verify() {
  const [verdict, setVerdict] = useState("");
  const check = async () => {
    const answer = await fetch(`/verify?seed=${table.value?.seed}&given=${table.value?.commitment}`);
    setVerdict(t(answer.ok && (await answer.json()).same ? "client-verify-right" : "client-verify-wrong"));
  };
  return html`<details><summary>${t("client-verify")}</summary><p class="small">${t("client-verify-help")}</p>
    <dl class="small seed"><dt>${t("client-commitment")}</dt><dd><code>${table.value?.commitment}</code></dd><dt>${t("client-seed")}</dt><dd><code>${table.value?.seed}</code></dd></dl>
    <button type="button" class="button" onClick=${check}>${t("client-verify-now")}</button> <span role="status">${verdict}</span></details>`;
}

/** Every card that lies open, in the order of time; those that were never turned over come last. */
function inOrderOfTime() {
  return cardsOf(view.value).sort((a, b) => (a.y ?? Infinity) - (b.y ?? Infinity));
}

/** What could be learned from this game: fetched, like the module that shows it, when somebody asks. */
function Lessons() {
  const [Review, setReview] = useState(/** @type {{shown: any} | null} */ (null));
  const open = async (/** @type {any} */ event) => event.target.open && !Review && setReview({ shown: (await import("./review.js")).Review });
  return html`<details class="lessons" onToggle=${open}><summary>${t("client-review")}</summary>
    ${Review ? html`<${Review.shown} />` : html`<p class="soft" role="status">${t("client-review-wait")}</p>`}</details>`;
}

/** What one may do with a finished game. On the big screen, which nobody touches, it can only be watched again. @param {{ask: (command: object) => string, title: string}} props */
function Keepsakes({ ask, title }) {
  const record = view.value !== null && table.value?.record;
  return html`<p class="line-up next">
    ${you.value.host && html`<button type="button" class="button primary" onClick=${() => ask({ kind: "control", what: "rematch" })}><${Icon} name="icon-again" />${t("client-rematch")}</button>`}
    ${record && html`<button type="button" class="button" onClick=${() => startReplay()}><${Icon} name="icon-verb-play" />${t("client-replay")}</button>`}</p>
    ${!isScreen && html`<p class="line-up keepsakes">
      <button type="button" class="button plain" onClick=${() => copy(shareText())}><${Icon} name="icon-copy" />${t("client-share-text")}</button>
      <button type="button" class="button plain" onClick=${() => drawShare(headline(), title)}><${Icon} name="icon-picture" />${t("client-share-picture")}</button>
      ${record && html`<a class="button plain" href=${record} download><${Icon} name="icon-download" />${t("client-record")}</a>`}</p>`}`;
}

/** What there is to read about a finished game. */
function Reading() {
  return html`<p class="soft small">${t("client-result-look")}</p>
    <div class="reading">${view.value !== null && table.value?.record && html`<${Lessons} />`}
      <details><summary>${t("client-result-cards")}</summary><${CardList} cards=${inOrderOfTime()} /></details>
      ${table.value?.seed && html`<${Verify} />`}</div>`;
}

/** @param {{ask: (command: object) => string}} props */
export function Result({ ask }) {
  const outcome = view.value?.outcome;
  const title = rankTitle();
  const reason = outcome?.ranking.length && has(`client-reason-${outcome.reason.replaceAll("_", "-")}`) ? t(`client-reason-${outcome.reason.replaceAll("_", "-")}`) : "";
  return html`<section class="panel result" aria-labelledby="result">
    <p class="soft">${tFirst([`rules-title-${view.value?.game}`, "client-result-ended"])}</p>
    <h2 id="result">${headline()}</h2>
    ${title && html`<p class="rank">${title}</p>`}
    ${reason && html`<p>${reason}</p>`}
    <${Ranking} />
    <${Keepsakes} ask=${ask} title=${title} />
    ${!isScreen && html`<${Reading} />`}
  </section>`;
}
