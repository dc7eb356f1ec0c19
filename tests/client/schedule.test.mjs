// The browser's scheduler and the terminal's are one: the same answers bring a card back on the same days.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

const held = new Map();
globalThis.localStorage = {
  getItem: (name) => held.get(name) ?? null,
  setItem: (name, value) => held.set(name, value),
  removeItem: (name) => held.delete(name),
};
const { SITTING, answered, stepOf, takeUp } = await import("../../src/yearline/server/static/app/schedule.js");
const { due, memories, remember } = await import("../../src/yearline/server/static/app/memories.js");

beforeEach(() => held.clear());

test("the days are those of the reference", () => {
  const cases = JSON.parse(readFileSync(new URL("../practice/schedules.json", import.meta.url), "utf8"));
  assert.ok(cases.length > 20);
  for (const { answers, days } of cases) {
    let memory = answered(null, false, 20000);
    const found = [Math.round(memory[3] - memory[2])];
    for (const right of answers) {
      memory = answered(memory, right, memory[3]);
      found.push(Math.round(memory[3] - memory[2]));
    }
    assert.deepEqual(found, days, JSON.stringify(answers));
  }
});

test("a card that was misjudged comes back tomorrow, and is taken up once", () => {
  takeUp(["a", "b"]);
  const [[, , last, next]] = Object.values(memories());
  assert.equal(next - last, 1);
  assert.deepEqual(due(last), []);
  assert.deepEqual(due(next + 0.1).sort(), ["a", "b"]);
  remember("a", [9, 5, last, last + 9]);
  takeUp(["a"]);
  assert.equal(memories().a[0], 9);
});

test("a card answered while the clock was wrong is not lost when it is right again", () => {
  remember("ahead", [9, 5, 24000, 24009]);
  remember("back", [9, 5, 16000, 16009]);
  remember("today", [9, 5, 20000.4, 20009.4]);
  assert.deepEqual(due(20000.5).sort(), ["ahead", "back"]);
  const after = answered(memories().ahead, true, 20000.5);
  assert.ok(after[3] > 20000.5 && after[3] < 20400, String(after));
});

test("intervals have names, from tomorrow to for good", () => {
  assert.deepEqual(
    [1, 4, 14, 60, 200].map((days) => stepOf([1, 5, 100, 100 + days])),
    [0, 1, 2, 3, 4],
  );
  assert.equal(SITTING, 5);
});

test("what cannot be read is left out", () => {
  for (const broken of ["{", "[]", "null", "7", '{"a":[1,2,3]}', '{"<b>":[1,2,3,4]}', '{"a":[1,2,3,null]}']) {
    held.set("yearline-practice", broken);
    assert.deepEqual(memories(), {});
  }
});
