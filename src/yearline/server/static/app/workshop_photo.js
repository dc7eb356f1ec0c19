// The photo of the chosen card: dropped or chosen, and cropped in the frame by pointer or keys.

import { photoAt } from "./workshop_api.js";
import { FARTHEST, corneredAt, cropByKey, cropOf, cropText, inside, squareOf } from "./workshop_crop.js";
import { photosIn } from "./workshop_named.js";
import { noteSize, photoSize, takePhoto, takePhotos } from "./workshop_sending.js";
import { cell, chosenKey, shownRow, setCells, settle } from "./workshop_state.js";
import { NO_PHOTO } from "./workshop_draft.js";
import { Segments } from "./workshop_bits.js";
import { html, useRef, useState } from "./view.js";
import { t } from "./words.js";

/** @param {{picture: string}} props */
function Cropping({ picture }) {
  const row = shownRow.value;
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const size = photoSize(picture);
  const crop = cropOf(cell("crop"));
  const set = (/** @type {import("./workshop_crop.js").Crop} */ now) => {
    if (size) setCells(row, { crop: cropText(inside(size, now)) }, `crop ${row}`);
  };
  const corner = useRef(false);
  const to = (/** @type {PointerEvent} */ event) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !size) return;
    const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    const now = cropOf(cell("crop"));
    set(corner.current ? corneredAt(size, inside(size, now), at) : { ...now, ...at });
  };
  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0) return;
    corner.current = /** @type {Element} */ (event.target).matches(".ws-corner");
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    if (!corner.current) to(event);
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.buttons & 1) to(event);
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    const now = cropByKey(event.key, cropOf(cell("crop")), event.shiftKey); // two keys may come between two pictures
    if (!now || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    set(now);
  };
  const square = size && squareOf(size, crop);
  return html`<div class="ws-crop">
    <div
      ref=${frame}
      class="ws-photo"
      tabindex="0"
      role="group"
      aria-label=${t("workshop-crop-keys")}
      onPointerDown=${down}
      onPointerMove=${move}
      onPointerUp=${settle}
      onKeyDown=${press}
      onBlur=${settle}
    >
      <img
        src=${photoAt(picture)}
        alt=""
        draggable=${false}
        onLoad=${(/** @type {import("./view.js").On<HTMLImageElement>} */ { currentTarget }) =>
          noteSize(picture, { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
      />
      ${
        size &&
        square &&
        html`<span
          class="ws-square"
          style=${{
            left: `${(100 * square.left) / size.width}%`,
            top: `${(100 * square.top) / size.height}%`,
            width: `${(100 * square.side) / size.width}%`,
            height: `${(100 * square.side) / size.height}%`,
          }}
          >${["top left", "top right", "bottom left", "bottom right"].map(
            (place) => html`<span key=${place} class=${`ws-corner ${place}`}></span>`,
          )}</span
        >`
      }
    </div>
    <div class="ws-zoom">
      <button
        type="button"
        class="button round plain"
        aria-label=${t("workshop-zoom-out")}
        onClick=${() => set({ ...crop, zoom: crop.zoom / 1.15 })}
      >
        −
      </button>
      <input
        type="range"
        min="1"
        max=${FARTHEST}
        step="0.05"
        value=${crop.zoom}
        aria-label=${t("workshop-zoom")}
        onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) =>
          set({ ...crop, zoom: Number(currentTarget.value) })}
        onChange=${settle}
      />
      <button
        type="button"
        class="button round plain"
        aria-label=${t("workshop-zoom-in")}
        onClick=${() => set({ ...crop, zoom: crop.zoom * 1.15 })}
      >
        +
      </button>
      <button type="button" class="button plain" onClick=${() => setCells(row, NO_PHOTO)}>
        ${t("workshop-photo-remove")}
      </button>
    </div>
  </div>`;
}

/** The photo of the chosen card: none yet, or one to crop. */
export function Photo() {
  const [said, say] = useState("");
  const [busy, setBusy] = useState(false);
  const row = shownRow.value;
  const [picture, credit] = [cell("picture"), cell("credit")];
  const take = async (/** @type {FileList | null | undefined} */ files) => {
    const [photo, ...more] = photosIn(files);
    if (!photo || busy) return photo || say(t("workshop-photo-unread"));
    setBusy(true);
    say(t("workshop-photo-sending"));
    say((more.length ? await takePhotos([photo, ...more]) : await takePhoto(photo, chosenKey.peek() ?? 0)) ?? "");
    return setBusy(false);
  };
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    event.stopPropagation();
    take(event.dataTransfer?.files);
  };
  return html`<div class="ws-photos">
    ${picture && html`<${Cropping} key=${picture} picture=${picture} />`}
    <label class="ws-drop" onDragOver=${(/** @type {Event} */ event) => event.preventDefault()} onDrop=${drop}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-picture" /></svg>
      <span
        ><b>${t(picture ? "workshop-photo-another" : "workshop-photo-drop")}</b>${" "}<span class="soft"
          >${t("workshop-photo-small")}</span
        ></span
      >
      <input
        class="unseen"
        type="file"
        multiple
        accept="image/*,.heic,.heif"
        onChange=${(/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) =>
          take(currentTarget.files).then(() => (currentTarget.value = ""))}
      />
    </label>
    <p role="status" class="ws-said">${said}</p>
    ${
      picture &&
      html`<${Segments}
        name="ws-tone"
        legend=${t("workshop-tone")}
        value=${cell("tone")}
        options=${[
          ["", t("workshop-tone-plain")],
          ["ink", t("workshop-tone-ink")],
        ]}
        onPick=${(/** @type {string} */ tone) => setCells(row, { tone })}
      />`
    }
    ${
      picture &&
      html`<div class="field">
        <label for="ws-credit">${t("workshop-credit")}</label>
        <input
          id="ws-credit"
          type="text"
          maxlength="200"
          value=${credit}
          onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) =>
            setCells(row, { credit: currentTarget.value }, `credit ${row}`)}
          onBlur=${settle}
        />
      </div>`
    }
  </div>`;
}
