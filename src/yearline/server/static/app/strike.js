// Somebody has struck a stack of this device: that is told across one's own cards until the next move from here.

import { html } from "./view.js";
import { Icon } from "./card.js";
import { announce } from "./narration.js";
import { playStrike } from "./sound.js";
import { cardsOf, nameOf, seats, struck, titleOf } from "./state.js";
import { t } from "./words.js";

/** @typedef {import("./protocol").Frame} Frame */

/** What one does with one's own cards: then a strike has been seen. */
const OWN = ["placed", "missed", "power_used"];

/** Whether somebody has struck a stack here: that stays in sight until the next move from here. @param {Frame} after */
export function noteStrikes(after) {
  const here = (/** @type {number} */ seat) => seats.value.includes(seat);
  for (const event of after.events) {
    if (event.e === "setup") struck.value = null;
    if (OWN.includes(event.e) && "seat" in event && here(/** @type {number} */ (event.seat))) struck.value = null;
    if (event.e !== "power_used" || event.color !== "red" || here(event.seat) || !here(event.owner)) continue;
    struck.value = { seat: event.seat, card: cardsOf(after.view).find((card) => card.r === event.card) ?? null };
    announce(t("client-struck", { name: nameOf(event.seat) }));
    playStrike();
  }
}

/** Words across one's cards after a strike. */
export function Struck() {
  const one = struck.value;
  if (!one) return null;
  return html`<p class="struck-words" aria-hidden="true">
    <${Icon} name="mark-red" cls="glyph mark" /><b>${t("client-struck", { name: nameOf(one.seat) })}</b>
    ${one.card && html`<span>${t("client-struck-card", { title: titleOf(one.card) })}</span>`}
  </p>`;
}
