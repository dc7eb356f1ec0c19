// Photos among files, and the card that each belongs to: the one that is called like its file, the one that it was
// chosen for, or a new one.

import { isBlank } from "./workshop_draft.js";

/** @typedef {import("./workshop_draft.js").Deck} Deck */
/**
 * Either the name of its file, or the card: its place and its title.
 * @typedef {{name?: string, at?: number, title?: string}} Named
 */

/** The photos among files. @param {FileList | File[] | null | undefined} files */
export const photosIn = (files) =>
  [...(files ?? [])].filter(({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name));

/** What a camera calls its pictures says nothing about them. */
const CAMERA = /^(img|dsc[nf]?|pxl|mvimg|gopr|p|photo|foto|image|screenshot|фото|снимок|знімок)?[\d\s.()-]*(wa\d+)?$/iu;
const DATE = /\d{3,4}(?:-\d\d?-\d\d?)?/.source;
const FIRST = new RegExp(`^(${DATE})(?:[\\s,.:;–—-]+(\\D.*))?$`, "u");
const LAST = new RegExp(`^(.*\\p{L}.*?)[\\s,(–—-]+(${DATE})\\)?$`, "u");
const LONGEST = 120;

/**
 * The date and the title in the name of a file, as far as there are any.
 * @param {string} name
 */
export function saidBy(name) {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .replace(/[_\s]+/g, " ")
    .trim()
    .normalize("NFC");
  const first = FIRST.exec(stem);
  if (first) return { year: first[1], title: (first[2] ?? "").slice(0, LONGEST) };
  if (CAMERA.test(stem)) return { year: "", title: "" };
  const last = LAST.exec(stem);
  return last ? { year: last[2], title: last[1].slice(0, LONGEST) } : { year: "", title: stem.slice(0, LONGEST) };
}

/** What programs and people call any file says nothing about the deck in it. */
const ANY_FILE = new RegExp(
  "^(" +
    "book|workbook|sheet|untitled|cards?|deck|list|table|data|export|download|photos?|images?|quizlet|anki|" +
    "classeur|feuille|sans titre|cartes?|paquet|liste|tableau|cartel|foglio|senza titolo|mazzo|elenco|tabella|foto|" +
    "книга|лист|без названия|без назви|карточки|карты|карти|колода|список|таблица|таблиця|аркуш|фото" +
    ")?[\\d\\s().-]*$",
  "iu",
);

/** The name of a deck that comes out of a file, "" if that says nothing. @param {string} file */
export function deckCalled(file) {
  const stem = file
    .replace(/\.[^.]*$/, "")
    .replace(/[_\s]+/g, " ")
    .trim();
  return ANY_FILE.test(stem) ? "" : (stem.charAt(0).toLocaleUpperCase() + stem.slice(1)).slice(0, 80);
}

/** @param {string} text */
const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The row that a photo goes to, and what is written there besides.
 * @param {Deck} deck
 * @param {Named} photo
 * @param {string} language of a new title
 * @returns {{row: number, cells: Record<string, string>}}
 */
export function cardFor(deck, { name, at, title = "" }, language) {
  const said = name === undefined ? { year: "", title } : saidBy(name);
  const wanted = [said.title, name?.replace(/\.[^.]*$/, "") ?? ""].map(plain).filter(Boolean);
  const called = deck.rows.findIndex(({ cells }) =>
    Object.entries(cells).some(([column, text]) => /^(title_|id$)/.test(column) && wanted.includes(plain(text))),
  );
  if (called >= 0) return { row: called, cells: {} };
  if (name === undefined && at !== undefined && at < deck.rows.length) return { row: at, cells: {} };
  const row = deck.rows.findLastIndex((one) => !isBlank(one)) + 1;
  const cells = { year: said.year, [`title_${language}`]: said.title };
  return { row, cells: Object.fromEntries(Object.entries(cells).filter(([, text]) => text)) };
}
