// Bands of a line: from edge to edge, in the order of time, and never about cards that nobody has seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bandsOf, eraOf, flagsOf } from "../../src/yearline/server/static/app/bands.js";

const one = { first: 600, step: 200, reach: 150, width: 1200 };

test("years before our era, and boundaries, belong where they should", () => {
  assert.deepEqual([-44, 475, 476, 1492, 1788, 1789, 1900, 1999, 2000].map(eraOf), [0, 0, 1, 2, 2, 3, 4, 4, 5]);
});

test("one card shows all six eras, side by side", () => {
  const bands = bandsOf([1783], one);
  assert.deepEqual(
    bands.map((band) => band.era),
    [0, 1, 2, 3, 4, 5],
  );
  assert.deepEqual(
    bands.filter((band) => !band.empty).map((band) => band.era),
    [2],
  );
});

test("bands touch, and reach from edge to edge", () => {
  const cases = [[-44], [2020], [-44, 1215, 1783, 1894, 1912, 2007], [1530, 1531, 1999], [-500, 2010], [1900, 1900]];
  for (const years of cases) {
    const bands = bandsOf(years, { first: 200, step: 150, reach: 120, width: 1200 });
    assert.equal(bands[0].from, 0);
    assert.equal(bands.at(-1).to, 1200);
    for (let i = 1; i < bands.length; i++) assert.ok(Math.abs(bands[i].from - bands[i - 1].to) < 0.01);
    assert.deepEqual(
      bands.map((band) => band.era),
      bands.map((band) => band.era).toSorted(),
    );
    assert.ok(bands.every((band) => band.to > band.from));
  }
});

test("a boundary lies in the middle of a gap, and its flag with it", () => {
  const bands = bandsOf([1894, 1912], { first: 500, step: 200, reach: 500, width: 1200 });
  const flag = flagsOf(bands).find(({ year }) => year === 1900);
  assert.equal(flag.at, 600);
});

test("eras that nobody stands in are as wide as their names, as far as the card can give that", () => {
  const roomy = { first: 600, step: 200, reach: 300, body: 100, width: 1200 };
  const names = [
    [400, 400, 400, 400, 400, 400],
    [100, 150, 150, 100, 100, 100],
  ];
  const widths = (/** @type {number[]} */ years) => bandsOf(years, roomy, names).map(({ from, to }) => to - from);
  assert.deepEqual(widths([1950]).slice(0, 4), [100, 150, 150, 100]); // the card gives 200 of the 300
  assert.deepEqual(widths([1600]).slice(0, 2), [120, 180]); // more room than names need, in their proportion
  assert.deepEqual(
    bandsOf([2010], { ...roomy, first: 300 }, names).map(({ from, to }) => to - from),
    [40, 40, 40, 40, 40, 1000],
  ); // not enough for names
});
