// Talk at the table: what was said, a few smiles, and the journal of the game.

import { html, useEffect, useRef, useState } from "./view.js";
import { SideHead } from "./panels.js";
import { Icon } from "./card.js";
import { PHONE } from "./layout.js";
import { SMILES, Smile } from "./smile.js";
import { panel, readTalk, table, you } from "./state.js";
import { journal } from "./narration.js";
import { language, t } from "./words.js";

/** Whether a panel lies over the whole table. */
const covers = matchMedia(`(max-width: ${PHONE}px)`);

/** @param {{ask: (command: object) => string}} props */
export function Talk({ ask }) {
  const [text, setText] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = (table.value?.talk ?? []).filter((line) => line.kind === "chat");
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    readTalk.value = lines.at(-1)?.seq ?? 0;
  }, [lines.length, journal.value.length]);
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) ask({ kind: "say", text: text.trim() });
    setText("");
  };
  const smile = (/** @type {string} */ text) => {
    ask({ kind: "react", text });
    if (covers.matches) panel.value = ""; // it is seen at the table
  };
  const time = new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" });
  const speaks = you.value.seats.length > 0 || you.value.host;
  return html`<aside id="side" class="side" aria-labelledby="side-title">
    <${SideHead} title=${t("client-talk")} />
    <div class="side-scroll" ref=${list} tabindex="0" role="group" aria-labelledby="side-title">
      <h3>${t("client-journal")}</h3>
      <ol class="journal">
        ${journal.value
          .slice(-30)
          .map((one) => html`<li key=${one.seq}>${one.lines.map((line) => html`<span>${line} </span>`)}</li>`)}
      </ol>
      ${!journal.value.length && html`<p class="soft small">${t("client-journal-empty")}</p>`}
      <h3>${t("client-said")}</h3>
      <ul class="said">
        ${lines.map(
          (line) =>
            html`<li key=${line.seq}>
              <b>${line.name || t("client-host")}</b> <time class="soft small">${time.format(line.at * 1000)}</time
              ><br />${line.text}
            </li>`,
        )}
      </ul>
      ${!lines.length && html`<p class="soft small">${t("client-said-empty")}</p>`}
    </div>
    ${
      speaks &&
      html`<div class="smiles" role="group" aria-label=${t("client-smiles")}>
          ${Object.entries(SMILES).map(
            ([text, name]) =>
              html`<button
                key=${name}
                type="button"
                class="button plain round"
                aria-label=${t(`client-smile-${name}`)}
                title=${t(`client-smile-${name}`)}
                onClick=${() => smile(text)}
              >
                <${Smile} text=${text} />
              </button>`,
          )}
        </div>
        <form class="say" onSubmit=${say}>
          <label class="unseen" for="say">${t("client-say")}</label
          ><input
            id="say"
            type="text"
            maxlength="300"
            autocomplete="off"
            placeholder=${t("client-say")}
            value=${text}
            onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ e) => setText(e.currentTarget.value)}
          />
          <button class="button primary round" aria-label=${t("client-send")}><${Icon} name="icon-send" /></button>
        </form>`
    }
  </aside>`;
}
