// What can be done with a whole deck, wherever it is shown: its two links, each with what it does beside it, taking it
// home, and deeds that are asked about once more.

import { remove, zipOf } from "./workshop_api.js";
import { Icon, copied } from "./workshop_bits.js";
import { forgetDeck } from "./workshop_device.js";
import { html, useState } from "./view.js";
import { t } from "./words.js";

const home = document.querySelector("[data-home]")?.getAttribute("data-home") || location.origin;

/** The address under which others find this server. @param {string} path */
export const address = (path) => (/^(localhost|127\.|\[::1\])/.test(location.hostname) ? home : location.origin) + path;

/** @param {{icon: string, title: string, help: string, link: string, secret?: boolean}} props */
export function Link({ icon, title, help, link, secret = false }) {
  const [said, say] = useState("");
  const [open, setOpen] = useState(!secret);
  const copy = async () => say(t((await copied(link)) ? "workshop-copied" : "workshop-copy-by-hand"));
  return html`<li>
    <span class="ws-seal"><${Icon} name=${icon} /></span>
    <div>
      <b>${title}</b>
      <p class="soft">${help}</p>
      ${
        open
          ? html`<code class="ws-link">${link}</code>`
          : html`<button type="button" class="button plain small" onClick=${() => setOpen(true)}>
              ${t("workshop-show-link")}
            </button>`
      }
    </div>
    <button type="button" class="button" onClick=${copy}>
      <${Icon} name="icon-copy" />${said || t("workshop-copy")}<span class="unseen">: ${title}</span>
    </button>
  </li>`;
}

/** A deck by the id that plays it and the key that edits it. @typedef {{id: string, editKey: string}} Ways */

/** The play link plays, the edit link edits. @param {Ways} props */
export const Links = ({ id, editKey }) =>
  html`<ul class="ws-links">
    <${Link}
      icon="icon-verb-play"
      title=${t("workshop-play-link")}
      help=${t("workshop-play-link-help")}
      link=${address(`/decks/${id}`)}
    />
    <${Link}
      icon="icon-pencil"
      title=${t("workshop-edit-link")}
      help=${t("workshop-edit-link-help")}
      link=${address(`/workshop/${editKey}`)}
      secret=${true}
    />
  </ul>`;

/** The deck on paper and as a file. @param {Ways} props */
export const TakeHome = ({ id, editKey }) =>
  html`<a class="button" href=${`/decks/${id}/print`}><${Icon} name="icon-print" />${t("workshop-print")}</a>
    <a class="button" href=${zipOf(editKey)} download><${Icon} name="icon-download" />${t("workshop-download")}</a>`;

/**
 * What follows from a deed, and the button that does it.
 * @param {{help: string, yes: string, danger?: boolean, onYes: () => unknown}} props
 */
export const AskedAgain = ({ help, yes, danger = false, onYes }) =>
  html`<p class=${danger ? "notice wrong" : "notice"}>
    ${help}${" "}<button type="button" class=${danger ? "button danger" : "button"} onClick=${onYes}>${yes}</button>
  </p>`;

/** Delete a deck for everybody. @param {string} editKey @returns {Promise<string>} what went wrong */
export async function destroy(editKey) {
  const { status, body } = await remove(editKey);
  if (status === 0 || (status >= 300 && status !== 404)) return body.text || t("workshop-no-connection");
  forgetDeck(editKey); // 404: somebody else was quicker
  return "";
}
