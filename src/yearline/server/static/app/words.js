// Words and dates in the reader's language, from the same Fluent files that the server and the printer use.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { FUNCTIONS } from "./articles.js";

/** @typedef {Record<string, string | number>} Variables */

export const language = signal(document.documentElement.lang || "en");

/** @type {Map<string, any>} */
const bundles = new Map();

/** @param {string} lang @param {string} source */
function addBundle(lang, source) {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(source));
  bundles.set(lang, bundle);
}

const embedded = document.getElementById("words");
if (embedded) addBundle(language.value, JSON.parse(embedded.textContent || '""'));

/** Switch the interface to another language, fetching its catalogue once. @param {string} lang */
export async function speak(lang) {
  if (!bundles.has(lang)) {
    const answer = await fetch(`/words/${lang}`);
    if (!answer.ok) throw new Error(`no words in ${lang}`);
    addBundle(lang, await answer.text());
  }
  document.documentElement.lang = lang;
  language.value = lang;
}

/** The message in the current language. @param {string} id @param {Variables} [variables] @returns {string} */
export function t(id, variables) {
  const bundle = bundles.get(language.value);
  const message = bundle?.getMessage(id);
  if (!message?.value) return id;
  const text = bundle.formatPattern(message.value, variables);
  return Object.values(variables ?? {}).some((one) => typeof one === "number" && one < 0) ? signed(text) : text;
}

/** Negative numbers with a minus sign: a hyphen is none, and some screen readers are silent at it. @param {string} text */
const signed = (text) => text.replace(/(^|[^\p{L}\p{N}_])-(?=[0-9])/gu, "$1\u2212");

/** Whether there is such a message. @param {string} id */
export function has(id) {
  return Boolean(bundles.get(language.value)?.getMessage(id)?.value);
}

/** The first of these messages that exists. @param {string[]} ids @param {Variables} [variables] */
export function tFirst(ids, variables) {
  return t(ids.find(has) ?? ids[ids.length - 1], variables);
}

/** The date of a card as a reader of the current language expects it. @param {number} year @param {string} [precision] */
export function dateText(year, precision = "year") {
  const as = counted(year, precision);
  if (as === "century") {
    const number = Math.ceil(Math.abs(year) / 100);
    return t(year > 0 ? "date-century" : "date-century-bc", { number, roman: roman(number) });
  }
  const text = year > 0 ? numberOf(year) : `${numberOf(year)} ${t("date-bc")}`;
  return as === "circa" ? t("date-circa", { date: text }) : text;
}

/** The date as it stands behind a preposition: "after the 12th century". @param {number} year @param {string} [precision] */
export function dateSaid(year, precision = "year") {
  const as = counted(year, precision);
  if (as === "century") return t("date-said-century", { date: dateText(year, as) });
  const said = t(`date-said-${year < 0 ? "bc" : year < 1000 ? "early" : "year"}`, { number: numberOf(year) });
  return as === "circa" ? t("date-said-circa", { date: said }) : said;
}

/** A list of names as the language joins them. @param {string[]} names */
export function together(names) {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** Nobody counts centuries beyond a hundred: such a date is a rough year. @param {number} year @param {string} precision */
const counted = (year, precision) => (precision === "century" && Math.abs(year) > 10000 ? "circa" : precision);

/** The year without its era; long ones of old are grouped. @param {number} year */
function numberOf(year) {
  if (year > -10000) return String(Math.abs(year));
  return String(-year).replace(/\B(?=(\d{3})+$)/g, language.value === "en" ? "," : "\u00a0");
}

/** @param {number} number */
function roman(number) {
  /** @type {[number, string][]} */
  const numerals = [[100, "C"], [90, "XC"], [50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];
  let text = "";
  for (const [worth, letters] of numerals) {
    text += letters.repeat(Math.floor(number / worth));
    number %= worth;
  }
  return text;
}
