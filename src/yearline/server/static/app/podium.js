// Who came where: a podium for those who play against each other, a medal for a team.

import { html } from "./view.js";
import { Badge } from "./seats.js";
import { isYou } from "./rank.js";
import { nameOf, view } from "./state.js";
import { t } from "./words.js";

/** So many stand on the podium; the others have a line below it. */
const STEPS = 4;

/** What brought a seat to its place: the length of its line, or the cards it could not lay. @param {number} seat */
export function noteOf(seat) {
  const seen = view.value;
  const own = seen?.rows.find((row) => row.owner === seat);
  if (own) return t("client-cards", { count: own.columns.flat().length });
  const left = seen?.hands.find((hand) => hand.owner === seat)?.cards.length ?? 0;
  if (!seen?.active.includes(seat) && left === 0) return "";
  return left ? t("client-end-left", { count: left }) : t("client-end-all-laid");
}

/** How many cards are left in a seat's stacks. @param {number} seat */
const stacked = (seat) =>
  (view.value?.piles ?? []).reduce(
    (sum, pile) => sum + (pile.owner === seat && pile.name === "stack" ? pile.size : 0),
    0,
  );

/** Why the first came before the second where their lines are equally long. */
export function tieBreak() {
  const seen = view.value;
  const [first, second] = (seen?.outcome?.ranking ?? []).map((place) => place[0]);
  const length = (/** @type {number} */ seat) =>
    seen?.rows.find((row) => row.owner === seat)?.columns.flat().length ?? 0;
  if (second === undefined || !length(first) || length(first) !== length(second)) return "";
  return t("client-end-tie", { length: length(first), most: stacked(first), fewer: stacked(second) });
}

/** A wreath of leaves round the winner's initial. */
function Laurel() {
  const leaves = [-1, 1].flatMap((side) =>
    [...Array(9).keys()].map((i) => {
      const angle = (44 + i * 15) * side;
      return html`<ellipse
        key=${angle}
        rx="4.5"
        ry="10"
        transform=${`rotate(${angle}) translate(0 -42) rotate(${side * 58})`}
      />`;
    }),
  );
  return html`<svg class="laurel" viewBox="-56 -56 112 112" aria-hidden="true">${leaves}</svg>`;
}

/** @param {{seat: number, place: number}} props */
function Step({ seat, place }) {
  return html`<li class=${`placed place-${Math.min(place, STEPS)} hue-${seat % 8}`}>
    <span class="crown" aria-hidden="true">${place === 1 && html`<${Laurel} />`}<${Badge} seat=${seat} /></span>
    <span class="name">${isYou(seat) ? t("client-end-you") : nameOf(seat)}</span>
    <span class="soft small note">${noteOf(seat)}</span>
    <b class="step">${place}</b>
  </li>`;
}

/** Everybody in order; those who share a place have the same number. */
export function Podium() {
  const ranking = view.value?.outcome?.ranking ?? [];
  const all = ranking.flatMap((place, i) => {
    const before = ranking.slice(0, i).flat().length;
    return place.map((seat) => ({ seat, place: before + 1 }));
  });
  if (all.length < 2) return null;
  const steps = all.slice(0, STEPS);
  const rest = all.slice(STEPS);
  return html`<ol class=${`ranking podium of-${steps.length}`}>
      ${steps.map((one) => html`<${Step} key=${one.seat} ...${one} />`)}
    </ol>
    ${
      rest.length > 0 &&
      html`<ol class="ranking others" start=${STEPS + 1}>
        ${rest.map(
          ({ seat, place }) =>
            html`<li key=${seat} value=${place} class="placed">
              <${Badge} seat=${seat} /><span class="name">${isYou(seat) ? t("client-end-you") : nameOf(seat)}</span
              ><span class="soft small note">${noteOf(seat)}</span>
            </li>`,
        )}
      </ol>`
    }`;
}

const LOBES = 14;
const SCALLOP = [...Array(LOBES).keys()]
  .map((i) => [Math.cos((i * 2 * Math.PI) / LOBES) * 46, Math.sin((i * 2 * Math.PI) / LOBES) * 46])
  .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);

/** A medal with an hour-glass. */
export function Medal() {
  const path = `M${SCALLOP[0]}${SCALLOP.slice(1)
    .concat(SCALLOP[0])
    .map((point) => `A10.600 10.600 0 0 1 ${point}`)
    .join("")}Z`;
  return html`<svg class="medal" viewBox="-58 -58 116 116" aria-hidden="true">
    <path class="medal-edge" d=${path} />
    <circle class="medal-ring" r="40" />
    <path
      class="medal-sign"
      d="M-18 -28H18V-23H-18ZM-18 23H18V28H-18Z
        M-14 -22H14C14 -10 4 -5 4 0S14 10 14 22H-14C-14 10 -4 5 -4 0S-14 -10 -14 -22Z"
    />
    <path
      class="medal-sand"
      d="M-9 -12H9C6 -7 2.500 -4 0 -1C-2.500 -4 -6 -7 -9 -12ZM-11 20C-9 13 -4 11 0 9C4 11 9 13 11 20Z"
    />
  </svg>`;
}
