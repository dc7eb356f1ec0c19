// Reactions: drawings of our own, and the last one of somebody beside their name.

import { html } from "./view.js";
import { skew, table } from "./state.js";
import { t } from "./words.js";

/** Our own drawings of the reactions: not every device has a font with them. @type {Record<string, string>} */
export const SMILES = { "👍": "thumb", "👏": "clap", "😮": "wow", "😂": "laugh", "🤔": "think", "❤️": "heart" };

/** @param {{text: string}} props */
export const Smile = ({ text }) =>
  html`<svg class="smile" viewBox="0 0 32 32" aria-hidden="true">
    <use href=${`/static/icons/smiles.svg#${SMILES[text]}`} />
  </svg>`;

/** The last smile of somebody, for a moment. @param {{name: string}} props */
export function Reaction({ name }) {
  const now = Date.now() / 1000 + skew.peek() - 6;
  const last = (table.value?.talk ?? [])
    .filter((line) => line.kind === "reaction" && line.name === name && line.at > now)
    .pop();
  if (!last) return null;
  return html`<span
    key=${last.seq}
    class="reaction"
    role="img"
    aria-label=${t("client-reaction", { name, text: t(`client-smile-${SMILES[last.text]}`) })}
    ><${Smile} text=${last.text}
  /></span>`;
}
