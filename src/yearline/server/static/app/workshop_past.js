// The history of a deck: every change that was saved can be looked at and brought back. And two versions side by side,
// when somebody else was quicker.

import { past, pastDraft } from "./workshop_api.js";
import { languageName } from "./workshop_about.js";
import { merged } from "./workshop_merge.js";
import { Dialog } from "./workshop_bits.js";
import { toDraft } from "./workshop_draft.js";
import * as state from "./workshop_state.js";
import { html, useEffect, useState } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./workshop_draft.js").Draft} Draft */
/** @typedef {import("./workshop_api.js").Past} Past */

/** @param {string | number} at */
function when(at) {
  const date = new Date(typeof at === "number" && at < 1e12 ? at * 1000 : at);
  const today = date.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const how = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return Number.isNaN(date.valueOf()) ? "" : new Intl.DateTimeFormat(document.documentElement.lang, how).format(date);
}

/** What was changed, or, where nothing is known of it, how many cards there were. @param {Past} one */
function whatOf({ cards = 0, changed = 0, title, what }) {
  if (what === "added" && changed > 1) return t("workshop-pasted", { count: changed });
  if (!title) return t("workshop-count", { count: cards });
  const said = t("workshop-changed", { title, more: changed - 1 });
  const column = what && what !== "added" ? nameOf(what) : "";
  return column ? html`<b class="ws-what">${column}</b>${" "}${said}` : said;
}

export function History() {
  const [list, setList] = useState(/** @type {Past[] | null} */ (null));
  const [look, setLook] = useState(/** @type {{revision: number, draft: Draft} | null} */ (null));
  const [said, say] = useState("");
  const close = () => (state.opened.value = "");
  useEffect(() => {
    past(state.key).then(({ status, body }) => {
      if (status !== 200) say(body.text || t("workshop-no-connection"));
      else setList(Array.isArray(body) ? body : body.history);
    });
  }, []);
  const show = async (/** @type {number} */ revision) => {
    const { status, body } = await pastDraft(state.key, revision);
    if (status === 200) setLook({ revision, draft: body.draft });
    else say(body.text || t("workshop-no-connection"));
  };
  const back = () => {
    if (look) state.replace(look.draft);
    state.told.value = t("workshop-brought-back");
    close();
  };
  return html`<${Dialog} title=${t("workshop-history")} onClose=${close}>
    <p role="status">${said}</p>
    ${list && !list.length && html`<p>${t("workshop-history-none")}</p>`}
    <ul class="ws-history">
      ${(list ?? []).map(
        (one) =>
          html`<li key=${one.revision}>
            <b>${when(one.at)}</b>
            <span>${whatOf(one)}</span>
            <button type="button" class="button small" onClick=${() => show(one.revision)}>
              ${t("workshop-look")}<span class="unseen">: ${when(one.at)}</span>
            </button>
            ${
              look?.revision === one.revision &&
              html`<div class="ws-look">
                <${Rows} draft=${look.draft} />
                <button type="button" class="button primary" onClick=${back}>${t("workshop-bring-back")}</button>
              </div>`
            }
          </li>`,
      )}
    </ul>
  <//>`;
}

/** The years and titles of a draft, for a look. @param {{draft: Draft}} props */
function Rows({ draft }) {
  const [year, title] = [draft.columns.indexOf("year"), draft.columns.findIndex((name) => name.startsWith("title"))];
  return html`<ol class="ws-rows">
    ${draft.rows
      .slice(0, 200)
      .map((row, at) => html`<li key=${at}><b class="ws-date">${row[year]}</b>${" "}${row[title]}</li>`)}
  </ol>`;
}

const COLUMNS = ["picture", "year", "title", "fact"];
const OTHERS = ["emblem", "scene", "color", "source", "difficulty", "medallion", "id"];

/** A column as our readers call it, "" if it is none of ours. @param {string} column */
function nameOf(column) {
  const [name, code] = column.split("_");
  if (OTHERS.includes(column)) return t(`workshop-means-${column}`);
  if (!COLUMNS.includes(name)) return "";
  const said = t(`workshop-column-${name}`);
  return code && state.languages.value.length > 1 ? `${said} (${languageName(code)})` : said;
}

const columnName = (/** @type {string} */ column) => nameOf(column) || column;

/** Somebody else has saved meanwhile: both are shown, and nothing happens until one was chosen. */
export function Clash() {
  const now = state.clash.value;
  if (!now) return null;
  const mine = toDraft(state.deck.value);
  const both = merged(now.base, mine, now.theirs);
  return html`<${Dialog} title=${t("workshop-clash")} onClose=${() => (state.clash.value = null)} cls="wide">
    <p>${t("workshop-clash-help", { mine: both.mine, theirs: both.theirs })}</p>
    ${
      both.clashes.length > 0 &&
      html`<div class="scroll" tabindex="0" role="group" aria-label=${t("workshop-clash-both")}>
        <table class="ws-clash">
          <caption>
            ${t("workshop-clash-both")}
          </caption>
          <thead>
            <tr>
              <th scope="col">${t("workshop-row")}</th>
              <th scope="col">${t("workshop-mine")}</th>
              <th scope="col">${t("workshop-theirs")}</th>
            </tr>
          </thead>
          <tbody>
            ${both.clashes.slice(0, 40).map(
              (one, at) =>
                html`<tr key=${at}>
                  <th scope="row">${one.row + 1}, ${columnName(one.column)}</th>
                  <td>${one.mine || "–"}</td>
                  <td>${one.theirs || "–"}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
    }
    <p class="line-up">
      <button type="button" class="button primary" onClick=${() => state.resolve(both.draft)}>
        ${t(both.clashes.length ? "workshop-keep-both-mine" : "workshop-keep-both")}
      </button>
      <button type="button" class="button" onClick=${() => state.resolve(mine)}>${t("workshop-keep-mine")}</button>
      <button type="button" class="button" onClick=${() => state.resolve(now.theirs)}>
        ${t("workshop-take-theirs")}
      </button>
    </p>
    <p class="soft small">${t("workshop-clash-safe")}</p>
  <//>`;
}
