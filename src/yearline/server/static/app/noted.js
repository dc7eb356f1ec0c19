// A game that is over is noted on this device, and compared with the best one before.

import { resultOf } from "./game_result.js";
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
  const game = {
    id: `${at.code}/${at.number}`,
    at: Date.now(),
    game: at.settings.game ?? "",
    decks: (at.settings.decks ?? []).join("+"),
    players: at.chairs.filter(({ kind }) => kind !== "open").length,
  };
  const result = resultOf(game, outcome, seats, tries);
  noteGame(result);
  return bestLike(result);
}
