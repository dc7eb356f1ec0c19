// Sharing a deck: the play link plays, the edit link edits, and beside each stands what it does. Printing, a class, and
// the deck as a file.

import { remove, revoke, zipOf } from "./workshop_api.js";
import { forgetDeck, noteDeck } from "./workshop_device.js";
import { Dialog, Icon } from "./workshop_bits.js";
import { Link, address } from "./workshop_link.js";
import { nameOf } from "./workshop_draft.js";
import * as state from "./workshop_state.js";
import { html, useState } from "./view.js";
import { t } from "./words.js";

export function Share() {
  const [asked, ask] = useState("");
  const [said, say] = useState("");
  const close = () => (state.opened.value = "");
  const renew = async () => {
    const { status, body } = await revoke(state.key);
    if (status >= 300 || !body.key) return say(body.text || t("workshop-no-connection"));
    noteDeck({
      key: body.key,
      id: state.deckId.value,
      name: nameOf(state.deck.value),
      cards: state.deck.value.rows.length,
    });
    return location.replace(`/workshop/${body.key}`);
  };
  const destroy = async () => {
    const { status, body } = await remove(state.key);
    if (status >= 300 || status === 0) return say(body.text || t("workshop-no-connection"));
    forgetDeck(state.key);
    return location.assign("/workshop");
  };
  const play = `/decks/${state.deckId.value}`;
  return html`<${Dialog} title=${t("workshop-share-title", { name: nameOf(state.deck.value) })} onClose=${close}>
    <ul class="ws-links">
      <${Link}
        icon="icon-verb-play"
        title=${t("workshop-play-link")}
        help=${t("workshop-play-link-help")}
        link=${address(play)}
      />
      <${Link}
        icon="icon-pencil"
        title=${t("workshop-edit-link")}
        help=${t("workshop-edit-link-help")}
        link=${address(`/workshop/${state.key}`)}
        secret=${true}
      />
    </ul>
    <p class="line-up">
      <a class="button" href=${`${play}/print`}><${Icon} name="icon-print" />${t("workshop-print")}</a>
      <a class="button" href=${`/crowd?deck=${state.deckId.value}`}
        ><${Icon} name="icon-screen" />${t("workshop-class")}</a
      >
      <a class="button" href=${zipOf(state.key)} download><${Icon} name="icon-download" />${t("workshop-download")}</a>
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
        html`<p class="notice">
          ${t("workshop-renew-help")}${" "}<button type="button" class="button" onClick=${renew}>
            ${t("workshop-renew-yes")}
          </button>
        </p>`
      }
      ${
        asked === "delete" &&
        html`<p class="notice wrong">
          ${t("workshop-delete-help")}${" "}<button type="button" class="button danger" onClick=${destroy}>
            ${t("workshop-delete-yes")}
          </button>
        </p>`
      }
      <p role="status">${said}</p>
    </details>
  <//>`;
}
