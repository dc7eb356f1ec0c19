// What other devices of the same person have played comes here, beside what is here; what was forgotten does not.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const held = new Map();
globalThis.localStorage = {
  getItem: (name) => held.get(name) ?? null,
  setItem: (name, value) => held.set(name, value),
  removeItem: (name) => held.delete(name),
};
globalThis.history = { state: null };
const [{ fromElsewhere }, { bestLike, dailyResults, forget, gameResults, noteGame, weeklyResults }] = await Promise.all(
  [
    import("../../src/yearline/server/static/app/elsewhere.js"),
    import("../../src/yearline/server/static/app/results.js"),
  ],
);

const DAY = { score: 7, marks: "111111100000", cards: [], years: [], counted: true };
const noon = Date.parse("2026-11-16T12:00:00Z") / 1000;
const table = { code: "ABCD2345", phase: "over", game: "race", players: ["Ann", "Bob"], updated: noon, number: 2 };
const own = { ...table, decks: ["one", "two"], seats: [1] };
const card = { r: 4, p: "picture", y: 1789 };
const outcome = { reason: "empty_hand", ranking: [[1], [0]], score: null, band: null };
const rows = [{ name: "line", owner: null, columns: [[card]] }];
const steps = [
  { events: [], view: { rows: [] } },
  {
    events: [
      { e: "revealed", card },
      { e: "placed", seat: 1, card: 4, row: "line", owner: null, gap: 0 },
    ],
    view: { rows, outcome },
  },
];

/** @type {Record<string, unknown>} */
let server;
/** @type {string[]} */
let asked;
beforeEach(() => {
  held.clear();
  held.set("yearline-secret", "s".repeat(32));
  asked = [];
  server = {
    "/api/daily/mine": { "2026-11-16": DAY },
    "/api/weekly/mine": { "2026-11-16": { score: 31, par: 52, counted: true } },
    "/api/tables": [own],
    "/api/tables/ABCD2345/games/2/steps?first=0": steps,
  };
  globalThis.fetch = async (path) => {
    asked.push(path);
    const found = server[path];
    return { ok: found !== undefined, json: async () => found, headers: { get: () => String(steps.length) } };
  };
});

test("days, weeks and the last game of each table come along, once", async () => {
  await fromElsewhere();
  await fromElsewhere();
  assert.deepEqual(dailyResults(), { "2026-11-16": DAY });
  assert.equal(weeklyResults()["2026-11-16"].score, 31);
  assert.deepEqual(gameResults(), [
    {
      ...{ id: "ABCD2345/2", at: noon * 1000, game: "race", decks: "one+two", players: 2 },
      ...{ score: null, band: null, won: true, cards: [["picture", 1789, true]] },
    },
  ]);
});

test("what was forgotten here does not come back, what is played later does", async () => {
  await fromElsewhere();
  forget("2026-11-16");
  await fromElsewhere();
  assert.deepEqual([dailyResults(), weeklyResults(), gameResults()], [{}, {}, []]);
  server["/api/daily/mine"] = { "2026-11-16": DAY, "2026-11-17": DAY };
  server["/api/tables"] = [{ ...own, updated: noon + 86_400 }];
  server["/api/tables/ABCD2345/games/2/steps?first=0"] = steps;
  await fromElsewhere();
  assert.deepEqual([Object.keys(dailyResults()), gameResults().length], [["2026-11-17"], 1]);
});

test("a game that goes on, one that was only watched, a crowd, and nonsense are no games of one's own", async () => {
  const tables = [
    { ...own, phase: "playing" },
    { ...own, seats: [] },
    { ...own, game: "crowd" },
  ];
  for (const wrong of [tables, { tables }, null, [{ ...own, updated: "soon" }, null]]) {
    server["/api/tables"] = wrong;
    await fromElsewhere();
  }
  assert.deepEqual(gameResults(), []);
  assert.ok(!asked.some((path) => path.includes("steps")));
});

test("a device that was nobody yet, or has no connection, asks for nothing and loses nothing", async () => {
  noteGame({ id: "a/1", at: 1, game: "coop", decks: "one", players: 1, score: 31, band: 2, won: true, cards: [] });
  globalThis.fetch = async () => Promise.reject(new Error("offline"));
  await fromElsewhere();
  assert.equal(bestLike({ game: "coop", decks: "one", players: 1 }), 31);
  held.delete("yearline-secret");
  globalThis.fetch = async () => assert.fail("nobody was asked");
  await fromElsewhere();
});
