// Who has won, and the rulebook's title for a score, where a game has titles.

import { isScreen, nameOf, seats } from "./state.js";
import { has, t, together } from "./words.js";

/** @typedef {import("./protocol").WireOutcome} Outcome */

/** @param {number} band */
export const titleOfBand = (band) => t(`title-${band}`);

/**
 * The lowest scores of the second title and of all above it; none where a game has no titles.
 * @param {string} [game]
 */
export const bandsOf = (game) => (has(`title-bands-${game}`) ? t(`title-bands-${game}`).split(" ").map(Number) : []);

/** Whether this is the one seat of the person at this device: they are "you". @param {number | null} seat */
export const isYou = (seat) => !isScreen && seats.value.length === 1 && seats.value[0] === seat;

/**
 * The word for a card that was judged: you are "you", others are named.
 * @param {number | null} seat
 * @param {"right" | "wrong" | "blocked"} kind
 */
export const verdictFor = (seat, kind) =>
  isYou(seat) ? t(`client-verdict-${kind}`) : t(`client-verdict-${kind}-of`, { name: nameOf(seat) });

/** The end in one sentence. @param {Outcome | null | undefined} outcome */
export function headline(outcome) {
  const winners = outcome?.ranking[0] ?? [];
  if (!outcome || winners.length === 0) return t("client-result-ended");
  if (outcome.score !== null) return t("client-result-score", { score: outcome.score });
  if (!winners.some(isYou)) return t("client-result-winners", { count: winners.length, names: namesOf(winners) });
  const others = winners.filter((seat) => !isYou(seat));
  return others.length ? t("client-end-you-share", { names: namesOf(others) }) : t("client-end-you-win");
}

/** @param {number[]} some */
export const namesOf = (some) => together(some.map(nameOf));

/** The end as it is told to those who listen: with the title that was reached. @param {Outcome} outcome */
export const ending = (outcome) =>
  [headline(outcome), outcome.band === null ? "" : titleOfBand(outcome.band)].filter(Boolean).join(" ");
