// A game that is over is noted on this device, and compared with the best one before. Where a card finds its place by
// itself, nobody has misjudged it: of such games only the score is kept.

import { bestLike, noteGame } from "./results.js";
import { table, view, you } from "./state.js";

/**
 * Note the game on the table for the person at this device; what is given back is the best score so far.
 * @param {import("./tries.js").Try[]} tries
 * @returns {number | null}
 */
export function noted(tries) {
  const [at, outcome, seats] = [table.value, view.value?.outcome, you.value.seats];
  if (!at || !outcome || !seats.length) return null;
  const own = tries.filter(({ seat, result }) => isOwn(seat, seats) && (result === "right" || result === "wrong"));
  /** @type {import("./results.js").GameResult} */
  const result = {
    id: `${at.code}/${at.number}`,
    at: Date.now(),
    game: at.settings.game ?? "",
    decks: (at.settings.decks ?? []).join("+"),
    players: at.chairs.filter(({ kind }) => kind !== "open").length,
    score: outcome.score ?? null,
    band: outcome.band ?? null,
    won: (outcome.ranking[0] ?? []).some((seat) => seats.includes(seat)),
    cards: own.map(({ card, result }) => [card.p, card.y, result === "right"]),
  };
  noteGame(result);
  return bestLike(result);
}

/** @param {number | null} seat @param {number[]} seats */
const isOwn = (seat, seats) => seat !== null && seats.includes(seat);
