// The editor of a deck, at its secret address: a bar, the cards as a table or as a list, and the chosen card beside it.

import { computed, effect, signal } from "@preact/signals";
import { deviceSecret } from "./device.js";
import { About, Mapping, languageName, setText } from "./workshop_about.js";
import { open } from "./workshop_api.js";
import { onDrop } from "./workshop_arrive.js";
import { Icon, Lacking } from "./workshop_bits.js";
import { Bring } from "./workshop_bring.js";
import { Closed } from "./workshop_closed.js";
import { takeArriving } from "./workshop_device.js";
import { SPOKEN, isBlank } from "./workshop_draft.js";
import { alike, emblemsForAll } from "./workshop_emblems.js";
import { focusCell } from "./workshop_focus.js";
import { Grid } from "./workshop_grid.js";
import { TroubleWords } from "./workshop_rows.js";
import { List, closeCard, openCard } from "./workshop_list.js";
import { Panel } from "./workshop_panel.js";
import { Clash, History } from "./workshop_past.js";
import { Reports, reports } from "./workshop_reports.js";
import { sendPhotos, waiting } from "./workshop_sending.js";
import { Share } from "./workshop_share.js";
import * as state from "./workshop_state.js";
import { html, render, useState } from "./view.js";
import { t } from "./words.js";

const place = /** @type {HTMLElement} */ (document.getElementById("workshop"));
const narrow = matchMedia("(max-width: 61.99rem)");
const phone = signal(narrow.matches);
narrow.addEventListener("change", () => (phone.value = narrow.matches));

/** So long a short sentence stays to be read. */
const READ = 7_000;
effect(() => {
  const said = state.told.value;
  if (said) setTimeout(() => state.told.value === said && (state.told.value = ""), READ);
});

/** What became of the last change. */
function Saved() {
  const now = state.saved.value;
  const waits = waiting.value;
  const again =
    now === "refused" && state.gone.value ? "left-look" : now === "conflict" && !state.clash.value && "clash-look";
  return html`<span class=${`ws-saved ${now}`} role="status"
    >${now === "saved" && html`<${Icon} name="icon-check" />`}${t(`workshop-saved-${now}`)}
    ${now === "refused" && state.refusal.value && html` ${state.refusal.value}`}
    ${waits > 0 && ` · ${t("workshop-photos-waiting", { count: waits })}`}
    ${
      again &&
      html` <button type="button" class="button small" onClick=${() => location.reload()}>
        ${t(`workshop-${again}`)}
      </button>`
    }</span
  >`;
}

/** Open a table with this deck, once all of it has arrived. @returns {Promise<string>} what went wrong */
async function play() {
  await state.sendNow();
  const playable = Object.entries(state.games.value).filter(([, why]) => !why);
  const names = playable.map(([name]) => name).filter((name) => name !== "crowd");
  const game = names.includes("race") || !names.length ? "race" : names[0];
  const settings = { game, seats: 4, language: document.documentElement.lang, decks: [state.deckId.value] };
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${deviceSecret()}` };
  const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(settings), headers }).catch(
    () => null,
  );
  const body = await answer?.json().catch(() => null);
  if (answer && !answer.ok && state.wrong.value) return t("workshop-fix-first", { count: state.wrong.value });
  if (!answer?.ok || !body) return body?.text || t("workshop-no-connection");
  location.assign(`/t/${body.code}`);
  return "";
}

/** @param {{cls?: string}} props */
function Play({ cls = "primary" }) {
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    state.told.value = await play();
    setBusy(false);
  };
  return html`<button type="button" class=${`button ${cls}`} aria-busy=${busy} onClick=${go}>
    <${Icon} name="icon-verb-play" />${t("workshop-play")}
  </button>`;
}

/** @param {{name: string, icon: string, open: string}} props */
const Opens = ({ name, icon, open: what }) =>
  html`<button
    type="button"
    class="button plain"
    aria-label=${name}
    aria-haspopup="dialog"
    onClick=${() => (state.opened.value = what)}
  >
    <${Icon} name=${icon} /><span class="ws-long">${name}</span>
  </button>`;

function Bar() {
  const [code, name] = [state.own.value, state.name.value];
  return html`<header class="ws-bar">
    <a class="button plain" href="/workshop" aria-label=${t("workshop-title")}
      ><${Icon} name="icon-left" /><span class="ws-long">${t("workshop-title")}</span></a
    >
    <div class="ws-name">
      <h1 class="unseen">${name || t("workshop-unnamed")}</h1>
      <input
        type="text"
        class="ws-name-field"
        maxlength="80"
        lang=${code}
        aria-label=${t("workshop-name")}
        placeholder=${t("workshop-unnamed")}
        value=${name}
        onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) =>
          setText("names", code, currentTarget.value)}
        onBlur=${state.settle}
      />
      <${Saved} />
    </div>
    <div class="ws-tools">
      <button
        type="button"
        class="button plain"
        disabled=${!state.canUndo.value}
        aria-label=${t("workshop-undo")}
        onClick=${state.undo}
      >
        <${Icon} name="icon-undo" /><span class="ws-long">${t("workshop-undo")}</span>
      </button>
      <button
        type="button"
        class="button plain round"
        disabled=${!state.canRedo.value}
        aria-label=${t("workshop-redo")}
        title=${t("workshop-redo")}
        onClick=${state.redo}
      >
        <${Icon} name="icon-redo" />
      </button>
      <${Opens} name=${t("workshop-history")} icon="icon-history" open="history" />
      <${Opens} name=${t("workshop-about")} icon="icon-book" open="about" />
      <${Opens} name=${t("workshop-share")} icon="icon-share" open="share" />
      ${!phone.value && html`<${Play} />`}
    </div>
  </header>`;
}

function Languages() {
  const { language, tongues } = state;
  const all = state.count.value;
  const others = SPOKEN.filter((code) => !tongues.value.some((one) => one.code === code));
  const count = (/** @type {number} */ done) => (done === all ? String(all) : t("workshop-of", { done, all }));
  const pick = (/** @type {string} */ code) => {
    language.value = code;
    state.checkNow();
  };
  return html`<div class="ws-languages" role="group" aria-label=${t("workshop-languages")}>
    ${tongues.value.map(
      ({ code, done }) =>
        html`<button key=${code} type="button" aria-pressed=${code === language.value} onClick=${() => pick(code)}>
          <span lang=${code}>${languageName(code)}</span>${" "}<span class="ws-count">${count(done)}</span>
        </button>`,
    )}
    ${
      others.length > 0 &&
      html`<label class="ws-add-language"
        ><span class="unseen">${t("workshop-language-add")}</span>
        <select
          value=""
          onChange=${(/** @type {import("./view.js").On<HTMLSelectElement>} */ { currentTarget }) =>
            currentTarget.value && pick(currentTarget.value)}
        >
          <option value="">+ ${t("workshop-language-add")}</option>
          ${others.map((code) => html`<option key=${code} value=${code} lang=${code}>${languageName(code)}</option>`)}
        </select></label
      >`
    }
  </div>`;
}

/** Games that can be played, each in bold: their names have commas of their own. @param {{games: string[]}} props */
function ReadyFor({ games }) {
  const [before, after] = t("workshop-ready", { games: "|" }).split("|");
  const parts = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).formatToParts(games);
  return html`${before}${parts.map(({ type, value }) => (type === "element" ? html`<b>${value}</b>` : value))}${after}`;
}

/** What can be played with the deck as it is, in words. */
function Ready() {
  const games = Object.entries(state.games.value);
  const ready = games.filter(([, why]) => !why).map(([game]) => t(`rules-title-${game}`));
  const lacking = games.filter(([, why]) => why);
  const count = state.wrong.value;
  if (!begun.value || !games.length) return null;
  const days = state.deckProblems.value.filter(({ code }) => code === "days_left_out");
  return html`<div class="ws-ready">
    ${days.map((one) => html`<p key="days" class="ws-remark"><${TroubleWords} problem=${one} index=${-1} /></p>`)}
    ${count > 0 && html`<p><b>${t("workshop-fix-first", { count })}</b></p>`}
    ${ready.length > 0 && !count && html`<p><${ReadyFor} games=${ready} /></p>`}
    ${lacking.length > 0 && html`<${Lacking} games=${lacking} />`}
  </div>`;
}

/** Nobody is told that a new deck has no cards. */
const begun = computed(() => state.deck.value.rows.some((row) => !isBlank(row)));

function Counts() {
  const wrong = begun.value ? state.wrong.value : 0;
  return html`<p class="ws-counts">
      ${t("workshop-count", { count: state.count.value })}${" "}
      ${
        wrong > 0 && html`<b class="bad"><${Icon} name="icon-warning" />${t("workshop-problems", { count: wrong })}</b>`
      }
      ${
        reports.value.length > 0 &&
        html`${" "}<a href="#ws-reports">${t("workshop-reports")} (${String(reports.value.length)})</a>`
      }
    </p>
    ${state.deckProblems.value
      .filter((one) => begun.value && !one.warning)
      .map(
        (one, at) => html`<p key=${at} class="ws-remark wrong"><${TroubleWords} problem=${one} index=${-1} /></p>`,
      )}`;
}

function Deck() {
  const empty = !state.count.value;
  return html`<section class="ws-deck" aria-label=${t("workshop-cards")}>
    <${Languages} />
    ${empty && html`<p class="ws-hint">${t(phone.value ? "workshop-hint-phone" : "workshop-hint")}</p>`}
    ${phone.value ? !empty && html`<${List} />` : html`<div class="ws-frame"><${Grid} /></div>`}
    ${!phone.value && html`<p id="ws-keys" class="soft small">${t("workshop-keys")}</p>`}
    <${AllEmblems} />
    <${Ready} />
    <${Reports} />
    <${Bring} />
  </section>`;
}

/** One tap for whoever does not want to choose twenty pictures. */
function AllEmblems() {
  const [busy, setBusy] = useState(false);
  const wanting = alike.value.length;
  const give = async () => {
    setBusy(true);
    state.told.value = t("workshop-emblems-given", { count: await emblemsForAll() });
    setBusy(false);
  };
  if (!wanting) return null;
  return html`<p class="ws-alike">
    <button type="button" class="button" disabled=${busy} onClick=${give}>
      <${Icon} name="icon-picture" />${t("workshop-emblems-all", { count: wanting })}
    </button>
  </p>`;
}

/** The chosen card: beside the table, or, on a phone, in its place. */
function Card() {
  if (!phone.value) return html`<div class="ws-side"><${Counts} /><${Panel} phone=${false} /></div>`;
  if (state.opened.value !== "card") return null;
  const row = state.shownRow.value;
  const all = state.count.value;
  const go = (/** @type {number} */ by) => state.showRow(row + by);
  return html`<div class="ws-card-page">
    <header class="ws-bar">
      <button type="button" class="button plain round" aria-label=${t("workshop-cards")} onClick=${closeCard}>
        <${Icon} name="icon-left" />
      </button>
      <h2>${t("workshop-card-of", { number: row + 1, all })}</h2>
      <button
        type="button"
        class="button plain round"
        aria-label=${t("workshop-card-before")}
        disabled=${row === 0}
        onClick=${() => go(-1)}
      >
        <${Icon} name="icon-up" />
      </button>
      <button
        type="button"
        class="button plain round"
        aria-label=${t("workshop-card-after")}
        disabled=${row + 1 >= all}
        onClick=${() => go(1)}
      >
        <${Icon} name="icon-down" />
      </button>
      <button type="button" class="button primary" onClick=${closeCard}>${t("workshop-done")}</button>
    </header>
    <${Panel} phone=${true} />
  </div>`;
}

function Dialogs() {
  const open = state.opened.value;
  return html`${open === "share" && html`<${Share} />`} ${open === "history" && html`<${History} />`}
  ${open === "about" && html`<${About} />`} ${state.arriving.value && html`<${Mapping} />`}
  ${state.clash.value && html`<${Clash} />`}`;
}

function Workshop() {
  const onCard = phone.value && state.opened.value === "card";
  return html`${!onCard && html`<${Bar} />`}
    <main
      id="main"
      class=${`ws-main ${onCard ? "on-card" : ""}`}
      onDragOver=${(/** @type {Event} */ event) => event.preventDefault()}
      onDrop=${onDrop}
    >
      ${phone.value && !onCard && html`<${Counts} />`} ${!onCard && html`<${Deck} />`}<${Card} />
    </main>
    ${
      phone.value &&
      !onCard &&
      html`<div class="ws-foot">
        <button type="button" class="button primary" onClick=${() => openCard(state.deck.value.rows.length)}>
          <${Icon} name="icon-plus" />${t("workshop-add")}
        </button>
        <${Play} cls="" />
      </div>`
    }
    <p class="ws-told" role="status">${state.told.value}</p>
    <${Dialogs} />`;
}

/** Undo works wherever no field has one of its own. @param {KeyboardEvent} event */
function onKey(event) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  if (/** @type {Element} */ (event.target).closest("input, textarea, .ws-grid, dialog")) return;
  event.preventDefault();
  if (event.shiftKey ? state.redo() : state.undo()) requestAnimationFrame(focusCell);
}

async function start() {
  const { status, body } = await open(state.key);
  if (status !== 200)
    return void render(html`<${Closed} status=${status} text=${status >= 429 ? body.text : ""} />`, place);
  reports.value = body.reports ?? [];
  state.begin(body);
  const read = takeArriving(state.key);
  if (read) state.arriving.value = { read, at: 0 };
  sendPhotos();
  addEventListener("keydown", onKey);
  addEventListener("beforeunload", (event) => state.unsent() && !navigator.onLine && event.preventDefault());
  render(html`<${Workshop} />`, place);
  if (!state.count.value && !phone.value) focusCell(); // whoever begins a deck begins to type
}
start();
