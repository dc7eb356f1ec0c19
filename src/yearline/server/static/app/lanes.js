// Lanes: the lines of others with one common start and step, so that the longest is seen to be the longest.

import { html, useRef } from "./view.js";
import { PHONE, laneOf } from "./layout.js";
import { useRoom } from "./board.js";
import { columnOf } from "./rows.js";
import { isScreen, lengthOf, mine, rows, texts } from "./state.js";
import { t } from "./words.js";

/** @typedef {import("./protocol").WireRow} WireRow */

/** On a phone a lane is a strip of bricks. */
const narrow = matchMedia(`(max-width: ${PHONE}px)`);

/** The length of one's own line, where this device has one. */
function ownLength() {
  const own = isScreen ? undefined : rows.value.find((row) => row.owner !== null && row.owner === mine.value);
  return own ? lengthOf(own) : null;
}

/** @param {{row: WireRow, name: string}} props */
export function Lane({ row, name }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const room = useRoom(frame);
  const longest = Math.max(...rows.value.map(lengthOf));
  const own = ownLength();
  const { size, step, shown, upright } = laneOf(room, longest, isScreen);
  const cards = row.columns.flat();
  return html`<section
    class=${`board quiet ${upright ? "upright" : ""}`}
    aria-label=${name}
    style=${{ "--card-w": `${size}px`, "--step": `${step}px`, "--shown": `${shown}px`, "--own": own ?? undefined }}
  >
    <div
      class=${`rail ${own === null ? "" : "compared"}`}
      ref=${frame}
      data-own=${own === null ? undefined : t("client-your-line", { count: own })}
    >
      ${
        narrow.matches && !isScreen
          ? html`<p class="bricks-strip" role="img" aria-label=${t("client-cards", { count: cards.length })}>
              ${cards.map((card) => html`<i key=${card.r} style=${{ "--tint": texts.value[card.p]?.tint }} />`)}
            </p>`
          : html`<ol class="line">
              ${cards.map((card) => columnOf([card], "spot"))}
            </ol>`
      }
    </div>
  </section>`;
}
