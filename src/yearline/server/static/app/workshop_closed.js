// The deck cannot be opened: why, and, where its edit link opens it no longer, what this device still has of it.

import { myDecks } from "./my_decks.js";
import { make } from "./workshop_api.js";
import { Icon } from "./workshop_bits.js";
import { fromDraft, isBlank, nameOf } from "./workshop_draft.js";
import { forgetDeck, noteDeck } from "./workshop_device.js";
import { leftOf, tableOf } from "./workshop_left.js";
import { AskedAgain } from "./workshop_link.js";
import { key } from "./workshop_state.js";
import { movePhotos, photosOf } from "./workshop_waiting.js";
import { html, useEffect, useState } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./workshop_draft.js").Draft} Draft */
/** @typedef {import("./workshop_left.js").Left} Left */

const language = document.documentElement.lang;
/** A deck of which nothing but photos is left. @type {Draft} */
const BARE = { meta: { names: { [language]: "" } }, columns: ["year", `title_${language}`], rows: [] };

/** Make another deck of what is left. @param {Draft} draft @returns {Promise<string>} what went wrong */
async function makeOwn(draft) {
  const { status, body } = await make({ draft });
  if (status !== 201) return body.text || t("workshop-no-connection");
  await movePhotos(key, body.key);
  forgetDeck(key);
  noteDeck({ key: body.key, id: body.id, name: nameOf(fromDraft(draft)), cards: draft.rows.length });
  location.assign(`/workshop/${body.key}`);
  return "";
}

/** @param {{draft: Draft}} props */
function TakeTable({ draft }) {
  const [address] = useState(() => URL.createObjectURL(new Blob([tableOf(draft)], { type: "text/csv" })));
  const name = nameOf(fromDraft(draft)) || t("workshop-unnamed");
  return html`<a class="button" href=${address} download=${`${name}.csv`}
    ><${Icon} name="icon-download" />${t("workshop-left-table")}</a
  >`;
}

/** The cards of a draft, as far as they can be read at a glance. @param {{left: Left}} props */
function Cards({ left }) {
  const rows = fromDraft(left.draft).rows.map((row, at) => ({ ...row, changed: left.changed.includes(at) }));
  const said = (/** @type {Record<string, string>} */ cells, /** @type {string} */ what) =>
    Object.entries(cells).find(([column, text]) => column.startsWith(what) && text)?.[1] ?? "";
  return html`<ol class="ws-rows" tabindex="0" aria-label=${t("workshop-cards")}>
    ${rows
      .filter((row) => !isBlank(row))
      .map(
        ({ key: id, cells, changed }) =>
          html`<li key=${id} class=${changed ? "changed" : ""}>
            <b class="ws-date">${cells["year"]}</b>${" "}${said(cells, "title")}${" "}
            <span class="soft">${said(cells, "fact")}</span>
          </li>`,
      )}
  </ol>`;
}

/**
 * What never arrived: to look at, to take along, and to go on with.
 * @param {{left: Left | null, photos: number}} props
 */
function Kept({ left, photos }) {
  const [said, say] = useState("");
  const [busy, setBusy] = useState(false);
  const own = async () => {
    setBusy(true);
    say(await makeOwn(left?.draft ?? BARE));
    setBusy(false);
  };
  return html`<section class="panel ws-kept" aria-label=${t("workshop-left")}>
    <h2>${t("workshop-left")}</h2>
    ${left && html`<p>${t("workshop-left-help", { count: left.changed.length })}</p>`}
    ${photos > 0 && html`<p>${t("workshop-photos-waiting", { count: photos })}</p>`}
    ${left && html`<${Cards} left=${left} />`}
    <p class="line-up">
      <button type="button" class="button primary" disabled=${busy} onClick=${own}>${t("workshop-left-own")}</button>
      ${left && html`<${TakeTable} draft=${left.draft} />`}
    </p>
    <p class="soft">${t("workshop-left-own-help")}</p>
    <p role="status" class="bad">${said}</p>
  </section>`;
}

/** @param {{status: number, text?: string}} props */
export function Closed({ status, text = "" }) {
  const [photos, count] = useState(0);
  const [asked, ask] = useState(false);
  useEffect(() => void photosOf(key).then((all) => count(all.length)), []);
  const gone = status === 404;
  const left = gone ? leftOf(key) : null;
  const kept = gone && (left || photos > 0);
  const forget = () => {
    forgetDeck(key);
    location.assign("/workshop");
  };
  return html`<main id="main" class="ws-closed">
    <h1>${t(status === 0 ? "workshop-closed-offline" : "workshop-closed")}</h1>
    <p>${text || t(status === 0 ? "workshop-closed-offline-help" : "workshop-closed-help")}</p>
    ${kept && html`<${Kept} left=${left} photos=${photos} />`}
    <p class="line-up">
      <button type="button" class=${`button ${kept ? "" : "primary"}`} onClick=${() => location.reload()}>
        ${t("workshop-again")}
      </button>
      <a class="button" href="/workshop">${t("workshop-title")}</a>
      ${
        gone &&
        (kept || myDecks().some((one) => one.key === key)) &&
        html`<button type="button" class="button" onClick=${kept ? () => ask(!asked) : forget}>
          ${t("workshop-forget")}
        </button>`
      }
    </p>
    ${
      asked &&
      html`<${AskedAgain}
        danger=${true}
        help=${t("workshop-left-forget-help")}
        yes=${t("workshop-forget")}
        onYes=${forget}
      />`
    }
  </main>`;
}
