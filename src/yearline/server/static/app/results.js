// What one has played, kept on this device alone: challenges by day, days in a row, games at tables and their bests.

import { FORGOTTEN, entriesOf, keep, kept, keptValue } from "./device.js";
import { PRACTICE, isCard } from "./memories.js";

/**
 * `marks` has a 1 for each right card and a 0 for the others; `cards` are pictures.
 * @typedef {{score: number, marks: string, cards: string[], years?: number[], counted: boolean}} DailyResult
 */

const DAILY = "yearline-daily";
const DAY = 86_400_000;
/** A missed day is forgiven once in so many days. */
const FORGIVEN_EVERY = 7;

/** Challenges by day. What cannot be read counts as nothing. @returns {Record<string, DailyResult>} */
export const dailyResults = () => entriesOf(keptValue(DAILY), isDay);

/** Keep a result. One that counts is never replaced by a free one. @param {string} day @param {DailyResult} result */
export function noteDaily(day, result) {
  const results = dailyResults();
  if (results[day]?.counted && !result.counted) return;
  keep(DAILY, JSON.stringify({ ...results, [day]: result }));
}

/** A deal of the week. @typedef {{score: number, par: number, counted: boolean}} WeeklyResult */

const WEEKLY = "yearline-weekly";

/** Deals by week. @returns {Record<string, WeeklyResult>} */
export const weeklyResults = () => entriesOf(keptValue(WEEKLY), isWeek);

/** Keep a deal. One that counts is never replaced. @param {string} week @param {WeeklyResult} result */
export function noteWeekly(week, result) {
  const results = weeklyResults();
  if (!results[week]?.counted) keep(WEEKLY, JSON.stringify({ ...results, [week]: result }));
}

/** @param {string} day @param {number} back */
const earlier = (day, back) => new Date(Date.parse(day) - back * DAY).toISOString().slice(0, 10);

/**
 * The days in a row up to today, or up to yesterday while today is not over. One missed day is forgiven, and not
 * mentioned; another one only when a week lies between.
 * @param {Record<string, DailyResult>} results
 * @param {string} today
 * @returns {{count: number, days: string[]}} the days played, the oldest first
 */
export function streakOf(results, today) {
  /** @type {string[]} */
  const days = [];
  if (!today) return { count: 0, days };
  let [back, missed, since] = [results[today]?.counted ? 0 : 1, 0, FORGIVEN_EVERY];
  for (; ; back++) {
    const day = earlier(today, back);
    if (results[day]?.counted) {
      days.unshift(day);
      missed = 0;
      since++;
    } else {
      missed++;
      if (missed > 1 || since < FORGIVEN_EVERY - 1) break;
      since = 0;
    }
  }
  return { count: days.length, days };
}

/**
 * A game at a table: `decks` and `players` say what it can be compared with, and `cards` what came of one's own.
 * @typedef {{id: string, at: number, game: string, decks: string, players: number, score: number | null,
 * band: number | null, won: boolean, cards: Placing[]}} GameResult
 */
/** A card one placed: its picture, its year, whether it was right. @typedef {[string, number, boolean]} Placing */

const GAMES = "yearline-games";
/** So many games stay on the device; older ones make room. */
const MOST_GAMES = 500;

/** Games at tables, the oldest first. @returns {GameResult[]} */
export function gameResults() {
  const known = keptValue(GAMES);
  return Array.isArray(known) ? known.filter(isGame) : [];
}

/** Keep a game, once. @param {GameResult} result */
export function noteGame(result) {
  const others = gameResults().filter(({ id }) => id !== result.id);
  keep(GAMES, JSON.stringify([...others, result].sort((one, two) => one.at - two.at).slice(-MOST_GAMES)));
}

/** The best score in games of the same kind, with the same decks and as many players. @param {GameResult} like */
export function bestLike({ game, decks, players }) {
  const scores = gameResults()
    .filter((one) => one.game === game && one.decks === decks && one.players === players)
    .flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length ? Math.max(...scores) : null;
}

/** Every card one has placed, in challenges that counted and at tables. @returns {Placing[]} */
export function placings() {
  const daily = Object.values(dailyResults()).filter(({ counted, years }) => counted && years);
  const challenges = daily.flatMap(({ cards, marks, years = [] }) =>
    cards.map((card, i) => /** @type {Placing} */ ([card, years[i], marks[i] === "1"])),
  );
  return [...challenges, ...gameResults().flatMap(({ cards }) => cards)].filter(([, year]) => Number.isInteger(year));
}

const KEPT = [DAILY, WEEKLY, GAMES, PRACTICE];

/** Everything, to be taken along. */
export const taken = () =>
  JSON.stringify({ yearline: 1, ...Object.fromEntries(KEPT.map((name) => [name, keptValue(name)])) });

/** The day up to which everything was forgotten here, by the server's clock. */
export const forgottenUntil = () => kept(FORGOTTEN) ?? "";

/** Forget everything; what is given back can be brought back. @param {string} today */
export function forget(today) {
  const before = taken();
  for (const name of KEPT) keep(name, "");
  keep(FORGOTTEN, today);
  return before;
}

/** Bring back what was forgotten just now. @param {string} before */
export function unforget(before) {
  keep(FORGOTTEN, "");
  return bring(before);
}

/**
 * Bring back what was taken along, beside what is here. A challenge that counted and a game that is known stay as they
 * are; of a card that was practised here and there, the later answer counts.
 * @param {string} text
 * @returns {number} how many results there are now; -1 if this is no file of ours, and nothing has changed
 */
export function bring(text) {
  /** @type {Record<string, unknown>} */
  let given;
  try {
    given = JSON.parse(text);
  } catch {
    return -1;
  }
  if (given?.yearline !== 1) return -1;
  noteDays(entriesOf(given[DAILY], isDay));
  for (const [week, result] of Object.entries(entriesOf(given[WEEKLY], isWeek))) noteWeekly(week, result);
  const games = Array.isArray(given[GAMES]) ? given[GAMES].filter(isGame) : [];
  const known = new Set(gameResults().map(({ id }) => id));
  for (const one of games) if (!known.has(one.id)) noteGame(one);
  bringCards(entriesOf(given[PRACTICE], isCard));
  return [dailyResults(), weeklyResults(), gameResults()].reduce((all, some) => all + Object.keys(some).length, 0);
}

/** Keep the results of days beside those that are here. @param {Record<string, DailyResult>} days */
export function noteDays(days) {
  for (const [day, result] of Object.entries(days)) if (!dailyResults()[day]?.counted) noteDaily(day, result);
}

/**
 * Keep cards that were practised elsewhere beside those that are here.
 * @param {Record<string, import("./memories.js").Memory>} cards
 */
export function bringCards(cards) {
  const known = entriesOf(keptValue(PRACTICE), isCard);
  const newer = Object.entries(cards).filter(([picture, [, , last]]) => !(known[picture]?.[2] >= last));
  if (newer.length) keep(PRACTICE, JSON.stringify({ ...known, ...Object.fromEntries(newer) }));
}

/** @param {string} day */
const isDate = (day) => /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(Date.parse(day));
/** @param {unknown} list */
const isMissingOrList = (list) => list === undefined || Array.isArray(list);

/** @param {[string, DailyResult]} entry */
export const isDay = ([day, result]) =>
  isDate(day) &&
  Number.isInteger(result?.score) &&
  typeof result.marks === "string" &&
  Array.isArray(result.cards) &&
  isMissingOrList(result.years);

/** @param {[string, WeeklyResult]} entry */
export const isWeek = ([week, result]) =>
  isDate(week) && Number.isInteger(result?.score) && Number.isInteger(result.par);

/** @param {GameResult} one */
const isGame = (one) =>
  [one?.id, one?.game, one?.decks].every((name) => typeof name === "string") &&
  [one.at, one.players, one.score ?? 0].every(Number.isFinite) &&
  Math.abs(one.at) < 8e15 && // as far as days can be told
  Array.isArray(one.cards) &&
  one.cards.every(Array.isArray);
