// What the workshop asks the server for.

import { t } from "./words.js";

/** @typedef {import("./workshop_draft.js").Draft} Draft */
/**
 * @typedef {{row: number | null, column: string, code: string, message: string, warning?: boolean,
 *   fix?: {text: string, value: string, more?: Record<string, string>}}} Problem
 */
/**
 * @typedef {{row: number, picture: string, ink?: string, date?: string, year?: string, precision?: string,
 *   front?: string, back?: string, emblem?: string, scene?: string}} Shown
 */
/** @typedef {{problems: Problem[], cards: Shown[], games?: Record<string, string>}} Checked */
/** @typedef {{name: string, label?: string, word?: string, author?: string, path?: string}} Emblem */
/** @typedef {{heading: string, column: string | null, sure?: boolean}} Mapped */
/** @typedef {{draft: Draft, mapping: Mapped[], notes: string[], problems: Problem[], cells?: string[][]}} Read */
/**
 * @typedef {{revision: number, at: string | number, cards?: number, changed?: number, title?: string,
 *   what?: string}} Past
 */
/** @typedef {{card?: string, title?: string, reason?: string, text?: string, at?: string}} Report */

const LANG = () => document.documentElement.lang || "en";

/**
 * @template T
 * @param {string} address
 * @param {RequestInit} [wish]
 * @returns {Promise<{status: number, body: T & {text?: string}}>} status 0: no connection
 */
export async function ask(address, wish) {
  const answer = await fetch(address, wish).catch(() => null);
  const body = await answer?.json().catch(() => null);
  return { status: answer?.status ?? 0, body: body ?? {} };
}

/** @param {string} method @param {object} content @returns {RequestInit} */
const sending = (method, content) => ({
  method,
  headers: { "Content-Type": "application/json", "Accept-Language": LANG() },
  body: JSON.stringify(content),
});

const at = (/** @type {string} */ key, rest = "") => `/api/workshop/${encodeURIComponent(key)}${rest}`;

/** @param {{draft?: Draft, copy?: string}} content */
export const make = (content) =>
  /** @type {ReturnType<typeof ask<{key: string, id: string, revision: number}>>} */ (
    ask("/api/workshop", sending("POST", content))
  );

/** @param {string} key */
export const open = (key) =>
  /** @type {ReturnType<typeof ask<{id: string, revision: number, draft: Draft, reports?: Report[]}>>} */ (
    ask(at(key))
  );

/** @param {string} key @param {number} base @param {Draft} draft */
export const put = (key, base, draft) =>
  /** @type {ReturnType<typeof ask<{revision?: number, draft?: Draft}>>} */ (
    ask(at(key), sending("PUT", { base, draft }))
  );

/** @param {string} key */
export const remove = (key) => ask(at(key), { method: "DELETE" });

/** A new edit link; the old one opens nothing any more. @param {string} key */
export const revoke = (key) =>
  /** @type {ReturnType<typeof ask<{key: string}>>} */ (ask(at(key, "/revoke"), { method: "POST" }));

/** What players told was read. @param {string} key */
export const heard = (key) => ask(at(key, "/reports"), { method: "DELETE" });

/** @param {string} key */
export const past = (key) =>
  /** @type {ReturnType<typeof ask<Past[] | {history: Past[]}>>} */ (ask(at(key, "/history")));

/** @param {string} key @param {number} revision */
export const pastDraft = (key, revision) =>
  /** @type {ReturnType<typeof ask<{draft: Draft}>>} */ (ask(at(key, `/history/${revision}`)));

/** @param {Draft} draft @param {string} language */
export const check = (draft, language) =>
  /** @type {ReturnType<typeof ask<Checked>>} */ (ask("/api/workshop/check", sending("POST", { draft, language })));

/** Bytes of a file that the server reads. */
const MOST = 40_000_000;

/**
 * Read a file or a pasted text.
 * @param {Blob | string} content
 * @param {string} name
 * @param {string} key
 * @returns {ReturnType<typeof ask<Read>>}
 */
export async function read(content, name, key = "") {
  if (typeof content !== "string" && content.size > MOST) {
    const text = t("workshop-too-big", { limit: MOST / 1_000_000 });
    return {
      status: 413,
      body: { text, draft: { meta: {}, columns: [], rows: [] }, mapping: [], notes: [], problems: [] },
    };
  }
  const asked = new URLSearchParams({ name, language: LANG(), ...(key && { key }) });
  const headers = {
    "Content-Type": typeof content === "string" ? "text/plain; charset=utf-8" : "application/octet-stream",
  };
  return /** @type {ReturnType<typeof ask<Read>>} */ (
    ask(`/api/workshop/read?${asked}`, { method: "POST", body: content, headers })
  );
}

/** @param {string} key @param {Blob} photo */
export const sendPhoto = (key, photo) =>
  /** @type {ReturnType<typeof ask<{picture: string, width: number, height: number, notes?: string[]}>>} */ (
    ask(at(key, "/pictures"), {
      method: "POST",
      body: photo,
      headers: { "Content-Type": photo.type || "application/octet-stream" },
    })
  );

/** @param {string} words @param {string} language */
export const findEmblems = (words, language) =>
  /** @type {ReturnType<typeof ask<{total: number, found: number, emblems: Emblem[]}>>} */ (
    ask(`/api/emblems?${new URLSearchParams({ q: words, language })}`)
  );

/** @param {string} title @param {string} language */
export const suggestEmblems = (title, language) =>
  /** @type {ReturnType<typeof ask<{emblems: Emblem[]}>>} */ (
    ask(`/api/emblems/suggest?${new URLSearchParams({ title, language })}`)
  );

/** Where a deck is taken home from. @param {string} key */
export const zipOf = (key) => at(key, "/deck.zip");

/** Where a photo is, whole as it was sent. @param {string} picture */
export const photoAt = (picture) => `/pictures/${encodeURIComponent(picture)}`;
