// Small things that several panels share: the head of a panel, copying, and picking a bot.

import { html, useEffect, useRef } from "./view.js";
import { Icon } from "./card.js";
import { copyText } from "./handing.js";
import { sheet } from "./sheet.js";
import { nameOf, notice, panel } from "./state.js";
import { has, t } from "./words.js";

await sheet("/static/sheets/panels.css", true);

/** The side panel's head, with a button to close it. @param {{title: string}} props */
export function SideHead({ title }) {
  const close = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    close.current?.focus();
    return () => opener?.focus();
  }, []);
  return html`<header class="side-head">
    <h2 id="side-title">${title}</h2>
    <button
      ref=${close}
      type="button"
      class="button plain round"
      aria-label=${t("client-close")}
      onClick=${() => (panel.value = "")}
    >
      <${Icon} name="icon-close" />
    </button>
  </header>`;
}

/** Copy a text, and say so. @param {string} text */
export async function copy(text) {
  if (await copyText(text)) notice.value = t("client-copied");
}

/**
 * Send somebody away; there is no way back, so it is asked first.
 * @param {(command: object) => string} ask
 * @param {number} seat
 */
export function sendAway(ask, seat) {
  if (confirm(t("client-kick-sure", { name: nameOf(seat) }))) ask({ kind: "kick", seat });
}

/** The name of a bot in words. @param {string} bot */
export const botName = (bot) => (has(`bots-${bot}-name`) ? t(`bots-${bot}-name`) : bot);

/**
 * Pick one of the bots, from the gentlest to the strongest, by name and strength.
 * @param {{bots: import("./offers.js").BotOffer[], onPick: (bot: string) => void, label: string, value?: string}} props
 */
export function BotPicker({ bots, onPick, label, value = "" }) {
  const offered = bots.map(
    (bot) =>
      html`<option key=${bot.id} value=${bot.id} selected=${bot.id === value}>
        ${t("client-bot-offer", { name: botName(bot.id), level: t(`client-bot-level-${bot.level}`) })}
      </option>`,
  );
  const choose = (/** @type {import("./view.js").On<HTMLSelectElement>} */ { currentTarget: { value } }) =>
    value && onPick(value);
  return html`<label class="bot-picker"
    ><${Icon} name="icon-bot" /><span class="unseen">${label}</span>
    <select disabled=${!bots.length} onChange=${choose}>
      ${!value && html`<option value="">${label}</option>`}${offered}
    </select></label
  >`;
}
