// What a finished game comes to for the people at this device. Where a card finds its place by itself, nobody has
// misjudged it: of such games only the score is kept.

/**
 * @param {{id: string, at: number, game: string, decks: string, players: number}} game
 * @param {NonNullable<import("./protocol").WireView["outcome"]>} outcome
 * @param {number[]} seats one's own
 * @param {import("./tries.js").Try[]} tries
 * @returns {import("./results.js").GameResult}
 */
export function resultOf(game, outcome, seats, tries) {
  const own = tries.filter(
    ({ seat, result }) => seat !== null && seats.includes(seat) && (result === "right" || result === "wrong"),
  );
  return {
    ...game,
    score: outcome.score ?? null,
    band: outcome.band ?? null,
    won: (outcome.ranking[0] ?? []).some((seat) => seats.includes(seat)),
    cards: own.map(({ card, result }) => [card.p, card.y, result === "right"]),
  };
}
