// Photos on their way to their cards: made small on the device, without place and camera data, one after another. What
// cannot be sent waits on the device and is tried again.

import { signal } from "@preact/signals";
import { sendPhoto } from "./workshop_api.js";
import { smaller } from "./workshop_crop.js";
import { cardFor } from "./workshop_named.js";
import * as state from "./workshop_state.js";
import { dropPhoto, keepPhoto, photosOf } from "./workshop_waiting.js";
import { t } from "./words.js";

/** @typedef {import("./workshop_crop.js").Size} Size */

/** The sizes of the photos that were shown or sent. @type {import("@preact/signals").Signal<Record<string, Size>>} */
const sizes = signal({});
/** How many photos wait on this device because they could not be sent. */
export const waiting = signal(0);

/** @param {string} picture @returns {Size | null} */
export function photoSize(picture) {
  return sizes.value[picture] ?? null;
}

/** @param {string} picture @param {Size} size */
export function noteSize(picture, size) {
  const known = sizes.value[picture];
  if (size.width && (known?.width !== size.width || known.height !== size.height))
    sizes.value = { ...sizes.value, [picture]: size };
}

/** The longest file that is sent as it is, where the device cannot read it but the server may. */
const MOST = 12_000_000;
const AGAIN = 15_000;
/** Of so many photos that could not be read it is told why. */
const SAID = 3;

/**
 * The photo as small as a card needs it: painted anew, so that nothing but its picture is left.
 * @param {Blob} file
 * @returns {Promise<Blob>}
 */
async function painted(file) {
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

/** What is sent of a file; null where neither this device nor the server can read it. @param {Blob} file */
const madeSmall = (file) => painted(file).catch(() => (file.size <= MOST ? file : null));

/** @param {HTMLCanvasElement} canvas @param {string} type @returns {Promise<Blob | null>} */
const encoded = (canvas, type) => new Promise((resolve) => canvas.toBlob(resolve, type, 0.88));

/** Whether the same may succeed later. @param {number} status */
const passes = (status) => status === 0 || status === 429 || status >= 500;

/** @typedef {{picture: string} & Size} Sent */

/** @param {Sent} sent @param {number} row @param {Record<string, string>} cells @param {string} [name] */
function put(sent, row, cells, name = "") {
  noteSize(sent.picture, sent);
  state.setCells(row, { ...cells, picture: sent.picture, crop: "0.5,0.5,1" }, name);
}

/**
 * Put a photo on a card, by the key of its row: rows may move meanwhile.
 * @param {Blob} file
 * @param {number} key
 * @returns {Promise<string>} what is worth knowing
 */
export async function takePhoto(file, key) {
  const small = await madeSmall(file);
  if (!small) return t("workshop-photo-unread");
  const { status, body } = await sendPhoto(state.key, small);
  const row = state.deck.value.rows.findIndex((one) => one.key === key);
  if (row < 0) return "";
  if (passes(status)) {
    const title = state.deck.value.rows[row].cells[`title_${state.own.value}`] ?? "";
    await keepPhoto({ deck: state.key, blob: small, small: true, at: row, title });
    sendSoon();
    return [body.text, t("workshop-photo-kept")].filter(Boolean).join(" ");
  }
  if (!body.picture) return body.text || t("workshop-photo-unread");
  put(body, row, {});
  return body.notes?.[0] ?? "";
}

/** Put each of many photos on the card that is called like its file, or on a new one. @param {File[]} files */
export async function takePhotos(files) {
  for (const file of files) await keepPhoto({ deck: state.key, blob: file, small: false, name: file.name });
  return sendPhotos();
}

let sending = false;
let again = 0;

function sendSoon() {
  clearTimeout(again);
  again = setTimeout(sendPhotos, AGAIN);
  photosOf(state.key).then((photos) => (waiting.value = photos.length));
}

/** Send what waits. */
export async function sendPhotos() {
  if (sending) return;
  sending = true;
  try {
    await sendAll();
  } finally {
    sending = false;
  }
}

async function sendAll() {
  let there = 0;
  const unread = [];
  for (;;) {
    const photos = await photosOf(state.key);
    const [photo] = photos;
    if (waiting.value) waiting.value = photos.length;
    if (!photo) break;
    if (photos.length + there > 1) state.told.value = t("workshop-photos-sending", { count: photos.length });
    const found = await sent(photo);
    if (found === "later") return sendSoon();
    await dropPhoto(photo.id);
    if (typeof found === "string") unread.push(`${photo.name ?? ""} ${found}`.trim());
    else {
      const { row, cells } = cardFor(state.deck.value, photo, state.language.value);
      put(found, row, cells, "photos");
      there++;
    }
  }
  const why = unread.length > SAID ? [...unread.slice(0, SAID), "…"] : unread;
  if (there || why.length) state.told.value = [t("workshop-photos-there", { count: there }), ...why].join(" ");
  state.settle();
  return undefined;
}

/** @param {import("./workshop_waiting.js").Kept} photo @returns {Promise<Sent | "later" | string>} why not */
async function sent(photo) {
  const small = photo.small ? photo.blob : await madeSmall(photo.blob);
  if (!small) return t("workshop-photo-unread");
  const { status, body } = await sendPhoto(state.key, small);
  if (passes(status)) return "later";
  return body.picture ? body : body.text || t("workshop-photo-unread");
}

addEventListener("online", () => sendPhotos());
