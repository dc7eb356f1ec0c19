// Days in a row: counted by what was kept, with one missed day forgiven a week, and never beyond what counts.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const held = new Map();
globalThis.localStorage = {
  getItem: (name) => held.get(name) ?? null,
  setItem: (name, value) => held.set(name, value),
  removeItem: (name) => held.delete(name),
};
const {
  bestLike,
  bring,
  dailyResults,
  forget,
  forgottenUntil,
  gameResults,
  noteDaily,
  noteGame,
  placings,
  streakOf,
  taken,
  unforget,
  weeklyResults,
} = await import("../../src/yearline/server/static/app/results.js");

const result = { score: 9, marks: "111111111000", cards: [], counted: true };
const days = (/** @type {number[]} */ ...numbers) =>
  Object.fromEntries(numbers.map((day) => [`2026-11-${String(day).padStart(2, "0")}`, result]));

beforeEach(() => held.clear());

test("days that follow each other are a streak, with or without today", () => {
  assert.equal(streakOf(days(13, 14, 15, 16), "2026-11-16").count, 4);
  assert.equal(streakOf(days(13, 14, 15), "2026-11-16").count, 3);
  assert.equal(streakOf({}, "2026-11-16").count, 0);
  assert.equal(streakOf(days(16), "").count, 0);
});

test("one missed day is forgiven, two are not", () => {
  assert.deepEqual(streakOf(days(12, 13, 15, 16), "2026-11-16").days, Object.keys(days(12, 13, 15, 16)));
  assert.equal(streakOf(days(12, 13, 16), "2026-11-16").count, 1);
});

test("a second missed day is forgiven only after a week", () => {
  assert.equal(streakOf(days(11, 13, 15, 16), "2026-11-16").count, 3);
  assert.equal(streakOf(days(5, 6, 8, 9, 10, 11, 12, 13, 15, 16), "2026-11-16").count, 10);
});

test("a free try counts for nothing, and does not replace one that counted", () => {
  noteDaily("2026-11-16", result);
  noteDaily("2026-11-16", { ...result, score: 12, counted: false });
  assert.equal(dailyResults()["2026-11-16"].score, 9);
  noteDaily("2026-11-15", { ...result, counted: false });
  assert.equal(streakOf(dailyResults(), "2026-11-16").count, 1);
});

test("the streak crosses the end of a month, and of a year", () => {
  const kept = Object.fromEntries(["2026-12-30", "2026-12-31", "2027-01-01"].map((day) => [day, result]));
  assert.equal(streakOf(kept, "2027-01-01").count, 3);
});

test("what cannot be read counts as nothing", () => {
  for (const broken of ["", "{", "[]", "null", "7"]) {
    held.set("yearline-daily", broken);
    assert.deepEqual(dailyResults(), {});
  }
});

const game = {
  id: "abc/1",
  at: 1,
  game: "coop",
  decks: "inventions",
  players: 3,
  score: 31,
  band: 2,
  won: true,
  cards: [["p1", 1969, true]],
};

test("a game is kept once, and the best one of its kind is known", () => {
  noteGame(game);
  noteGame(game);
  noteGame({ ...game, id: "abc/2", score: 37 });
  noteGame({ ...game, id: "abc/3", score: 50, players: 2 });
  assert.equal(gameResults().length, 3);
  assert.equal(bestLike(game), 37);
  assert.equal(bestLike({ ...game, decks: "world-history" }), null);
});

test("cards of games and of challenges that counted are placings", () => {
  noteGame(game);
  noteDaily("2026-11-16", { score: 1, marks: "10", cards: ["a", "b"], years: [1492, -44], counted: true });
  noteDaily("2026-11-15", { score: 1, marks: "10", cards: ["c", "d"], years: [1500, 1600], counted: false });
  assert.deepEqual(placings(), [
    ["a", 1492, true],
    ["b", -44, false],
    ["p1", 1969, true],
  ]);
});

test("what is taken along can be brought back, beside what is here", () => {
  noteGame(game);
  noteDaily("2026-11-16", result);
  const file = taken();
  const before = forget("2026-11-16");
  assert.equal(before, file);
  assert.deepEqual([gameResults(), dailyResults(), forgottenUntil()], [[], {}, "2026-11-16"]);
  noteDaily("2026-11-16", { ...result, score: 3 });
  assert.equal(bring(file), 2);
  assert.equal(dailyResults()["2026-11-16"].score, 3);
  assert.equal(gameResults()[0].score, 31);
});

test("what was forgotten by mistake is here again, and may come from elsewhere again", () => {
  noteGame(game);
  assert.equal(unforget(forget("2026-11-16")), 1);
  assert.deepEqual([gameResults().length, forgottenUntil()], [1, ""]);
});

test("a file that is none of ours changes nothing", () => {
  noteGame(game);
  const files = ["", "{", "[]", "{}", '"x"', '{"yearline":2}', "null"];
  assert.deepEqual(
    files.map(bring),
    files.map(() => -1),
  );
  assert.equal(bring('{"yearline":1,"yearline-daily":{"<b>":{"score":1}},"yearline-games":[{"id":1}, null]}'), 1);
});

test("half a line, a day that is none and a game without its parts count as nothing, and hide nothing else", () => {
  held.set("yearline-daily", JSON.stringify({ "2026-11-16": result, "2026-99-99": result, "2026-11-15": null }));
  held.set("yearline-weekly", '{"2026-11-16":{"score":"<b>"},"x":{"score":1,"par":2}}');
  held.set(
    "yearline-games",
    JSON.stringify([game, { ...game, at: "then" }, { ...game, decks: 7 }, { ...game, cards: [null] }]),
  );
  assert.deepEqual(Object.keys(dailyResults()), ["2026-11-16"]);
  assert.deepEqual(weeklyResults(), {});
  assert.deepEqual(gameResults(), [game]);
  assert.deepEqual(placings(), [["p1", 1969, true]]);
  const forged = { "2026-99-99": result, "2026-11-14": { score: 9, marks: "1", counted: true } };
  assert.equal(
    bring(JSON.stringify({ yearline: 1, "yearline-daily": forged, "yearline-games": [{ ...game, id: 9 }] })),
    2,
  );
  held.set("yearline-games", '[{"id":"a');
  assert.equal(JSON.parse(taken())["yearline-games"], null);
});

test("of a card that was practised on two devices the later answer counts", () => {
  held.set("yearline-practice", JSON.stringify({ a: [2, 5, 100, 102], b: [2, 5, 100, 102] }));
  const other = { a: [9, 5, 101, 110], b: [9, 5, 99, 108], c: [1, 5, 90, 91], d: [1, 2] };
  bring(JSON.stringify({ yearline: 1, "yearline-practice": other }));
  const cards = JSON.parse(String(held.get("yearline-practice")));
  assert.deepEqual([cards.a[0], cards.b[0], cards.c[0], cards.d], [9, 2, 1, undefined]);
});
