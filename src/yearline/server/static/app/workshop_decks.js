// One's decks: what this device knows of them, a new one, one out of a file or a paste, and what each link does.

import * as api from "./workshop_api.js";
import { Dialog, Icon, sentence } from "./workshop_bits.js";
import { myDecks } from "./my_decks.js";
import { forgetDeck, keepArriving, noteDeck } from "./workshop_device.js";
import { deckCalled, photosIn } from "./workshop_named.js";
import { asksForMeaning } from "./workshop_paste.js";
import { keepPhoto } from "./workshop_waiting.js";
import { remembers } from "./device.js";
import { AskedAgain, Links, TakeHome, destroy } from "./workshop_link.js";
import { html, render, useState } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./my_decks.js").Known} Known */
/** @typedef {import("./workshop_draft.js").Draft} Draft */

const place = /** @type {HTMLElement} */ (document.getElementById("decks"));
const language = document.documentElement.lang;

/**
 * Make a deck and go there.
 * @param {{draft?: Draft, copy?: string}} content
 * @param {string} name
 * @returns {Promise<string>} what went wrong
 */
async function make(content, name) {
  const { status, body } = await api.make(content);
  if (status !== 201) return body.text || t("workshop-no-connection");
  noteDeck({ key: body.key, id: body.id, name, cards: content.draft?.rows.length ?? 0 });
  location.assign(`/workshop/${body.key}`);
  return "";
}

/** @returns {Draft} */
const blank = () => ({ meta: { names: { [language]: "" } }, columns: ["year", `title_${language}`], rows: [] });

/**
 * A deck out of what was read: what it does not say is taken from its name.
 * @param {string | File} content
 * @param {string} name
 */
async function fromOutside(content, name) {
  const made = await api.make({ draft: { ...blank(), meta: { names: { [language]: name } } } });
  if (made.status !== 201) return made.body.text || t("workshop-no-connection");
  const { key, id, revision } = made.body;
  const { status, body } = await api.read(content, typeof content === "string" ? "" : content.name, key);
  if (status !== 200 || !body.draft?.rows.length) {
    await api.remove(key);
    return sentence(body.text || body.problems?.[0]?.message || t("workshop-unread"));
  }
  const names = body.draft.meta["names"] ?? { [language]: name };
  const draft = { ...body.draft, meta: { ...body.draft.meta, names } };
  const asks = body.cells?.length && asksForMeaning(body.mapping, body.cells);
  if (asks || body.notes?.length) keepArriving(key, body);
  else await api.put(key, revision, draft);
  noteDeck({ key, id, name: Object.values(names)[0] ?? name, cards: body.draft.rows.length });
  location.assign(`/workshop/${key}`);
  return "";
}

/** A deck out of photos: the editor finds them on this device and sends them. @param {File[]} photos */
async function fromPhotos(photos) {
  const { status, body } = await api.make({ draft: blank() });
  if (status !== 201) return body.text || t("workshop-no-connection");
  for (const photo of photos) {
    const kept = await keepPhoto({ deck: body.key, blob: photo, small: false, name: photo.name });
    if (!kept) return api.remove(body.key).then(() => t("workshop-keeps-nothing"));
  }
  noteDeck({ key: body.key, id: body.id, name: "", cards: 0 });
  location.assign(`/workshop/${body.key}`);
  return "";
}

/** Where pictures of cards are drawn; whatever else this device may have kept is not asked for. */
const DRAWN = "/api/workshop/picture.svg?";

/** @param {{deck: Known, changed: () => void}} props */
function Entry({ deck, changed }) {
  const [opened, open] = useState("");
  const [said, say] = useState("");
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(deck.at);
  const name = deck.name || t("workshop-unnamed");
  const forget = () => {
    forgetDeck(deck.key);
    changed();
  };
  const end = async () => {
    const wrong = await destroy(deck.key);
    return wrong ? say(wrong) : changed();
  };
  const pictures = Array.isArray(deck.pictures) ? deck.pictures.filter((one) => String(one).startsWith(DRAWN)) : [];
  const copy = async () => {
    const { status, body } = await api.open(deck.key); // as it is now, also where nothing of it can be played yet
    return status === 200 ? make({ draft: body.draft }, name) : body.text || t("workshop-no-connection");
  };
  return html`<li class="panel">
    <span class="ws-fan" aria-hidden="true"
      >${pictures.map((one) => html`<img key=${one} src=${one} alt="" width="72" height="72" loading="lazy" />`)}</span
    >
    <h2><a href=${`/workshop/${deck.key}`}>${name}</a></h2>
    <p class="soft">${t("workshop-count", { count: deck.cards })} · ${when}</p>
    <p class="line-up">
      <a class="button primary" href=${`/workshop/${deck.key}`}
        ><${Icon} name="icon-pencil" />${t("workshop-edit")}<span class="unseen">: ${name}</span></a
      >
      <a class="button" href=${`/decks/${deck.id}`}
        ><${Icon} name="icon-verb-play" />${t("workshop-look-play")}<span class="unseen">: ${name}</span></a
      >
      <button
        type="button"
        class="button plain"
        aria-expanded=${opened === "more"}
        onClick=${() => open(opened ? "" : "more")}
      >
        ${t("workshop-links")}<span class="unseen">: ${name}</span>
      </button>
    </p>
    ${
      opened &&
      html`<${Links} id=${deck.id} editKey=${deck.key} />
        <p class="line-up">
          <button type="button" class="button" onClick=${async () => say(await copy())}>
            <${Icon} name="icon-copy" />${t("workshop-copy-deck")}
          </button>
          <${TakeHome} id=${deck.id} editKey=${deck.key} />
          <button type="button" class="button" onClick=${() => open(opened === "forget" ? "more" : "forget")}>
            ${t("workshop-forget")}
          </button>
          <button type="button" class="button danger" onClick=${() => open(opened === "delete" ? "more" : "delete")}>
            ${t("workshop-delete")}
          </button>
        </p>
        ${
          opened === "forget" &&
          html`<${AskedAgain} help=${t("workshop-forget-help")} yes=${t("workshop-forget")} onYes=${forget} />`
        }
        ${
          opened === "delete" &&
          html`<${AskedAgain}
            danger=${true}
            help=${t("workshop-delete-help")}
            yes=${t("workshop-delete-yes")}
            onYes=${end}
          />`
        }`
    }
    <p role="status">${said}</p>
  </li>`;
}

/** @param {{close: () => void, run: (task: () => Promise<string>) => void, busy: boolean, said: string}} props */
function Paste({ close, run, busy, said }) {
  const [text, setText] = useState("");
  return html`<${Dialog} title=${t("workshop-paste-title")} onClose=${close}>
    <div class="field">
      <label for="ws-pasted">${t("workshop-paste")}</label>
      <textarea
        id="ws-pasted"
        rows="10"
        value=${text}
        onInput=${(/** @type {import("./view.js").On<HTMLTextAreaElement>} */ { currentTarget }) =>
          setText(currentTarget.value)}
      ></textarea>
    </div>
    <p role="status" class="bad">${said}</p>
    <p>
      <button
        type="button"
        class="button primary"
        disabled=${!text.trim() || busy}
        onClick=${() => run(() => fromOutside(text, ""))}
      >
        ${t("workshop-paste-make")}
      </button>
    </p>
  <//>`;
}

function Decks() {
  const [list, setList] = useState(myDecks());
  const [said, say] = useState("");
  const [busy, setBusy] = useState(false);
  const [pasting, paste] = useState(false);
  const run = async (/** @type {() => Promise<string>} */ task) => {
    setBusy(true);
    say(t("workshop-reading"));
    say(await task());
    setBusy(false);
  };
  const file = (/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) => {
    const photos = photosIn(currentTarget.files);
    const [brought] = currentTarget.files ?? [];
    if (photos.length) run(() => fromPhotos(photos));
    else if (brought) run(() => fromOutside(brought, deckCalled(brought.name)));
    currentTarget.value = "";
  };
  return html`${!remembers && html`<p class="notice">${t("workshop-keeps-nothing")}</p>`}
    <p class="line-up">
      <button
        type="button"
        class="button primary"
        disabled=${busy}
        onClick=${() => run(() => make({ draft: blank() }, ""))}
      >
        <${Icon} name="icon-plus" />${t("workshop-new")}
      </button>
      <label class=${`button ${busy ? "busy" : ""}`}
        ><${Icon} name="icon-download" />${t("workshop-from-file")}<input
          class="unseen"
          type="file"
          multiple
          onChange=${file}
      /></label>
      <button type="button" class="button" disabled=${busy} onClick=${() => paste(true)}>
        <${Icon} name="icon-copy" />${t("workshop-from-paste")}
      </button>
    </p>
    <p role="status" class="ws-said">${!pasting && said}</p>
    ${pasting && html`<${Paste} close=${() => paste(false)} run=${run} busy=${busy} said=${said} />`}
    ${!list.length && html`<p>${t("workshop-decks-none")}</p>`}
    <ul class="ws-decks">
      ${list.map((deck) => html`<${Entry} key=${deck.key} deck=${deck} changed=${() => setList(myDecks())} />`)}
    </ul>
    <p class="soft small">${t("workshop-device")}</p>`;
}

render(html`<${Decks} />`, place);
