// What players have told about cards, until the editors have read it.

import { signal } from "@preact/signals";
import { heard } from "./workshop_api.js";
import { Icon } from "./workshop_bits.js";
import { titleOf } from "./workshop_preview.js";
import * as state from "./workshop_state.js";
import { html, useState } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./workshop_api.js").Report} Report */

/** @type {import("@preact/signals").Signal<Report[]>} */
export const reports = signal([]);

/** Where the card of a report is now; -1 if it is there no more. @param {Report} report */
const rowOf = ({ card, title }) =>
  state.deck.value.rows.findIndex((row) => row.cells["id"] === card || (title && titleOf(row) === title));

/** @param {{report: Report}} props */
function Told({ report }) {
  const row = rowOf(report);
  const show = () => {
    state.showRow(row);
    state.opened.value = "card";
  };
  const { title = "", reason = "other", text = "" } = report;
  return html`<li>
    <b>${title}</b>${" "}${t(`client-report-${reason}`)}${text && `: ${text}`}${" "}
    ${row >= 0 && html`<button type="button" class="button small" onClick=${show}>${t("workshop-look")}</button>`}
  </li>`;
}

export function Reports() {
  const [busy, setBusy] = useState(false);
  if (!reports.value.length) return null;
  const done = async () => {
    setBusy(true);
    const { status, body } = await heard(state.key);
    setBusy(false);
    if (status === 0 || status >= 300) state.told.value = body.text || t("workshop-no-connection");
    else reports.value = [];
  };
  return html`<section id="ws-reports" class="ws-reports">
    <h2>${t("workshop-reports")}</h2>
    <ul>
      ${reports.value.map((one, at) => html`<${Told} key=${at} report=${one} />`)}
    </ul>
    <p>
      <button type="button" class="button" disabled=${busy} onClick=${done}>
        <${Icon} name="icon-check" />${t("workshop-reports-read")}
      </button>
    </p>
  </section>`;
}
