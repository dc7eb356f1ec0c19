// A link to share, with what it does beside it.

import { Icon, copied } from "./workshop_bits.js";
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
