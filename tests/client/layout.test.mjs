// What a board promises, for every window and every number of cards.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  STEPS,
  fitting,
  foldOf,
  foldedAt,
  gapOn,
  headroomOf,
  inSight,
  laneOf,
  layOut,
  standing,
  WORDS,
} from "../../src/yearline/server/static/app/layout.js";

const SIZES = [360, 390, 768, 1440, 1920];
const HEIGHTS = [640, 844, 900, 1080];
const around = (width, height, screen = false) => ({ width, height, screen, chairs: 4 });
const line = (count) => ({ count, bricks: false, stacked: 0 });

test("a line that is all in sight fits its room in both directions, however long it is", () => {
  for (const width of SIZES)
    for (const height of HEIGHTS)
      for (let count = 1; count <= 60; count++) {
        const gap = gapOn(false);
        const [size, across] = inSight(around(width, height), { width, height }, count, gap);
        if (size < 34) continue; // then it lies closer, or scrolls
        assert.ok(across * size + (across + 1) * gap <= width, `${count} cards in ${width}`);
        const rows = Math.ceil(count / across);
        assert.ok(rows * size * 1.4 <= height, `${rows} rows of ${size} in ${height}`);
      }
});

test("more cards are never set larger; a lone one leaves room for both open gaps", () => {
  for (const width of SIZES) {
    const sizes = Array.from({ length: 39 }, (_, i) => {
      const wish = { kind: "usual", step: 0, laying: false };
      return layOut(around(width, 900), { width, height: 400 }, line(i + 2), wish).size;
    });
    assert.deepEqual(
      sizes,
      sizes.toSorted((a, b) => b - a),
    );
  }
});

test("a larger zoom shows larger cards, and the smallest all of them", () => {
  const size = (step) =>
    layOut(around(1440, 900), { width: 1400, height: 400 }, line(9), { kind: "usual", step, laying: false }).size;
  const sizes = STEPS.slice(1).map(size);
  assert.deepEqual(
    sizes,
    sizes.toSorted((a, b) => a - b),
  );
  assert.ok(size(STEPS[0]) <= fitting(1400, 9, false, gapOn(false)));
});

test("a line fills its board: one card is large, and an open gap has its room among six", () => {
  const room = { width: 1300, height: 470 };
  const wish = { kind: "usual", step: 0, laying: true };
  const sizes = [1, 6].map((count) => layOut(around(1440, 900), room, line(count), wish).size);
  assert.ok(sizes[0] > 180 && sizes[0] <= 196);
  const { first, step, width } = standing(room, 6, layOut(around(1440, 900), room, line(6), wish));
  assert.ok(sizes[1] >= 140);
  assert.equal(width, room.width);
  assert.ok(first - sizes[1] / 2 >= sizes[1] / 2 && first + 5 * step < width);
});

test("two levels stand above each other, whatever the height", () => {
  for (const height of [240, 320, 420, 520]) {
    const shape = { count: 6, bricks: true, stacked: 1 };
    const { size } = layOut(around(1440, 900), { width: 1300, height }, shape, {
      kind: "usual",
      step: 0,
      laying: false,
    });
    assert.ok(2 * size * (size >= 72 ? 1.52 : 1.3) + 44 < height);
  }
});

test("no lane is cut off, however long the longest line is, and all have one step", () => {
  for (const [width, height, screen] of [
    [860, 46, false],
    [300, 40, false],
    [1250, 180, true],
    [1100, 96, true],
  ])
    for (let longest = 1; longest <= 40; longest++) {
      const { size, step, shown } = laneOf({ width, height }, longest, screen);
      assert.ok(longest * step <= width + 0.01, `${longest} cards in ${width}`);
      assert.ok(shown > 0 && shown < step && size * 1.4 <= Math.max(height, 34 * 1.4), `${shown} of ${step}`);
    }
});

test("few cards in a lane are whole, and only narrow ones have their dates upright", () => {
  assert.equal(laneOf({ width: 860, height: 66 }, 4, false).upright, false);
  assert.equal(laneOf({ width: 860, height: 66 }, 40, false).upright, true);
});

test("a folded line fits its room with an open gap anywhere, its spines can be hit, and no card lies upon another", () => {
  for (const width of [768, 1160, 1300, 1780])
    for (let count = 5; count <= 40; count++) {
      const room = { width, height: 480 };
      const fold = foldOf(room, count);
      if (!fold) continue;
      assert.ok(fold.spine >= 44 && fold.size >= 112, `${count} in ${width}`);
      for (let near = 0; near <= count; near++)
        for (const open of [true, false]) {
          const { lefts, widths, slotAt } = foldedAt(room, count, fold, near, open);
          assert.ok(lefts[0] >= 40 && lefts[count - 1] + widths[count - 1] <= width - 40, `${count} in ${width}`);
          for (let i = 1; i < count; i++) assert.ok(lefts[i] >= lefts[i - 1] + widths[i - 1]);
          assert.equal(slotAt === null, !open);
          if (slotAt === null) continue;
          const covered = lefts.filter((left, i) => left < slotAt + fold.size && left + widths[i] > slotAt);
          assert.deepEqual(covered, []);
        }
    }
});

test("sixteen cards at 1440 are folded, six are not, and forty need more rows", () => {
  const room = { width: 1300, height: 480 };
  assert.ok(foldOf(room, 16));
  assert.equal(foldOf(room, 6), null);
  assert.equal(foldOf(room, 40), null);
  assert.equal(foldOf({ width: 390, height: 480 }, 16), null);
});

test("what is said of a card stands above the line of a laptop and covers none of its cards", () => {
  const [room, wish] = [
    { width: 1300, height: 492 },
    { kind: "usual", step: 0, laying: false },
  ];
  for (let count = 2; count <= 9; count++) {
    const { size } = layOut(around(1440, 900), room, line(count), wish);
    assert.ok(headroomOf(room, size, line(count)) >= WORDS - 1, `${count} cards of ${size}`);
    assert.ok(count > 4 || size >= 140, `${count} cards are still large`);
  }
});

test("the first card of two levels is as large as that of a line, and so are the places beside it", () => {
  const [room, wish] = [
    { width: 1300, height: 480 },
    { kind: "usual", step: 0, laying: false },
  ];
  const [one, two] = [1, 2].map((count) => layOut(around(1440, 900), room, { count, bricks: true, stacked: 0 }, wish));
  assert.equal(one.size, layOut(around(1440, 900), room, line(1), wish).size);
  assert.ok(one.size > 1.4 * two.size);
  assert.ok(one.end > 2 * two.end);
  assert.ok(2 * one.end + one.size <= room.width);
});
