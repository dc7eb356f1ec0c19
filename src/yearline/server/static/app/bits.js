// Small things that several panels share: the head of a panel, copying, and picking a bot.

import { html, useEffect, useRef } from "./view.js";
import { Icon } from "./card.js";
import { notice, panel } from "./state.js";
import { has, t } from "./words.js";

/** The side panel's head, with a button to close it. @param {{title: string}} props */
export function SideHead({ title }) {
  const close = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    close.current?.focus();
    return () => opener?.focus();
  }, []);
  return html`<header class="side-head"><h2 id="side-title">${title}</h2>
    <button ref=${close} type="button" class="button plain round" aria-label=${t("client-close")} onClick=${() => (panel.value = "")}><${Icon} name="icon-close" /></button></header>`;
}

/** Copy a text, also where the browser has no clipboard for us. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  notice.value = t("client-copied");
}

/** The name of a bot in words. @param {string} bot */
export const botName = (bot) => (has(`bots-${bot}-name`) ? t(`bots-${bot}-name`) : bot);

/** @param {{bots: string[], onPick: (bot: string) => void}} props */
export function BotPicker({ bots, onPick }) {
  if (bots.length < 2) return html`<button type="button" class="button" onClick=${() => onPick(bots[0] ?? "simple")}><${Icon} name="icon-bot" />${t("client-add-bot")}</button>`;
  return html`<label class="bot-picker"><${Icon} name="icon-bot" /><span class="unseen">${t("client-add-bot")}</span>
    <select onChange=${(/** @type {any} */ e) => e.target.value && onPick(e.target.value)}><option value="">${t("client-add-bot")}</option>${bots.map((bot) => html`<option key=${bot} value=${bot}>${botName(bot)}</option>`)}</select></label>`;
}
