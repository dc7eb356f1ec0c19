// What the server still knows of one's own games, for a device to which a link has carried one's secret: challenges and
// deals of the last month, and the last game of each of one's tables. What was forgotten here does not come back.

import { bearer, entriesOf, kept } from "./device.js";
import { resultOf } from "./game_result.js";
import { forgottenUntil, gameResults, isDay, isWeek, noteDays, noteGame, noteWeekly } from "./results.js";
import { stepsOf, triesOf } from "./tries.js";

/** Everybody answers for themselves there, and a report says how it went. */
const CROWD = "crowd";

/**
 * One of one's tables.
 * @typedef {{code: string, phase: string, game: string, players: string[], updated: number, number: number,
 * decks: string[], seats: number[]}} OwnTable
 */

/** @param {string} path @returns {Promise<unknown>} */
async function asked(path) {
  const answer = await fetch(path, { headers: bearer() }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/** Keep beside what is here what other devices of this person have played. */
export async function fromElsewhere() {
  if (!kept("yearline-secret")) return;
  const [days, weeks, tables] = await Promise.all(
    ["daily/mine", "weekly/mine", "tables"].map((path) => asked(`/api/${path}`)),
  );
  const newer = (/** @type {[string, unknown]} */ [day]) => day > forgottenUntil();
  noteDays(entriesOf(days, (entry) => isDay(entry) && newer(entry)));
  for (const [week, result] of Object.entries(entriesOf(weeks, (entry) => isWeek(entry) && newer(entry))))
    noteWeekly(week, result);
  for (const table of Array.isArray(tables) ? tables : []) if (isUnknown(table)) await fetchGame(table);
}

/** Whether a table has a finished game of one's own that this device does not know. @param {OwnTable | null} table */
function isUnknown(table) {
  if (!table || !Number.isFinite(table.updated)) return false;
  const day = new Date(table.updated * 1000).toISOString().slice(0, 10);
  const finished = table.phase === "over" && table.game !== CROWD && table.seats.length > 0;
  return finished && day > forgottenUntil() && !gameResults().some(({ id }) => id === idOf(table));
}

/** @param {OwnTable} table */
const idOf = ({ code, number }) => `${code}/${number}`;

/** Look a game up by its steps, which anybody may see once it is over. @param {OwnTable} table */
async function fetchGame(table) {
  const steps = await stepsOf(table.code, table.number);
  const outcome = steps?.at(-1)?.view.outcome;
  if (!steps || !outcome) return;
  const { game, decks, players, seats, updated } = table;
  const known = { id: idOf(table), at: updated * 1000, game, decks: decks.join("+"), players: players.length };
  noteGame(resultOf(known, outcome, seats, triesOf(steps)));
}
