// Drawings of cards as parts of the page. As images each would be a document of its own, and a browser that clears away
// some dozens of them, after a few cards were edited, holds up whoever types.

import { signal } from "@preact/signals";
import { html, useRef } from "./view.js";

/** What was drawn, by its address; "" until it is there.
 * @type {Map<string, import("@preact/signals").Signal<string>>} */
const drawings = new Map();
const MOST = 500;

/** @param {string} address */
function drawnAt(address) {
  const known = drawings.get(address) ?? signal("");
  if (!drawings.has(address)) {
    drawings.set(address, known);
    fetchInto(known, address).catch(() => drawings.delete(address)); // whoever shows it next asks again
    if (drawings.size > MOST) drawings.delete(/** @type {string} */ (drawings.keys().next().value));
  }
  return known.value;
}

/** @param {import("@preact/signals").Signal<string>} drawing @param {string} address */
async function fetchInto(drawing, address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  drawing.value = await answer.text();
}

let copies = 0;

/** Names in a drawing hold in the whole page: each copy gets its own. @param {string} drawn */
function copyOf(drawn) {
  const mine = ++copies;
  return drawn.replace(/(id="|#)(y[0-9a-f]{6})/g, `$1c${mine}$2`);
}

/** A drawing; until the next one has arrived, the one before. @param {{address: string}} props */
export function Drawing({ address }) {
  const shown = useRef({ drawn: "", copy: "" });
  const drawn = drawnAt(address);
  if (drawn && drawn !== shown.current.drawn) shown.current = { drawn, copy: copyOf(drawn) };
  const { copy } = shown.current;
  return html`<span
    class=${`card-picture drawn ${copy ? "" : "blank"}`}
    dangerouslySetInnerHTML=${{ __html: copy }}
  ></span>`;
}
