// The server has sent this device away for good: who asked for it, and what one can do now.

import { html, useEffect, useRef } from "./view.js";
import { table } from "./state.js";
import { farewell } from "./socket.js";
import { sheet } from "./sheet.js";
import { t } from "./words.js";

await sheet("/static/sheets/lobby.css", true);

/** Reasons that stay: to come again would not help. @type {Record<string, string>} */
const FINAL = {
  kicked: "client-refused-kicked",
  blocked: "client-refused-blocked",
  no_table: "client-refused-no-table",
};

/** Why, in words. The host's name is known to those who have seen the table. */
function reason() {
  const host = farewell.value === "kicked" && table.value?.chairs.find((chair) => chair.host)?.name;
  return host ? t("client-kicked-by", { name: host }) : t(FINAL[farewell.value] ?? "client-closed");
}

export function Farewell() {
  const kicked = farewell.value === "kicked";
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => head.current?.focus(), []);
  return html`<main id="main" class="farewell">
    <svg class="farewell-logo" viewBox="0 0 48 48" aria-hidden="true"><use href="#logo" /></svg>
    <h1 ref=${head} tabindex="-1">${reason()}</h1>
    ${kicked && html`<p>${t("client-kicked-now")}</p>`}
    <p class="line-up">
      <a class="button primary" href="/">${t("client-go-home")}</a>
      ${
        !(farewell.value in FINAL) &&
        html`<button type="button" class="button" onClick=${() => location.reload()}>${t("client-reload")}</button>`
      }
    </p>
  </main>`;
}
