// A folded line: cards far from where one looks are spines, with picture, title and date, and none is out of sight.

import { html } from "./view.js";
import { sheet } from "./sheet.js";
import { lying, missedIn, offeredBy, place } from "./rows.js";
import { choice } from "./state.js";

/** @typedef {import("./protocol").WireRow} WireRow */
/** @typedef {ReturnType<typeof import("./layout.js").foldedAt>} Fold */

await sheet("/static/sheets/folded.css");

/** On what is narrower than this, in pixels, a title stands upright. */
const UPRIGHT = 92;

/** The middle of a gap, where its button stands. @param {Fold} fold @param {number} gap @param {number} width */
function gapAt({ lefts, widths }, gap, width) {
  const count = lefts.length;
  if (gap === 0) return lefts[0] / 2;
  const end = lefts[gap - 1] + widths[gap - 1];
  return gap === count ? (end + width) / 2 : (end + lefts[gap]) / 2;
}

/** @param {{row: WireRow, folded: Fold, room: import("./layout.js").Room}} props */
export function Folded({ row, folded, room }) {
  const { columns } = row;
  const { lefts, widths, whole, slotAt } = folded;
  const [gaps, missed] = [offeredBy(row), missedIn(row)];
  const spots = columns.map(
    (column, i) =>
      html`<li
        key=${column[0].r}
        class=${`spot column ${whole[i] ? "" : widths[i] < UPRIGHT ? "spine" : "slim"}`}
        style=${{ "--x": `${lefts[i]}px`, "--wide": `${widths[i]}px` }}
      >
        ${column.map(lying)}
      </li>`,
  );
  const placed = (/** @type {number} */ gap) => {
    const open = slotAt !== null && choice.value?.gap === gap;
    const middle = open ? `calc(${slotAt}px + var(--card-w) / 2)` : `${gapAt(folded, gap, room.width)}px`;
    return place(row, gap, gaps.get(gap), missed, { "--x": middle });
  };
  return html`<ol class="line folded">
    ${gaps.size ? [...spots.flatMap((spot, i) => [placed(i), spot]), placed(columns.length)] : spots}
  </ol>`;
}
