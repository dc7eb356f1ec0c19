// Sharing a deck: the play link plays, the edit link edits, and beside each stands what it does. Printing, a class, and
// the deck as a file.

import { revoke } from "./workshop_api.js";
import { moveUnsent, noteDeck } from "./workshop_device.js";
import { movePhotos } from "./workshop_waiting.js";
import { Dialog, Icon } from "./workshop_bits.js";
import { AskedAgain, Links, TakeHome, destroy } from "./workshop_link.js";
import * as state from "./workshop_state.js";
import { html, useState } from "./view.js";
import { t } from "./words.js";

export function Share() {
  const [asked, ask] = useState("");
  const [said, say] = useState("");
  const close = () => (state.opened.value = "");
  const renew = async () => {
    await state.sendNow(); // what waits here is kept under the old key
    const { status, body } = await revoke(state.key);
    if (status >= 300 || !body.key) return say(body.text || t("workshop-no-connection"));
    moveUnsent(state.key, body.key); // two have written, and nobody has chosen yet
    await movePhotos(state.key, body.key);
    noteDeck({ key: body.key, id: state.deckId.value, name: state.name.value, cards: state.count.value });
    return location.replace(`/workshop/${body.key}`);
  };
  const end = async () => {
    const wrong = await destroy(state.key);
    return wrong ? say(wrong) : location.assign("/workshop");
  };
  const id = state.deckId.value;
  return html`<${Dialog}
    title=${t("workshop-share-title", { name: state.name.value || t("workshop-unnamed") })}
    onClose=${close}
  >
    <${Links} id=${id} editKey=${state.key} />
    <p class="line-up">
      <${TakeHome} id=${id} editKey=${state.key} />
      <a class="button" href=${`/crowd?deck=${id}`}><${Icon} name="icon-screen" />${t("workshop-class")}</a>
    </p>
    <details>
      <summary>${t("workshop-risky")}</summary>
      <p>
        <button type="button" class="button" onClick=${() => ask(asked === "renew" ? "" : "renew")}>
          ${t("workshop-renew")}
        </button>
        ${" "}<button type="button" class="button danger" onClick=${() => ask(asked === "delete" ? "" : "delete")}>
          ${t("workshop-delete")}
        </button>
      </p>
      ${
        asked === "renew" &&
        html`<${AskedAgain} help=${t("workshop-renew-help")} yes=${t("workshop-renew-yes")} onYes=${renew} />`
      }
      ${
        asked === "delete" &&
        html`<${AskedAgain}
          danger=${true}
          help=${t("workshop-delete-help")}
          yes=${t("workshop-delete-yes")}
          onYes=${end}
        />`
      }
      <p role="status">${said}</p>
    </details>
  <//>`;
}
