// The deck on a phone: a list of its cards, each with its problem; a tap opens the card.

import { TroubleWords } from "./workshop_rows.js";
import { Icon } from "./workshop_bits.js";
import { Thumb, dateOf, titleOf } from "./workshop_preview.js";
import * as state from "./workshop_state.js";
import { html } from "./view.js";
import { t } from "./words.js";

/** @param {number} row */
export function openCard(row) {
  if (row >= state.deck.value.rows.length) state.addRow();
  state.showRow(row);
  state.opened.value = "card";
  history.pushState({ card: true }, "");
  scrollTo(0, 0);
}

/** Back to the list, by the button or by the phone's own. */
export function closeCard() {
  if (history.state?.card) history.back();
  else state.opened.value = "";
}
addEventListener("popstate", () => {
  if (state.opened.value === "card") state.opened.value = "";
});

export function List() {
  return html`<ol class="ws-list" aria-label=${t("workshop-cards")}>
    ${state.deck.value.rows.map((row, index) => {
      const errors = (state.problems.value.get(row.key) ?? []).filter((one) => !one.warning);
      return html`<li key=${row.key} class=${errors.length ? "wrong" : ""}>
        <button type="button" class="ws-entry" onClick=${() => openCard(index)}>
          <span class="ws-thumb"><${Thumb} later=${true} picture=${state.shown.value.get(row.key)?.picture} /></span>
          <span
            ><b class="ws-entry-title">${titleOf(row) || t("workshop-untitled")}</b>
            <span class="ws-date">${dateOf(row)}</span></span
          >
          <${Icon} name=${errors.length ? "icon-warning" : "icon-right"} />
        </button>
        ${errors.map(
          (one, at) => html`<p key=${at} class="ws-remark wrong"><${TroubleWords} problem=${one} index=${index} /></p>`,
        )}
      </li>`;
    })}
  </ol>`;
}
