// Photos: made small on the device, without place and camera data, sent, and cropped in the frame by pointer or keys.

import { signal } from "@preact/signals";
import { photoAt, sendPhoto } from "./workshop_api.js";
import { FARTHEST, corneredAt, cropByKey, cropOf, cropText, inside, smaller, squareOf } from "./workshop_crop.js";
import { cell, shownRow, key, setCells, settle } from "./workshop_state.js";
import { NO_PHOTO } from "./workshop_draft.js";
import { Segments } from "./workshop_bits.js";
import { html, useRef, useState } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./workshop_crop.js").Size} Size */

/** The sizes of the photos that were shown or sent. @type {import("@preact/signals").Signal<Record<string, Size>>} */
const sizes = signal({});

/** @param {string} picture @returns {Size | null} */
export function photoSize(picture) {
  return sizes.value[picture] ?? null;
}

/** @param {string} picture @param {Size} size */
function noteSize(picture, size) {
  const known = sizes.value[picture];
  if (size.width && (known?.width !== size.width || known.height !== size.height))
    sizes.value = { ...sizes.value, [picture]: size };
}

/** The longest file that is sent as it is, where the device cannot read it but the server may. */
const MOST = 12_000_000;

/**
 * The photo as small as a card needs it: painted anew, so that nothing but its picture is left.
 * @param {Blob} file
 * @returns {Promise<Blob>}
 */
export async function madeSmall(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = smaller(bitmap);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ink.imageSmoothingQuality = "high";
  ink.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await encoded(canvas, "image/webp");
  return blob?.type === "image/webp" ? blob : ((await encoded(canvas, "image/jpeg")) ?? file);
}

/** @param {HTMLCanvasElement} canvas @param {string} type @returns {Promise<Blob | null>} */
const encoded = (canvas, type) => new Promise((resolve) => canvas.toBlob(resolve, type, 0.88));

/** Put a photo on a card. @param {Blob} file @param {number} row @returns {Promise<string>} what went wrong */
export async function takePhoto(file, row) {
  const small = await madeSmall(file).catch(() => (file.size <= MOST ? file : null));
  if (!small) return t("workshop-photo-unread");
  const { status, body } = await sendPhoto(key, small);
  if (status === 0) return t("workshop-photo-offline");
  if (status >= 300 || !body.picture) return body.text || t("workshop-photo-unread");
  noteSize(body.picture, body);
  setCells(row, { picture: body.picture, crop: "0.5,0.5,1" });
  return body.notes?.[0] ?? "";
}

/** The first picture among files. @param {FileList | File[] | null | undefined} files */
export const photoIn = (files) =>
  [...(files ?? [])].find(({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name));

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
    const file = photoIn(files);
    if (!file || busy) return file || say(t("workshop-photo-unread"));
    setBusy(true);
    say(t("workshop-photo-sending"));
    say(await takePhoto(file, row));
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
