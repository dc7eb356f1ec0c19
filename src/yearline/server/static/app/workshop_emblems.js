// Emblems: three suggested from the words of the title before anybody searches, and all others found by words.

import { computed, effect, signal } from "@preact/signals";
import { findEmblems, suggestEmblems } from "./workshop_api.js";
import { cell, change, chosen, chosenKey, deck, language, setCells, shown, shownRow } from "./workshop_state.js";
import { NO_PHOTO } from "./workshop_draft.js";
import { titleOf } from "./workshop_preview.js";
import { html, useEffect, useState } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./workshop_api.js").Emblem} Emblem */

/** What a title suggested, so that going to and fro asks nothing twice. @type {Map<string, Promise<Emblem[]>>} */
const suggested = new Map();

/** @param {string} title @returns {Promise<Emblem[]>} */
function suggestions(title) {
  const name = `${language.value} ${title}`;
  const known = suggested.get(name) ?? suggestEmblems(title, language.value).then(({ body }) => body.emblems ?? []);
  suggested.set(name, known);
  if (suggested.size > 300) suggested.delete(/** @type {string} */ (suggested.keys().next().value));
  return known;
}

/** The emblem of a card, chosen or found by its title. @param {import("./workshop_draft.js").Row} row */
const emblemOf = ({ key, cells }) => (cells["picture"] ? "" : cells["emblem"] || shown.value.get(key)?.emblem || "");

/** Cards for which nobody has chosen a picture, and which look like another. */
export const alike = computed(() => {
  const { rows } = deck.value;
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const row of rows) times.set(emblemOf(row), (times.get(emblemOf(row)) ?? 0) + 1);
  const several = (/** @type {import("./workshop_draft.js").Row} */ row) => (times.get(emblemOf(row)) ?? 0) > 1;
  return rows.filter((row) => !row.cells["emblem"] && titleOf(row) && emblemOf(row) && several(row));
});

/**
 * Different emblems for cards that look alike, by the words of their titles, as one step.
 * @returns {Promise<number>} how many were found
 */
export async function emblemsForAll() {
  const wanting = alike.value;
  /** @type {Map<number, string>} */
  const found = new Map();
  const used = new Set(deck.value.rows.filter((row) => !wanting.includes(row)).map(emblemOf));
  for (const row of wanting) {
    const ideas = await suggestions(titleOf(row)).catch(() => []);
    const idea = ideas.find(({ name }) => !used.has(name));
    if (!idea) continue;
    used.add(idea.name);
    found.set(row.key, idea.name);
  }
  const given = (/** @type {import("./workshop_draft.js").Row} */ { key, cells }) => ({
    key,
    cells: { ...cells, emblem: found.get(key) ?? "" },
  });
  change({ ...deck.value, rows: deck.value.rows.map((row) => (found.has(row.key) ? given(row) : row)) });
  return found.size;
}

/** The title of the chosen card, once nobody types any more. */
const writtenTitle = signal("");
let writing = 0;
effect(() => {
  const now = chosen.value ? titleOf(chosen.value) : "";
  clearTimeout(writing);
  writing = setTimeout(() => (writtenTitle.value = now), 350);
});

/** Wait until nobody types any more. @template T @param {T} value @param {number} milliseconds @returns {T} */
function useSettled(value, milliseconds) {
  const [settled, set] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => set(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** @param {{emblem: Emblem, said?: string}} props */
function Choice({ emblem, said = "" }) {
  const on = (cell("emblem") || shown.value.get(chosenKey.value ?? -1)?.emblem) === emblem.name;
  const pick = () => setCells(shownRow.value, { ...NO_PHOTO, emblem: emblem.name });
  const label = emblem.label || emblem.name.replaceAll("-", " ");
  return html`<button
    type="button"
    class="ws-emblem"
    aria-pressed=${on}
    title=${label}
    aria-label=${said ? `${label} (${said})` : label}
    onClick=${pick}
  >
    <svg viewBox="0 0 512 512" aria-hidden="true"><path d=${emblem.path ?? ""} /></svg>
    ${said && html`<span aria-hidden="true">${said}</span>`}
  </button>`;
}

/** The picker for the chosen card. */
export function Emblems() {
  const title = writtenTitle.value;
  const [words, setWords] = useState("");
  const asked = useSettled(words, 200);
  const [ideas, setIdeas] = useState(/** @type {Emblem[]} */ ([]));
  const [found, setFound] = useState(/** @type {{emblems: Emblem[], found: number, total: number} | null} */ (null));
  useEffect(() => {
    let wanted = true;
    if (!title.trim()) setIdeas([]);
    else suggestions(title).then((emblems) => wanted && setIdeas(emblems));
    return () => {
      wanted = false;
    };
  }, [title, language.value]);
  useEffect(() => {
    let wanted = true;
    if (!asked.trim()) setFound(null);
    else findEmblems(asked, language.value).then(({ status, body }) => wanted && status === 200 && setFound(body));
    return () => {
      wanted = false;
    };
  }, [asked, language.value]);
  return html`<div class="ws-emblems">
    ${
      ideas.length > 0 &&
      html`<h3 id="ws-ideas">${t("workshop-emblem-ideas")}</h3>
        <div class="ws-choices" role="group" aria-labelledby="ws-ideas">
          ${ideas
            .slice(0, 6)
            .map((one) => html`<${Choice} key=${one.name} emblem=${one} said=${one.word || one.label || one.name} />`)}
        </div>`
    }
    <div class="ws-search">
      <label class="unseen" for="ws-find">${t("workshop-emblem-find")}</label>
      <input
        id="ws-find"
        type="search"
        autocomplete="off"
        placeholder=${t("workshop-emblem-find")}
        value=${words}
        onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) =>
          setWords(currentTarget.value)}
      />
      <span role="status" class="soft small"
        >${found ? t("workshop-emblem-found", { found: found.found, total: found.total }) : ""}</span
      >
    </div>
    ${
      found &&
      html`<div class="ws-choices" role="group" aria-label=${t("workshop-emblem-find")}>
        ${found.emblems.map((one) => html`<${Choice} key=${one.name} emblem=${one} />`)}
      </div>`
    }
  </div>`;
}
