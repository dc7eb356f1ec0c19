// Words and dates in the reader's language, from the same Fluent files that the server and the printer use.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { partsOf } from "./days.js";

/** @typedef {Record<string, string | number>} Variables */

/**
 * Numbers and numerals that begin with a vowel when they are read in Italian: uno, otto, undici, ottanta, un milione.
 */
const ITALIAN_VOWEL = /^(?:8|1(?!\d{3}\b)(?:\d{3})*\b|11(?:\d{3})*\b|VIII\b|XI\b|LXXX)/;

/** @param {unknown} date @param {string} full @param {string} elided */
const joined = (date, full, elided) =>
  (ITALIAN_VOWEL.test(String(date).replace(/(?<=\d)\u00a0(?=\d)/g, "")) ? elided : `${full}\u00a0`) + String(date);

/** The number as English counts with it: 1st, 2nd, 3rd, 4th, but 11th, 12th, 13th. @param {unknown} number */
function ordinal(number) {
  const digits = String(Number(number));
  return digits + (digits.at(-2) === "1" ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[digits.at(-1) ?? ""] ?? "th"));
}

/**
 * What a catalogue cannot say by itself: articles that depend on how the next word sounds (Italian has "il 1969", but
 * "l’800"), and endings that depend on how a number does. By the name that catalogues call them by.
 * @type {Record<string, (args: unknown[]) => string>}
 */
const FUNCTIONS = {
  IL: ([date]) => joined(date, "il", "l’"),
  DEL: ([date]) => joined(date, "del", "dell’"),
  DAL: ([date]) => joined(date, "dal", "dall’"),
  ORDINAL: ([number]) => ordinal(number),
};

export const language = signal(document.documentElement.lang || "en");

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** @param {string} lang @param {string} source */
function addBundle(lang, source) {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(source));
  bundles.set(lang, bundle);
}

const embedded = document.getElementById("words");
if (embedded) addBundle(language.value, JSON.parse(embedded.textContent || '""'));

/** @param {string} from @returns {Promise<string>} */
async function fetchWords(from) {
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`no words at ${from}`);
  return answer.text();
}

/** The language of the page, as long as the words for what is not there at first are missing. */
let incomplete = embedded ? language.value : "";

/** Have the words for all of the client: the page brings those that a game needs. */
export async function fetchAllWords() {
  if (!incomplete) return;
  const lang = incomplete;
  const source = await fetchWords(`/words/${lang}?part=rest`);
  bundles.get(lang)?.addResource(new FluentResource(source));
  incomplete = "";
}

/** Switch the interface to another language, fetching its catalogue once. @param {string} lang */
export async function speak(lang) {
  if (!bundles.has(lang)) addBundle(lang, await fetchWords(`/words/${lang}`));
  document.documentElement.lang = lang;
  language.value = lang;
}

/** The message in the current language. @param {string} id @param {Variables} [variables] @returns {string} */
export function t(id, variables) {
  const bundle = bundles.get(language.value);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  const text = bundle.formatPattern(message.value, variables);
  return Object.values(variables ?? {}).some((one) => typeof one === "number" && one < 0) ? signed(text) : text;
}

/**
 * The options agreed on as variables of a sentence, as `in_words` of the core makes them.
 * @param {Record<string, unknown>} options @returns {Variables}
 */
export const inWords = (options) =>
  Object.fromEntries(Object.entries(options).map(([name, now]) => [name, typeof now === "number" ? now : spelt(now)]));

const spelt = (/** @type {unknown} */ now) => (Array.isArray(now) ? now.join(", ") : String(now));

/**
 * Negative numbers with a minus sign: a hyphen is none, and some screen readers are silent at it.
 * @param {string} text
 */
const signed = (text) => text.replace(/(^|[^\p{L}\p{N}_])-(?=[0-9])/gu, "$1\u2212");

/** Whether there is such a message. @param {string} id */
export function has(id) {
  return Boolean(bundles.get(language.value)?.getMessage(id)?.value);
}

/** The first of these messages that exists. @param {string[]} ids @param {Variables} [variables] */
export function tFirst(ids, variables) {
  return t(ids.find(has) ?? ids[ids.length - 1], variables);
}

/** A day with the name of its month. @param {string} id @param {number} date */
function dayText(id, date) {
  const { year, month, day } = partsOf(date);
  const text = year > 0 ? String(year) : `${-year} ${t("date-bc")}`;
  return t(id, { day, month: t(`date-month-${month}`), year: text });
}

/**
 * The date of a card as a reader of the current language expects it.
 * @param {number} year
 * @param {string} [precision]
 */
export function dateText(year, precision = "year") {
  if (precision === "day") return dayText("date-day", year);
  const as = counted(year, precision);
  if (as === "century") {
    const number = Math.ceil(Math.abs(year) / 100);
    const start = String(year > 0 ? number * 100 - 99 : number * 100); // the year that counts
    return t(year > 0 ? "date-century" : "date-century-bc", { number, roman: roman(number), start });
  }
  const text = year > 0 ? numberOf(year) : `${numberOf(year)} ${t("date-bc")}`;
  return as === "circa" ? t("date-circa", { date: text }) : text;
}

/**
 * The date as it stands behind a preposition: "after the 12th century".
 * @param {number} year
 * @param {string} [precision]
 */
export function dateSaid(year, precision = "year") {
  if (precision === "day") return dayText("date-said-day", year);
  const as = counted(year, precision);
  if (as === "century") return t("date-said-century", { date: dateText(year, as) });
  const said = t(`date-said-${year < 0 ? "bc" : year < 1000 ? "early" : "year"}`, { number: numberOf(year) });
  return as === "circa" ? t("date-said-circa", { date: said }) : said;
}

/**
 * The date as it stands beside a title in a sentence: with its era where a bare number would be none.
 * @param {number} year
 * @param {string} [precision]
 */
export const dateTold = (year, precision = "year") =>
  precision === "year" && year > 0 && year < 1000 ? dateSaid(year) : dateText(year, precision);

/** A list of names as the language joins them. @param {string[]} names */
export function together(names) {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/**
 * Nobody counts centuries beyond a hundred: such a date is a rough year.
 * @param {number} year
 * @param {string} precision
 */
const counted = (year, precision) => (precision === "century" && Math.abs(year) > 10000 ? "circa" : precision);

/** The year without its era; long ones of old are grouped. @param {number} year */
function numberOf(year) {
  if (year > -10000) return String(Math.abs(year));
  return String(-year).replace(/\B(?=(\d{3})+$)/g, language.value === "en" ? "," : "\u00a0");
}

/** @param {number} number */
function roman(number) {
  /** @type {[number, string][]} */
  const numerals = [
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let text = "";
  for (const [worth, letters] of numerals) {
    text += letters.repeat(Math.floor(number / worth));
    number %= worth;
  }
  return text;
}

/** A long title is set smaller, and so is one with a long word. @param {string} title */
export function sized(title) {
  const word = Math.max(0, ...(title.match(/[\p{L}\p{N}’«»“”]+/gu) ?? []).map((one) => one.length));
  const length = title.length > 46 ? "longest" : title.length > 30 ? "long" : "";
  const breadth = word > 15 ? "broader" : word > 13 ? "broad" : "";
  return `${length} ${breadth}`.trim();
}
