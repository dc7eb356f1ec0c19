// More cards for a deck: out of a file, out of photos, or pasted where there is no cell to paste into.

import { pasteInto, readIn } from "./workshop_arrive.js";
import { photosIn } from "./workshop_named.js";
import { takePhotos } from "./workshop_sending.js";
import * as state from "./workshop_state.js";
import { html } from "./view.js";
import { t } from "./words.js";

export function Bring() {
  const read = async (/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) => {
    const photos = photosIn(currentTarget.files);
    const file = currentTarget.files?.[0];
    if (photos.length) await takePhotos(photos);
    else if (file) await readIn(file, file.name);
    currentTarget.value = "";
  };
  const paste = async (/** @type {import("./view.js").On<HTMLTextAreaElement> & ClipboardEvent} */ event) => {
    event.preventDefault();
    state.cursor.value = { row: state.deck.value.rows.length, column: 1 };
    await pasteInto(event.clipboardData?.getData("text/plain") ?? "");
    event.currentTarget?.blur();
  };
  const empty = !state.count.value;
  return html`<details class="ws-bring" open=${empty}>
    <summary>${t(empty ? "workshop-bring-first" : "workshop-bring")}</summary>
    <div class="field">
      <label for="ws-file">${t("workshop-file")}</label>
      <input id="ws-file" type="file" multiple aria-describedby="ws-file-help" onChange=${read} />
      <p id="ws-file-help" class="help">${t("workshop-photos-many")}</p>
    </div>
    <div class="field">
      <label for="ws-paste">${t("workshop-paste")}</label>
      <textarea id="ws-paste" rows="3" onPaste=${paste}></textarea>
    </div>
  </details>`;
}
