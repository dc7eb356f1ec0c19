// From the list of legal actions to what can be chosen on the table. No rule lives here: only the grammar of an
// action's text.

/**
 * An action as the table offers it: `place 12 4` is a verb, a subject and perhaps a gap.
 * @typedef {{text: string, verb: string, subject: string, gap: number | null}} Move
 */

/** What an action's text means. @param {string} text @returns {Move} */
export function readMove(text) {
  const [verb, subject = "", gap] = text.split(" ");
  return { text, verb, subject, gap: gap === undefined ? null : Number(gap) };
}

/**
 * All legal moves, placements written out.
 * @param {import("./protocol").Legal | null | undefined} legal
 * @returns {Move[]}
 */
export function readLegal(legal) {
  if (!legal) return [];
  const moves = legal.other.map(readMove);
  for (const card of legal.place?.cards ?? []) {
    for (let gap = 0; gap < (legal.place?.gaps ?? 0); gap++) moves.push(readMove(`place ${card} ${gap}`));
  }
  return moves;
}

/**
 * The moves of a subject: a card's reference or a colour, as text.
 * @param {Move[]} moves
 * @param {string | null} subject
 */
export function movesOf(moves, subject) {
  return moves.filter((move) => move.subject === subject);
}

/** The moves that need no subject, such as `end`. @param {Move[]} moves */
export function plainMoves(moves) {
  return moves.filter((move) => move.subject === "");
}

/**
 * The moves by gap, for a subject that can be placed.
 * @param {Move[]} moves
 * @param {string | null} subject
 * @returns {Map<number, Move>}
 */
export function gapsOf(moves, subject) {
  /** @type {Map<number, Move>} */
  const found = new Map();
  for (const move of moves) if (move.subject === subject && move.gap !== null) found.set(move.gap, move);
  return found;
}
