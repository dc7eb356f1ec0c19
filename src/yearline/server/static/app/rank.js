// The rulebook's title for a score, where a game has titles.

import { html } from "./view.js";
import { view } from "./state.js";
import { has, t } from "./words.js";

/** @param {number} band */
export const titleOfBand = (band) => t(`title-${band}`);

/** The title that the team would have if the game ended now. */
export function Rank() {
  const seen = view.value;
  const bands = `title-bands-${seen?.game}`; // the lowest scores of the second title and of all above it
  if (seen?.score == null || seen.outcome || !has(bands)) return null;
  const { score } = seen;
  const band = t(bands).split(" ").filter((lowest) => Number(lowest) <= score).length;
  return html`<p class="rank-now"><span class="unseen">${t("client-rank-now")}</span> ${titleOfBand(band)}</p>`;
}
