// What a deck says about itself, and what a file's columns mean.

import { accept } from "./workshop_arrive.js";
import { photoAt } from "./workshop_api.js";
import { Choose, Dialog, Field, sentence } from "./workshop_bits.js";
import { SPOKEN, namesOf, setMeta } from "./workshop_draft.js";
import { understood } from "./workshop_paste.js";
import * as state from "./workshop_state.js";
import { html, useState } from "./view.js";
import { t } from "./words.js";

/** @type {Map<string, string>} */
const languageNames = new Map();

/** The name that a language's own readers give it. @param {string} code */
export function languageName(code) {
  const known = languageNames.get(code);
  if (known) return known;
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  const said = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  languageNames.set(code, said);
  return said;
}

/** @param {string} field @param {string} code @param {string} text */
export function setText(field, code, text) {
  const now = /** @type {Record<string, string>} */ (state.deck.value.meta[field] ?? {});
  state.change(setMeta(state.deck.value, { [field]: { ...now, [code]: text } }), `${field} ${code}`);
}

const meta = (/** @type {string} */ field) => String(state.deck.value.meta[field] ?? "");
const set = (/** @type {string} */ field, /** @type {string | number} */ value, name = "") =>
  state.change(setMeta(state.deck.value, { [field]: value }), name);

/** @param {{field: string, most: number, help?: string}} props */
const MetaField = ({ field, most, help }) =>
  html`<${Field}
    id=${`ws-meta-${field}`}
    label=${t(`workshop-${field}`)}
    help=${help}
    most=${most}
    value=${meta(field)}
    onInput=${(/** @type {string} */ text) => set(field, text, `meta ${field}`)}
    onDone=${state.settle}
  />`;

/** @param {{field: string, options: string[]}} props */
const MetaChoice = ({ field, options }) =>
  html`<${Choose}
    id=${`ws-meta-${field}`}
    label=${t(`workshop-${field}`)}
    value=${meta(field) || options[0]}
    options=${options.map((one) => [one, t(`workshop-${field}-${one}`)])}
    onPick=${(/** @type {string} */ value) => set(field, value)}
  />`;

export function About() {
  const descriptions = /** @type {Record<string, string>} */ (state.deck.value.meta["descriptions"] ?? {});
  const symbols = state.deck.value.meta["symbols"];
  return html`<${Dialog} title=${t("workshop-about")} onClose=${() => (state.opened.value = "")}>
    ${state.languages.value.map(
      (code) =>
        html`<fieldset key=${code}>
          <legend>${languageName(code)}</legend>
          <${Field}
            id=${`ws-name-${code}`}
            label=${t("workshop-name")}
            most=${80}
            lang=${code}
            value=${namesOf(state.deck.value)[code] ?? ""}
            onInput=${(/** @type {string} */ text) => setText("names", code, text)}
            onDone=${state.settle}
          />
          <${Field}
            id=${`ws-description-${code}`}
            label=${t("workshop-description")}
            most=${600}
            long=${true}
            lang=${code}
            value=${descriptions[code] ?? ""}
            onInput=${(/** @type {string} */ text) => setText("descriptions", code, text)}
            onDone=${state.settle}
          />
        </fieldset>`,
    )}
    <${MetaChoice} field="dates" options=${["year", "day"]} />
    <${MetaChoice} field="audience" options=${["everyone", "teens", "adults"]} />
    <${MetaChoice} field="palette" options=${["scene", "color"]} />
    ${
      !Array.isArray(symbols) &&
      html`<${Choose}
        id="ws-meta-symbols"
        label=${t("workshop-symbols")}
        value=${String(symbols ?? 4)}
        options=${["2", "3", "4", "5", "6", "7", "8"].map((one) => [one, one])}
        onPick=${(/** @type {string} */ value) => set("symbols", Number(value))}
      />`
    }
    <${MetaField} field="category" most=${40} />
    <${MetaField} field="license" most=${40} help=${t("workshop-license-help")} />
    <p>
      <button type="button" class="button primary" onClick=${() => (state.opened.value = "")}>
        ${t("workshop-done")}
      </button>
    </p>
  <//>`;
}

/** What a column of a file may be. @returns {[string, string][]} */
function meanings() {
  const codes = [...new Set([...state.languages.value, ...SPOKEN])];
  const written = codes.flatMap((code) =>
    ["title", "fact"].map(
      (name) =>
        /** @type {[string, string]} */ ([
          `${name}_${code}`,
          `${t(`workshop-column-${name}`)} (${languageName(code)})`,
        ]),
    ),
  );
  const others = [
    "emblem",
    "scene",
    "color",
    "source",
    "difficulty",
    "precision",
    "picture",
    "credit",
    "medallion",
    "id",
  ];
  return [
    ["", t("workshop-leave-out")],
    ["year", t("workshop-column-year")],
    ...written,
    ...others.map((name) => /** @type {[string, string]} */ ([name, t(`workshop-means-${name}`)])),
  ];
}

/** The name of a photo that the server has kept. */
const KEPT = /^[0-9a-f]{32}$/;

/** What stands in a column: its photos, or its first texts. @param {{cells: string[]}} props */
function Sample({ cells }) {
  const some = cells.slice(0, 3);
  if (some.length && some.every((cell) => KEPT.test(cell)))
    return html`<p class="ws-samples">
      ${some.map((cell) => html`<img key=${cell} src=${photoAt(cell)} alt="" width="56" height="56" />`)}
    </p>`;
  return html`<p class="soft small">${some.join(" · ")}</p>`;
}

/** What was read waits for the meaning of its columns; the guess is made already. */
export function Mapping() {
  const waiting = state.arriving.value;
  const found = understood(waiting?.read.mapping ?? [], waiting?.read.cells ?? [], state.language.value);
  const [chosen, choose] = useState(found.mapping.map((one) => one ?? ""));
  if (!waiting) return null;
  const { read, at } = waiting;
  const { cells, headings } = found;
  const pick = (/** @type {number} */ index) => (/** @type {string} */ value) =>
    choose(chosen.map((one, i) => (i === index ? value : one)));
  const enough = chosen.includes("year") && chosen.some((one) => one.startsWith("title"));
  return html`<${Dialog} title=${t("workshop-mapping")} onClose=${() => (state.arriving.value = null)} cls="wide">
    ${(read.notes ?? []).map((note, index) => html`<p key=${index} class="notice">${sentence(note)}</p>`)}
    ${
      cells.length > 0 &&
      html`<p>${t("workshop-mapping-help")}</p>
        <ul class="ws-mapping">
          ${read.mapping.map(
            (_, index) =>
              html`<li key=${index}>
                <${Choose}
                  id=${`ws-map-${index}`}
                  label=${headings[index] || t("workshop-no-heading", { number: index + 1 })}
                  value=${chosen[index]}
                  options=${meanings()}
                  onPick=${pick(index)}
                />
                <${Sample} cells=${cells.map((row) => row[index]).filter(Boolean)} />
              </li>`,
          )}
        </ul>`
    }
    <p class="line-up">
      <button
        type="button"
        class="button primary"
        autofocus
        disabled=${cells.length > 0 && !enough}
        onClick=${() => accept(read, at, cells.length ? { cells, mapping: chosen.map((one) => one || null) } : null)}
      >
        ${t("workshop-take-rows", { count: cells.length || read.draft.rows.length })}
      </button>
      <button type="button" class="button" onClick=${() => (state.arriving.value = null)}>
        ${t("workshop-cancel")}
      </button>
    </p>
    ${cells.length > 0 && !enough && html`<p class="bad">${t("workshop-mapping-needs")}</p>`}
  <//>`;
}
