// Sitting down: before the game, on a seat that somebody has left in the middle of it, or in the next one.

import { signal } from "@preact/signals";
import { sheet } from "./sheet.js";
import { html, useState } from "./view.js";
import { Icon } from "./card.js";
import { keep, kept } from "./device.js";
import { isScreen, stage, table, view, you } from "./state.js";
import { t } from "./words.js";

await sheet("/static/sheets/lobby.css", true);

/** @typedef {(command: object) => string} Ask */

/** What was typed, also by those who have not pressed the button yet. */
export const typed = signal("");
const born = signal("");
/** Somebody wants to play and has not said under which name. */
export const nameless = signal(false);

/**
 * Take a seat, or ask for one, under the name that was typed; whether there is one.
 * @param {Ask} ask
 * @param {string} kind
 */
export function sitDown(ask, kind = "join") {
  const name = typed.value.trim();
  nameless.value = !name;
  if (!name) {
    document.getElementById("name")?.focus();
    return false;
  }
  if (!you.value.seats.length) keep("yearline-name", name);
  ask({ kind, name, ...(kind === "join" && Number(born.value) ? { birth: Number(born.value) } : {}) });
  return true;
}

/**
 * A name typed for the one on this device does for nobody else. Forgotten before the field for the next one is there:
 * afterwards, a busy page would take away what somebody has begun to type.
 */
function useOwnName() {
  useState(() => {
    typed.value = you.value.seats.length ? "" : (kept("yearline-name") ?? "");
    born.value = "";
    nameless.value = false;
  });
}

/** @param {{label: string}} props */
function NameField({ label }) {
  const hear = (/** @type {import("./view.js").On<HTMLInputElement>} */ event) => {
    typed.value = event.currentTarget.value;
    nameless.value = false;
  };
  return html`<div class="field">
    <label for="name">${label}</label>
    <input
      id="name"
      type="text"
      maxlength="24"
      autocomplete="nickname"
      value=${typed.value}
      aria-invalid=${nameless.value ? "true" : undefined}
      aria-describedby=${nameless.value ? "nameless" : undefined}
      onInput=${hear}
    />
    ${nameless.value && html`<p class="help missing" id="nameless">${t("client-name-first")}</p>`}
  </div>`;
}

/** Sit down, or seat somebody else at this device. @param {{ask: Ask}} props */
export function SitDown({ ask }) {
  const seated = you.value.seats.length > 0;
  useOwnName();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    sitDown(ask);
  };
  return html`<form class="sit" onSubmit=${submit}>
    <${NameField} label=${t(seated ? "client-another-name" : "client-your-name")} />
    <details>
      <summary class="small">${t("client-birth")}</summary>
      <div class="field">
        <label for="birth" class="help">${t("client-birth-help")}</label>
        <input
          id="birth"
          type="number"
          inputmode="numeric"
          min="1880"
          max="2100"
          value=${born.value}
          onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ e) => (born.value = e.currentTarget.value)}
        />
      </div>
    </details>
    <button class=${`button ${seated ? "" : "primary"}`}>
      <${Icon} name="icon-chair" />${t(seated ? "client-sit-another" : "client-sit")}
    </button>
  </form>`;
}

/** A seat in the next game, for those who find none in this one. @param {{ask: Ask}} props */
export function NextGame({ ask }) {
  useOwnName();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    sitDown(ask, "wait");
  };
  if (you.value.waits)
    return html`<div class="sit" role="status">
      <p>${t("client-waits")}</p>
      <button type="button" class="button plain" onClick=${() => ask({ kind: "wait", name: "" })}>
        ${t("client-wait-not")}
      </button>
    </div>`;
  return html`<form class="sit" onSubmit=${submit}>
    <${NameField} label=${t("client-your-name")} />
    <button class="button"><${Icon} name="icon-chair" />${t("client-wait")}</button>
  </form>`;
}

/** In a corner of the big screen: which game this is, and how one still gets to the table. */
export function Corner() {
  const code = table.value?.code ?? "";
  const name = view.value?.game ?? table.value?.settings.game;
  return html`<aside class="corner" aria-label=${t("client-invite")}>
    <img class="qr" src=${`/api/tables/${code}/qr`} alt=${t("client-qr")} width="96" height="96" />
    <p><b>${t(`rules-title-${name}`)}</b><span class="corner-code">${code}</span></p>
  </aside>`;
}

/** The seats of a running game that somebody has left. */
function leftSeats() {
  const running = stage.value === "playing" || stage.value === "paused";
  return (table.value?.chairs ?? []).filter(
    (chair, seat) => running && chair.kind === "open" && view.value?.active.includes(seat),
  );
}

/** Who comes late knows that they watch, and what they can do about it. @param {{ask: Ask}} props */
export function Watching({ ask }) {
  if (you.value.seats.length || isScreen) return null;
  const free = leftSeats().length > 0;
  if (free)
    return html`<section class="panel empty-seat" aria-labelledby="watching">
      <h2 id="watching">${t("client-empty-seat")}</h2>
      <${SitDown} ask=${ask} />
    </section>`;
  return html`<details class="panel empty-seat">
    <summary>
      <b>${t("client-watch")}</b>
      <span class="soft small"
        >${t(you.value.waits ? "client-waits" : stage.value === "over" ? "client-wait" : "client-watch-next")}</span
      >
    </summary>
    <${NextGame} ask=${ask} />
  </details>`;
}
