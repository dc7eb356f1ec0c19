// The rulebook's title for a score: of the edition in the reader's language, or an English one.

import { html } from "./view.js";
import { view } from "./state.js";
import { has, language, t } from "./words.js";

/** @param {number} band */
export function titleOfBand(band) {
  const own = `title-${language.value}-${band}`;
  return t(has(own) ? own : `title-en-${band}`);
}

/** The lowest scores of the second title and of all above it come with the words. @param {number} score */
function bandOf(score) {
  return t("title-bands").split(" ").filter((lowest) => Number(lowest) <= score).length;
}

/** The title that the team would have if the game ended now. */
export function Rank() {
  const seen = view.value;
  if (seen?.score == null || seen.outcome) return null;
  return html`<p class="rank-now"><span class="unseen">${t("client-rank-now")}</span> ${titleOfBand(bandOf(seen.score))}</p>`;
}
