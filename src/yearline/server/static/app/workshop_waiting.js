// Photos that were not sent yet. They are too large for where the device keeps texts, so they lie in a database of the
// browser; where there is none, they are known until the page is left.

/**
 * A photo of a deck, by its key, and the card that it goes to. `small`: it needs not be made small any more.
 * @typedef {import("./workshop_named.js").Named & {deck: string, blob: Blob, small: boolean}} Waiting
 */
/** @typedef {Waiting & {id: number}} Kept */

const SHELF = "photos";
/** @type {Promise<IDBDatabase> | null} */
let opening = null;
/** @type {Kept[]} */
let forNow = [];
let made = 0;

/**
 * @template T
 * @param {IDBRequest<T>} asked
 * @returns {Promise<T>}
 */
const answered = (asked) =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

function database() {
  const asked = indexedDB.open("yearline-workshop", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF, { keyPath: "id", autoIncrement: true });
  return answered(asked);
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(shelf: IDBObjectStore) => IDBRequest<T>} deed
 * @returns {Promise<T>}
 */
async function ask(mode, deed) {
  opening ??= database();
  return answered(deed((await opening).transaction(SHELF, mode).objectStore(SHELF)));
}

/** @param {Waiting} photo @returns {Promise<boolean>} whether it is still there when the page was left */
export async function keepPhoto(photo) {
  try {
    await ask("readwrite", (shelf) => shelf.add(photo));
    return true;
  } catch {
    forNow.push({ ...photo, id: --made });
    return false;
  }
}

/** The photos of a deck that wait, the oldest first. @param {string} deck @returns {Promise<Kept[]>} */
export async function photosOf(deck) {
  /** @type {Kept[]} */
  const kept = await ask("readonly", (shelf) => shelf.getAll()).catch(() => []);
  return [...kept, ...forNow].filter((photo) => photo.deck === deck);
}

/** It has arrived, or never will. @param {number} id */
export async function dropPhoto(id) {
  forNow = forNow.filter((photo) => photo.id !== id);
  if (id >= 0) await ask("readwrite", (shelf) => shelf.delete(id)).catch(() => undefined);
}

/** Nothing is left of a deck. @param {string} deck */
export async function dropPhotos(deck) {
  for (const { id } of await photosOf(deck)) await dropPhoto(id);
}

/** A deck has a new key. @param {string} from @param {string} to */
export async function movePhotos(from, to) {
  for (const photo of await photosOf(from))
    await ask("readwrite", (shelf) => shelf.put({ ...photo, deck: to })).catch(() => undefined);
}
