// The bar on top: which game it is and how it stands, sound, talk and menu.

import { computed } from "@preact/signals";
import { html, lazy } from "./view.js";
import { Icon } from "./card.js";
import { barred, frame, game, isScreen, panel, rows, score, seats, sounds, table, unread } from "./state.js";
import { has, t } from "./words.js";

const Clock = lazy(async () => (await import("./clock.js")).Clock);
const Score = lazy(async () => (await import("./score.js")).Score);
const Ends = lazy(async () => (await import("./score.js")).Ends);

/** Whether somebody else is here, or may come: only then is a table's code worth the room. */
const shared = computed(
  () => isScreen || (table.value?.chairs ?? []).some((one, i) => one.kind !== "bot" && !seats.value.includes(i)),
);

/** Whether everybody builds a line of their own. */
const hasLines = computed(() => rows.value.some((row) => row.owner !== null));
const round = computed(() => frame.value?.view?.round ?? 0);

/** Whether there is a clock for this turn. */
const timed = computed(() => (table.value?.due ?? null) !== null);

export function TopBar() {
  const talk = panel.value === "talk";
  return html`<header class=${`bar of-${game.value} ${barred.value}`}>
    <a class="brand" href="/" aria-label=${t("client-home")}
      ><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#logo" /></svg><span>Yearline</span></a
    >
    ${shared.value && html`<p class="code"><span class="unseen">${t("client-code")}</span> ${table.value?.code}</p>`}
    ${timed.value && html`<${Clock} />`} ${game.value && html`<${Title} />`}
    ${score.value !== null && html`<${Score} />`} ${hasLines.value && html`<${Ends} />`}
    <span class="spring"></span>
    ${game.value === "race" && round.value > 0 && html`<p class="round">${t("client-round")} <b>${round.value}</b></p>`}
    <button
      type="button"
      class="button plain"
      aria-pressed=${!sounds.value}
      aria-label=${t("client-mute")}
      title=${t("client-mute")}
      onClick=${() => (sounds.value = !sounds.value)}
    >
      <${Icon} name=${sounds.value ? "icon-sound" : "icon-mute"} />
    </button>
    <button type="button" class="button plain" aria-expanded=${talk} onClick=${() => bring("talk")}>
      <${Icon} name="icon-talk" /><span class="wide">${t("client-talk")}</span
      ><span class="narrow unseen">${t("client-talk")}</span
      >${unread.value > 0 && html` <b class="unread">${unread.value}</b>`}
    </button>
    <button type="button" class="button plain" aria-expanded=${panel.value === "menu"} onClick=${() => bring("menu")}>
      <${Icon} name="icon-menu" /><span class="wide">${t("client-menu")}</span
      ><span class="narrow unseen">${t("client-menu")}</span>
    </button>
  </header>`;
}

/** The names of the decks that are played with, as far as they are ours; a deck of a game's own is called as that. */
const decks = computed(() =>
  (table.value?.settings.decks ?? [])
    .filter((id) => id !== game.value && has(`deck-${id}`))
    .map((id) => t(`deck-${id}`))
    .join(" · "),
);

/** Which game it is, and with which decks; a phone leaves out how it is played. */
function Title() {
  const [, name, kind] = t(`rules-title-${game.value}`).match(/^(.*?)([,:] .*)?$/) ?? [];
  return html`<p class="playing-now">${name}${kind && html`<span class="wide">${kind}</span>`}</p>
    ${decks.value && html`<p class="with-decks wide">${decks}</p>`}`;
}

/** Open a panel, or close it. @param {string} name */
function bring(name) {
  panel.value = panel.value === name ? "" : name;
}
