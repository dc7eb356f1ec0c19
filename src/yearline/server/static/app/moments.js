// The best placement of a game and the one that cost most, in years.

import { html } from "./view.js";
import { Face, Icon, cardClass, cardName, cardStyle } from "./card.js";
import { gapName } from "./rows.js";
import { isYou } from "./rank.js";
import { looked, nameOf, seats, titleOf } from "./state.js";
import { bestOf, costliestOf, worstOf } from "./tries.js";
import { dateTold, t } from "./words.js";

/** @typedef {import("./tries.js").Try} Try */

/** @param {import("./protocol").WireCard} card */
const said = (card) => dateTold(card.y ?? 0, card.pr);

/** Between which dates that was. @param {Try} one */
const where = ({ between = [] }) =>
  gapName(
    between.map((card) => (card ? [card] : [])),
    1,
  );

/** What there was to be right about. @param {Try} one */
function whyBest(one) {
  if (one.room !== undefined) return t("client-end-room", { where: where(one) });
  const beside = /** @type {import("./protocol").WireCard} */ (one.beside);
  return t(one.card.y < (beside.y ?? 0) ? "client-end-pushed-left" : "client-end-pushed-right", { date: said(beside) });
}

/** What was wrong about it. @param {Try} one */
function whyWorst(one) {
  const beside = /** @type {import("./protocol").WireCard} */ (one.beside);
  const early = one.card.y > (beside.y ?? 0);
  return t(early ? "client-end-too-early" : "client-end-too-late", { title: titleOf(beside), date: said(beside) });
}

/** @param {{one: Try, good: boolean, name: string, figure: string, why: string}} props */
function Moment({ one, good, name, figure, why }) {
  const { card, seat } = one;
  return html`<section class=${`panel moment ${good ? "good-one" : "bad-one"}`}>
    <button
      type="button"
      class=${cardClass(card)}
      style=${cardStyle(card)}
      aria-label=${cardName(card)}
      onClick=${() => (looked.value = card)}
    >
      <${Face} card=${card} />
    </button>
    <div>
      <h3><${Icon} name=${good ? "icon-check" : "icon-close"} />${name}</h3>
      <p class="figure">${figure}</p>
      <p>${why}</p>
      ${seat !== null && !isYou(seat) && html`<p class="soft small">${nameOf(seat)}</p>`}
    </div>
  </section>`;
}

/**
 * One's own, where there is one; otherwise anybody's.
 * @template T
 * @param {Try[]} tries
 * @param {(some: Try[]) => T} pick
 */
const mineFirst = (tries, pick) =>
  pick(tries.filter((one) => one.seat !== null && seats.value.includes(one.seat))) ?? pick(tries);

/** @param {{tries: Try[]}} props */
export function Moments({ tries }) {
  const [best, worst, cost] = [mineFirst(tries, bestOf), mineFirst(tries, worstOf), costliestOf(tries)];
  const years = (/** @type {number | undefined} */ count) => t("client-end-years", { count: count ?? 0 });
  if (!best && !worst && !cost) return null;
  return html`<div class="moments">
    ${
      best &&
      html`<${Moment}
        one=${best}
        good=${true}
        name=${t("client-end-best")}
        figure=${years(best.room ?? best.push)}
        why=${whyBest(best)}
      />`
    }
    ${
      worst &&
      html`<${Moment}
        one=${worst}
        good=${false}
        name=${t("client-end-worst")}
        figure=${years(worst.off)}
        why=${whyWorst(worst)}
      />`
    }
    ${cost && html`<${Costliest} ...${cost} />`}
  </div>`;
}

/** The gap that was closed for most cards. @param {{one: Try, count: number}} props */
function Costliest({ one, count }) {
  const by = /** @type {Try["card"]} */ (one.by);
  return html`<${Moment}
    one=${{ card: by, seat: null, result: "gap" }}
    good=${false}
    name=${t("client-end-costliest")}
    figure=${t("client-end-blocked", { count })}
    why=${t("client-end-closed", { where: where(one) })}
  />`;
}
