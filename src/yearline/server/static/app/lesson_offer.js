// The lesson of a game, offered at the first table of it on this device and never again.

import { html, useEffect } from "./view.js";
import { keep, kept } from "./device.js";
import { isScreen, table } from "./state.js";
import { t } from "./words.js";

const LEARNED = "yearline-learned";
const known = () => (kept(LEARNED) ?? "").split(" ").filter(Boolean);

/** Once the game begins, the offer has been made. */
export function LessonOffer() {
  const game = table.value?.settings.game ?? "";
  useEffect(
    () => () => {
      if (table.value?.phase === "playing" && game && !known().includes(game))
        keep(LEARNED, [...known(), game].join(" "));
    },
    [game],
  );
  if (isScreen || !game || known().includes(game)) return null;
  return html`<p class="soft"><a href=${`/learn/${game}`} target="_blank">${t("client-learn-offer")}</a></p>`;
}
