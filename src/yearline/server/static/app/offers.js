// What can be chosen here: games, decks and bots, fetched once for each language.

import { useEffect, useState } from "./view.js";
import { language } from "./words.js";

/** @typedef {{id: string, level: number}} BotOffer */
/**
 * @typedef {{name: string, values: (boolean | number | string)[], per_seat: boolean, by_language: boolean}} OptionOffer
 */
/**
 * @typedef {{games: {game: string, seats: [number, number], options: OptionOffer[]}[], decks: {id: string, name:
 * string, cards: number}[], bots: BotOffer[]}} Offers
 */

/** @type {Map<string, Promise<Offers>>} */
const asked = new Map();

/** @param {string} lang @returns {Promise<Offers>} */
function offersIn(lang) {
  const known =
    asked.get(lang) ??
    fetch(`/offers?lang=${lang}`).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
  asked.set(lang, known);
  known.catch(() => asked.delete(lang));
  return known;
}

/** What can be chosen here, in the current language; null until it has come. @returns {Offers | null} */
export function useOffers() {
  const [offers, setOffers] = useState(/** @type {Offers | null} */ (null));
  useEffect(() => {
    offersIn(language.value).then(setOffers, () => {});
  }, [language.value]);
  return offers;
}
