// The chosen card: how it will look, its date, its picture, and the fields that are used less.

import { Choose, Field, Icon, Segments } from "./workshop_bits.js";
import { Emblems } from "./workshop_emblems.js";
import { LETTER, NO_PHOTO } from "./workshop_draft.js";
import { TroubleWords } from "./workshop_rows.js";
import { Photo } from "./workshop_photo.js";
import { Preview, chosenDate, meantDate } from "./workshop_preview.js";
import * as state from "./workshop_state.js";
import { html, useState } from "./view.js";
import { t } from "./words.js";

const place = document.getElementById("workshop");
/** Two colours of each scene. @type {Record<string, [string, string]>} */
const SCENES = JSON.parse(place?.dataset["scenes"] ?? "{}");
/** @type {string[]} */
const SYMBOLS = JSON.parse(place?.dataset["symbols"] ?? "[]");

const { cell } = state;
const set = (/** @type {Record<string, string>} */ cells, name = "") =>
  state.setCells(state.shownRow.value, cells, name);

/** @param {{column: string, label: string, help?: string, most?: number, long?: boolean, lang?: string}} props */
const CardField = ({ column, label, help, most, long, lang }) =>
  html`<${Field}
    id=${`ws-${column}`}
    label=${label}
    help=${help}
    most=${most}
    long=${long}
    lang=${lang}
    value=${cell(column)}
    onInput=${(/** @type {string} */ text) => state.type(state.shownRow.value, column, text)}
    onDone=${state.settle}
  />`;

/** @param {{column: string, label: string, options: [string, string][]}} props */
const CardChoice = ({ column, label, options }) =>
  html`<${Choose}
    id=${`ws-${column}`}
    label=${label}
    value=${cell(column)}
    options=${options}
    onPick=${(/** @type {string} */ value) => set({ [column]: value })}
  />`;

/** The title, where no table shows it. */
function Title() {
  const code = state.language.value;
  const title = cell(`title_${code}`);
  return html`<${CardField}
    column=${`title_${code}`}
    lang=${code}
    label=${t("workshop-column-title")}
    most=${120}
    help=${t("workshop-letters", { count: [...title].length, most: 60 })}
  />`;
}

/** The fact, where no table shows it. */
function Fact() {
  const code = state.language.value;
  return html`<${CardField} column=${`fact_${code}`} lang=${code} label=${t("workshop-fact-long")} long=${true} />`;
}

/** A date of so many signs has room beside the choice of how exact it is. */
const SHORT = 8;
/** A day and a year: a deck of years takes the year alone, and whoever wants more is told how. */
const DAY = /\d\D+\d/;

function When() {
  const date = chosenDate.value;
  const days = state.inDays.value;
  /** @type {[string, string][]} */
  const ways = [
    ["", t(days ? "workshop-date-day" : "workshop-date-year")],
    ["circa", t("workshop-date-circa")],
    ["century", t("workshop-date-century")],
  ];
  const { precision, plain } = meantDate.value;
  const long = days || cell("year").length > SHORT;
  return html`<div class=${long ? "ws-when long" : "ws-when"}>
    <${CardField} column="year" label=${t("workshop-column-year")} most=${60} />
    <${Segments}
      name="ws-precision"
      legend=${t("workshop-date-how")}
      hide=${true}
      value=${precision}
      options=${ways}
      onPick=${(/** @type {string} */ value) => set({ precision: value, ...(plain && { year: plain }) })}
    />
    ${date && html`<p class="help">${t("workshop-date-shown")}${" "}<b class="ws-date">${date}</b></p>`}
    ${
      !days &&
      DAY.test(cell("year")) &&
      html`<p class="help">
        <button type="button" class="button small" onClick=${() => state.setDates("day")}>
          ${t("workshop-dates-to-day")}
        </button>
      </p>`
    }
  </div>`;
}

/** What kind of picture a card has; whoever has chosen none gets an emblem by the words of the title. */
const kind = () => (cell("picture") ? "photo" : cell("emblem") === LETTER ? "letter" : "emblem");

function Pictures() {
  const has = kind();
  const [wanted, want] = useState({ way: "", instead: "" });
  const now = wanted.instead === has ? wanted.way : has;
  const pick = (/** @type {string} */ way) => {
    want({ way, instead: has });
    if (way === "letter") set({ ...NO_PHOTO, emblem: LETTER });
    else if (way === "emblem" && has === "letter") set({ emblem: "" });
  };
  return html`<div id="ws-picture">
    <${Segments}
      name="ws-kind"
      legend=${t("workshop-column-picture")}
      value=${now}
      options=${[
        ["emblem", t("workshop-picture-emblem")],
        ["photo", t("workshop-picture-photo")],
        ["letter", t("workshop-picture-letter")],
      ]}
      onPick=${pick}
    />
    ${
      now === "photo"
        ? html`<${Photo} key="photo" />`
        : now === "emblem"
          ? html`<${Emblems} key="emblem" />`
          : html`<p class="help">${t("workshop-picture-letter-help")}</p>`
    }
  </div>`;
}

function Scenes() {
  const now = cell("scene") || state.shown.value.get(state.chosenKey.value ?? -1)?.scene;
  return html`<fieldset class="ws-scenes">
    <legend>${t("workshop-scene")}</legend>
    <div>
      ${Object.entries(SCENES).map(
        ([name, [light, deep]]) =>
          html`<label key=${name} title=${t(`me-field-${name}`)}
            ><input type="radio" name="ws-scene" checked=${now === name} onChange=${() => set({ scene: name })} /><span
              style=${{ backgroundImage: `linear-gradient(135deg, ${light}, ${deep})` }}
            ></span
            ><span class="unseen">${t(`me-field-${name}`)}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

function More() {
  /** @type {[string, string][]} */
  const symbols = [
    ["", t("workshop-by-itself")],
    ...SYMBOLS.map((name) => /** @type {[string, string]} */ ([name, t(`client-symbol-${name}`)])),
  ];
  /** @type {[string, string][]} */
  const colors = [
    ["", t("workshop-none")],
    ...["blue", "beige", "red"].map((name) => /** @type {[string, string]} */ ([name, t(`client-color-${name}`)])),
  ];
  /** @type {[string, string][]} */
  const hardness = [
    ["1", t("workshop-easy")],
    ["", t("workshop-medium")],
    ["3", t("workshop-hard")],
  ];
  return html`<details class="ws-more">
    <summary>${t("workshop-more")}</summary>
    <${CardField} column="source" label=${t("workshop-source")} help=${t("workshop-source-help")} most=${300} />
    <div class="ws-pair">
      <${CardChoice} column="color" label=${t("workshop-color")} options=${colors} />
      <${CardChoice} column="difficulty" label=${t("workshop-difficulty")} options=${hardness} />
      <${CardChoice} column="front" label=${t("workshop-symbol-front")} options=${symbols} />
      <${CardChoice} column="back" label=${t("workshop-symbol-back")} options=${symbols} />
    </div>
    <${CardField} column="medallion" label=${t("workshop-medallion")} help=${t("workshop-medallion-help")} most=${40} />
    <${CardField} column="id" label=${t("workshop-id")} help=${t("workshop-id-help")} most=${64} />
  </details>`;
}

function RowTools() {
  const at = state.shownRow.value;
  const count = state.count.value;
  return html`<div class="ws-row-tools" role="group" aria-label=${t("workshop-this-card")}>
    <button type="button" class="button plain" disabled=${at === 0} onClick=${() => state.moveRow(at, -1)}>
      <${Icon} name="icon-up" />${t("workshop-row-up")}
    </button>
    <button type="button" class="button plain" disabled=${at + 1 >= count} onClick=${() => state.moveRow(at, 1)}>
      <${Icon} name="icon-down" />${t("workshop-row-down")}
    </button>
    <button type="button" class="button plain" onClick=${() => state.addRow(at + 1)}>
      <${Icon} name="icon-plus" />${t("workshop-row-insert")}
    </button>
    <button type="button" class="button plain danger" onClick=${() => state.removeRow(at)}>
      <${Icon} name="icon-verb-discard" />${t("workshop-row-remove")}
    </button>
  </div>`;
}

/** What the checks say of the chosen card: what hinders first, then what could be better. */
function Remarks() {
  const found = state.problems.value.get(state.chosenKey.value ?? -1) ?? [];
  return html`${found.map(
    (one, at) =>
      html`<p key=${at} class=${one.warning ? "ws-remark" : "ws-remark wrong"}>
        <${TroubleWords} problem=${one} index=${state.shownRow.value} />
      </p>`,
  )}`;
}

/** @param {{phone: boolean}} props */
export function Panel({ phone }) {
  const key = state.chosenKey.value;
  return html`<section
    class="ws-panel"
    aria-label=${t("workshop-this-card")}
    onPointerEnter=${state.followNow}
    onFocusIn=${state.followNow}
  >
    <${Preview} />
    <div class="ws-fields">
      ${
        key === undefined
          ? html`<p class="soft">${t("workshop-choose")}</p>`
          : html`<${Remarks} />
              ${phone && html`<${Title} />`}
              <${When} />
              ${phone && html`<${Fact} />`}
              <${Pictures} key=${key} />
              <${Scenes} />
              <${More} />
              <${RowTools} />`
      }
    </div>
  </section>`;
}
