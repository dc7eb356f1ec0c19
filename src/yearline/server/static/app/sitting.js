// Sitting down: before the game, or on a seat that somebody has left in the middle of it.

import { html, useState } from "./view.js";
import { Icon } from "./card.js";
import { isScreen, table, view, you } from "./state.js";
import { t } from "./words.js";

/** Sit down, or seat somebody else at this device. @param {{ask: (command: object) => string}} props */
export function SitDown({ ask }) {
  const seated = you.value.seats.length > 0;
  const [name, setName] = useState(seated ? "" : (localStorage.getItem("yearline-name") ?? ""));
  const [birth, setBirth] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!name.trim()) return;
    if (!seated) localStorage.setItem("yearline-name", name.trim());
    ask({ kind: "join", name: name.trim(), ...(Number(birth) ? { birth: Number(birth) } : {}) });
    setName("");
    setBirth("");
  };
  return html`<form class="sit" onSubmit=${submit}>
    <div class="field"><label for="name">${t(seated ? "client-another-name" : "client-your-name")}</label>
      <input id="name" type="text" maxlength="24" autocomplete="nickname" required value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></div>
    <details><summary class="small">${t("client-birth")}</summary><div class="field"><label for="birth" class="help">${t("client-birth-help")}</label>
      <input id="birth" type="number" inputmode="numeric" min="1880" max="2100" value=${birth} onInput=${(/** @type {any} */ e) => setBirth(e.target.value)} /></div></details>
    <button class=${`button ${seated ? "" : "primary"}`}><${Icon} name="icon-chair" />${t(seated ? "client-sit-another" : "client-sit")}</button>
  </form>`;
}

/** A seat that was left in a running game, offered to those who watch. @param {{ask: (command: object) => string}} props */
export function EmptySeat({ ask }) {
  const seats = (table.value?.chairs ?? []).flatMap((chair, seat) => (chair.kind === "open" && view.value?.active.includes(seat) ? [seat] : []));
  if (!seats.length || you.value.seats.length || isScreen) return null;
  return html`<section class="panel empty-seat" aria-labelledby="empty-seat"><h2 id="empty-seat">${t("client-empty-seat")}</h2><${SitDown} ask=${ask} /></section>`;
}
