// The workshop without a browser: what is pasted, steps back and again, keys, two editors at once, and saving by itself.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const held = new Map();
globalThis.localStorage = {
  getItem: (name) => held.get(name) ?? null,
  setItem: (name, value) => held.set(name, value),
  removeItem: (name) => held.delete(name),
};
globalThis.document = { getElementById: () => null };
globalThis.location = { hostname: "localhost", origin: "http://localhost" };
beforeEach(() => held.clear());

const app = "../../src/yearline/server/static/app";
const draft = await import(`${app}/workshop_draft.js`);
const { asksForMeaning, asksToBeRead, cellsOf, laidOver, mappedInto, understood } = await import(
  `${app}/workshop_paste.js`
);
const { deedOf, deedWhileEditing } = await import(`${app}/workshop_keys.js`);
const { merged, same } = await import(`${app}/workshop_merge.js`);
const { DELAY, saver } = await import(`${app}/workshop_saving.js`);
const { cropByKey, cropOf, cropText, inside, smaller, squareOf } = await import(`${app}/workshop_crop.js`);
const { cardFor, deckCalled, saidBy } = await import(`${app}/workshop_named.js`);
const device = await import(`${app}/workshop_device.js`);
const { changedIn, leftOf, tableOf } = await import(`${app}/workshop_left.js`);
const { myDecks } = await import(`${app}/my_decks.js`);

const SHEET = {
  meta: { names: { en: "Town" } },
  columns: ["year", "title_en"],
  rows: [
    ["1217", "A"],
    ["1348", "B"],
  ],
};
const titles = (deck) => deck.rows.map(({ cells }) => cells.title_en);

test("a draft comes back as it was, and a title without a language is in the deck's own", () => {
  assert.deepEqual(draft.toDraft(draft.fromDraft(SHEET)), SHEET);
  const bare = { meta: { names: { fr: "Ville" } }, columns: ["year", "title"], rows: [["1217", "Un"]] };
  assert.deepEqual(draft.toDraft(draft.fromDraft(bare)).columns, ["year", "title_fr"]);
});

test("columns are kept that nobody here knows, and empty ones are not sent", () => {
  const odd = { ...SHEET, columns: ["year", "title_en", "scene", "mood"], rows: [["1217", "A", "", "calm"]] };
  assert.deepEqual(draft.toDraft(draft.fromDraft(odd)).columns, ["year", "title_en", "mood"]);
});

test("cells of a spreadsheet keep their quotes, tabs and line ends", () => {
  assert.deepEqual(cellsOf('1217\t"a ""b""\nc"\r\n\r\n1348\td'), [
    ["1217", 'a "b"\nc'],
    ["1348", "d"],
  ]);
  assert.deepEqual(cellsOf('1930\t"Rex" opens\n1931\tnext'), [
    ["1930", '"Rex" opens'],
    ["1931", "next"],
  ]);
  assert.deepEqual(cellsOf('a;"b;c"\nd;e'), [
    ["a", "b;c"],
    ["d", "e"],
  ]);
  assert.deepEqual(cellsOf("One, two\nthree"), [["One, two"], ["three"]]);
});

test("headings and lists of lines are read by the server, plain cells are not", () => {
  assert.ok(asksToBeRead(cellsOf("When\tWhat\n1217\tA\n1348\tB")));
  assert.ok(asksToBeRead(cellsOf("1789 Storming of the Bastille\n1804 Napoleon is crowned")));
  assert.ok(!asksToBeRead(cellsOf("1217\tA\n1348\tB")));
  assert.ok(!asksToBeRead(cellsOf("A\nB")));
  assert.ok(!asksToBeRead(cellsOf("1217\n1348")));
});

test("a block is laid over the cells from the cursor on, and rows are added", () => {
  const columns = ["picture", "year", "title_en", "fact_en"];
  const deck = laidOver(draft.fromDraft(SHEET), columns, { row: 1, column: 2 }, [["X", "fact", "gone"], ["Y"]]);
  assert.deepEqual(titles(deck), ["A", "X", "Y"]);
  assert.equal(deck.rows[1].cells.year, "1348");
  assert.equal(deck.rows[1].cells.fact_en, "fact");
});

test("columns of a file go where somebody clicked, and the rest is left out", () => {
  const deck = mappedInto(
    draft.fromDraft(SHEET),
    1,
    [
      ["x", "1300", "C"],
      ["", "", ""],
    ],
    [null, "year", "title_en"],
  );
  assert.deepEqual(titles(deck), ["A", "C", "B"]);
  assert.equal(deck.rows[1].cells.year, "1300");
});

test("headings that nobody knows are asked about, with the guess made", () => {
  const columns = ["title_en", "year", null].map((column) => ({ heading: "", column }));
  const cells = cellsOf("Wann\tWas\tDazu\n1217\tA\tx\n1348\tB\ty");
  assert.ok(asksForMeaning(columns, cells));
  const none = columns.map(() => ({ heading: "", column: null }));
  const found = understood(none, cells, "fr");
  assert.deepEqual(found.headings, ["Wann", "Was", "Dazu"]);
  assert.deepEqual(found.mapping, ["year", "title_fr", "fact_fr"]);
  assert.equal(found.cells.length, 2);
  const known = ["year", "title"].map((column) => ({ heading: column, column }));
  assert.ok(!asksForMeaning(known, [["1217", "A"]]));
  assert.ok(
    asksForMeaning(
      known.map((one) => ({ ...one, sure: false })),
      [["1217", "A"]],
    ),
    "it was guessed",
  );
  assert.deepEqual(understood(known, [["1217", "A"]], "it").mapping, ["year", "title_it"]);
});

test("a word typed is one step, and every step can be taken back and again", () => {
  let steps = draft.begin(draft.fromDraft(SHEET));
  for (const text of ["C", "Ch", "Cha"])
    steps = draft.took(steps, draft.setCells(steps.now, 0, { title_en: text }), "type 0");
  steps = draft.settled(steps);
  steps = draft.took(steps, draft.removeRow(steps.now, 1));
  assert.deepEqual(titles(steps.now), ["Cha"]);
  steps = draft.undo(steps);
  assert.deepEqual(titles(steps.now), ["Cha", "B"]);
  steps = draft.undo(steps);
  assert.deepEqual(titles(steps.now), ["A", "B"]);
  assert.equal(draft.undo(steps), steps);
  assert.deepEqual(titles(draft.redo(draft.redo(steps)).now), ["Cha"]);
  assert.deepEqual(draft.took(steps, draft.moveRow(steps.now, 0, 1)).future, []);
});

test("rows move within the deck and keep what they are", () => {
  const deck = draft.fromDraft(SHEET);
  const moved = draft.moveRow(deck, 0, 1);
  assert.deepEqual(titles(moved), ["B", "A"]);
  assert.equal(moved.rows[1], deck.rows[0]);
  assert.equal(draft.moveRow(deck, 1, 1), deck);
});

test("keys lead where those of a spreadsheet do", () => {
  const size = { rows: 3, columns: 4 };
  const at = { row: 1, column: 3 };
  const go = (key, more = {}) => deedOf({ key, ...more }, at, size)?.go;
  assert.deepEqual(go("ArrowUp"), { row: 0, column: 3 });
  assert.deepEqual(go("ArrowRight"), at);
  assert.deepEqual(go("Tab"), { row: 2, column: 0 });
  assert.deepEqual(go("Tab", { shift: true }), { row: 1, column: 2 });
  assert.deepEqual(go("PageDown"), { row: 2, column: 3 });
  assert.deepEqual(go("Home", { ctrl: true }), { row: 0, column: 0 });
  assert.equal(deedOf({ key: "Tab" }, { row: 2, column: 3 }, size), null);
  assert.deepEqual(deedOf({ key: "F2" }, at, size), { edit: true });
  assert.deepEqual(deedOf({ key: "ж" }, at, size), { edit: "ж" });
  assert.deepEqual(deedOf({ key: "z", ctrl: true, shift: true }, at, size), { does: "redo" });
  assert.deepEqual(deedOf({ key: "ArrowDown", alt: true }, at, size), { does: "down" });
  assert.equal(deedOf({ key: "v", ctrl: true }, at, size), null);
  assert.equal(deedOf({ key: "Shift" }, at, size), null);
});

test("while a cell is edited, arrows are its own, and Enter, Tab and Escape lead out", () => {
  const size = { rows: 3, columns: 4 };
  const at = { row: 1, column: 2 };
  assert.equal(deedWhileEditing({ key: "ArrowLeft" }, at, size), null);
  assert.equal(deedWhileEditing({ key: "z", ctrl: true }, at, size), null);
  assert.equal(deedWhileEditing({ key: "Enter", shift: true }, at, size), null);
  assert.deepEqual(deedWhileEditing({ key: "Enter" }, at, size), { go: { row: 2, column: 2 } });
  assert.deepEqual(deedWhileEditing({ key: "Escape" }, at, size), { does: "cancel" });
});

const changed = (row, column, text) => {
  const rows = SHEET.rows.map((cells) => [...cells]);
  rows[row] ??= ["", ""];
  rows[row][column] = text;
  return { ...SHEET, rows };
};

test("two people who touch different cells lose nothing", () => {
  const both = merged(SHEET, changed(0, 1, "mine"), changed(2, 1, "theirs"));
  assert.deepEqual(both.clashes, []);
  assert.deepEqual(both.draft.rows, [
    ["1217", "mine"],
    ["1348", "B"],
    ["", "theirs"],
  ]);
  assert.deepEqual([both.mine, both.theirs], [1, 1]);
});

test("a cell that both have changed is shown with both, and a new column of theirs stays", () => {
  const theirs = {
    ...SHEET,
    columns: [...SHEET.columns, "fact_en"],
    rows: [
      ["1217", "theirs", "F"],
      ["1348", "B", ""],
    ],
  };
  const both = merged(SHEET, changed(0, 1, "mine"), theirs);
  assert.deepEqual(both.clashes, [{ row: 0, column: "title_en", mine: "mine", theirs: "theirs" }]);
  assert.deepEqual(both.draft.rows[0], ["1217", "mine", "F"]);
  assert.ok(
    same(SHEET, {
      ...SHEET,
      columns: ["title_en", "year"],
      rows: [
        ["A", "1217"],
        ["B", "1348"],
      ],
    }),
  );
  assert.ok(!same(SHEET, theirs));
});

const TOWN = { meta: {}, columns: ["year", "title_en", "fact_en"] };
const town = (...rows) => ({ ...TOWN, rows });
const FORD = ["1217", "A ford", "Wet."];
const BRIDGE = ["1348", "A bridge", "Dry."];
const MILL = ["1455", "A mill", ""];

test("a card put in above, moved or taken away does not mix what two people write on the others", () => {
  const base = town(FORD, BRIDGE, MILL);
  const wrote = town(FORD, ["1348", "A bridge", "Of stone."], MILL);
  const well = ["1100", "A well", ""];
  const both = (mine, theirs) => {
    const found = merged(base, mine, theirs);
    assert.deepEqual(found.clashes, []);
    return found.draft.rows;
  };
  const expected = [FORD, ["1348", "A bridge", "Of stone."], MILL];
  assert.deepEqual(both(town(well, FORD, BRIDGE, MILL), wrote), [well, ...expected]);
  assert.deepEqual(both(wrote, town(well, FORD, BRIDGE, MILL)), [well, ...expected]);
  assert.deepEqual(both(town(BRIDGE, MILL), wrote), expected.slice(1));
  assert.deepEqual(both(wrote, town(BRIDGE, MILL)), expected.slice(1));
  assert.deepEqual(both(town(MILL, FORD, BRIDGE), wrote), [MILL, ...expected.slice(0, 2)]);
  assert.deepEqual(both(town(FORD, MILL), wrote), expected, "what one has written on stays");
  assert.deepEqual(both(town(FORD, BRIDGE, MILL, well), town(FORD, BRIDGE, MILL, well)), [FORD, BRIDGE, MILL, well]);
  assert.deepEqual(both(town(FORD, BRIDGE, MILL, ["1500", "Mine", ""]), town(FORD, BRIDGE, MILL, well)).length, 5);
});

test("a date and a title that both write anew on one card are told", () => {
  const base = town(FORD, BRIDGE);
  const found = merged(base, town(["1218", "Our ford", "Wet."], BRIDGE), town(["1219", "Their ford", "Wet."], BRIDGE));
  assert.deepEqual(
    found.clashes.map(({ column, mine, theirs }) => [column, mine, theirs]),
    [
      ["year", "1218", "1219"],
      ["title_en", "Our ford", "Their ford"],
    ],
  );
  assert.deepEqual([found.mine, found.theirs, found.draft.rows.length], [1, 1, 2]);
});

/** A saver whose time and network belong to the test. */
function bench(answers) {
  const seen = { sent: [], kept: undefined, told: [], tasks: [] };
  const made = saver({
    send: (base, now) => {
      seen.sent.push([base, now]);
      return Promise.resolve(answers.shift() ?? { status: 0, body: {} });
    },
    later: (task, after) => seen.tasks.push([task, after]),
    keep: (unsent) => (seen.kept = unsent),
    told: (state, more) => seen.told.push([state, more]),
  });
  const tick = async () => {
    for (const [task] of seen.tasks.splice(0)) task();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  made.agree(3, SHEET);
  return { made, seen, tick, state: () => seen.told.at(-1)[0] };
}

test("only what was changed last is sent, and it is kept until it has arrived", async () => {
  const { made, seen, tick, state } = bench([{ status: 200, body: { revision: 4 } }]);
  made.changed(changed(0, 1, "x"));
  made.changed(changed(0, 1, "xy"));
  assert.equal(seen.tasks[0][1], DELAY);
  assert.equal(seen.kept.draft.rows[0][1], "xy");
  await tick();
  assert.deepEqual(seen.sent, [[3, changed(0, 1, "xy")]]);
  assert.equal(state(), "saved");
  assert.equal(seen.kept, null);
  assert.equal(made.waiting(), false);
});

test("without a connection it is kept, and sent when there is one", async () => {
  const { made, seen, tick, state } = bench([
    { status: 0, body: {} },
    { status: 503, body: {} },
    { status: 200, body: { revision: 4 } },
  ]);
  made.changed(changed(0, 1, "x"));
  await tick();
  assert.equal(state(), "waiting");
  assert.equal(seen.kept.draft.rows[0][1], "x");
  await tick();
  await tick();
  assert.equal(state(), "saved");
  assert.equal(seen.sent.length, 3);
});

test("nothing is overwritten: what somebody else saved is shown, and one's choice follows theirs", async () => {
  const theirs = changed(1, 1, "theirs");
  const { made, seen, tick, state } = bench([
    { status: 409, body: { revision: 7, draft: theirs } },
    { status: 200, body: { revision: 8 } },
  ]);
  made.changed(changed(0, 1, "mine"));
  await tick();
  assert.equal(state(), "conflict");
  assert.deepEqual(seen.told.at(-1)[1], { theirs, base: SHEET });
  made.changed(changed(0, 1, "mine too"));
  await tick();
  assert.equal(seen.sent.length, 1);
  assert.equal(seen.kept.revision, 3, "another visit finds the clash again");
  await made.settle(changed(0, 1, "mine too"));
  assert.deepEqual(seen.sent[1], [7, changed(0, 1, "mine too")]);
  assert.equal(state(), "saved");
});

test("what another visit could not send is sent, unless somebody else was quicker", async () => {
  const again = bench([{ status: 200, body: { revision: 4 } }]);
  again.made.resume(3, SHEET, changed(0, 1, "old"));
  await again.tick();
  assert.equal(again.state(), "saved");
  const late = bench([]);
  late.made.resume(2, changed(0, 1, "older"), changed(0, 1, "old"));
  await late.tick();
  assert.equal(late.state(), "conflict");
  assert.equal(late.seen.sent.length, 0);
  assert.deepEqual(late.seen.told.at(-1)[1].theirs, SHEET);
});

test("where the edit link opens nothing any more, that is told", async () => {
  const { made, seen, tick } = bench([{ status: 404, body: { text: "replaced" } }]);
  made.changed(changed(0, 1, "x"));
  await tick();
  assert.deepEqual(seen.told.at(-1), ["refused", { text: "replaced", gone: true }]);
  assert.equal(seen.kept.draft.rows[0][1], "x");
});

test("what is refused stays here and is told", async () => {
  const { made, seen, tick, state } = bench([{ status: 413, body: { text: "too long" } }]);
  made.changed(changed(0, 1, "x"));
  await tick();
  assert.deepEqual([state(), seen.told.at(-1)[1].text], ["refused", "too long"]);
  assert.ok(seen.kept);
});

test("the square of a photo stays within it", () => {
  const size = { width: 400, height: 200 };
  assert.deepEqual(squareOf(size, { x: 0.5, y: 0.5, zoom: 1 }), { side: 200, left: 100, top: 0 });
  assert.deepEqual(inside(size, { x: 0, y: 0.9, zoom: 2 }), { x: 0.125, y: 0.75, zoom: 2 });
  assert.equal(inside(size, { x: 0.5, y: 0.5, zoom: 99 }).zoom, 8);
  assert.ok(cropByKey("ArrowLeft", cropOf("0.5,0.5,1")).x < 0.5);
  assert.ok(cropByKey("+", cropOf("")).zoom > 1);
  assert.equal(cropByKey("a", cropOf("")), null);
  assert.equal(cropText(cropOf("0.25,0.75,2")), "0.25,0.75,2");
  assert.deepEqual(cropOf("nonsense"), { x: 0.5, y: 0.5, zoom: 1 });
  assert.deepEqual(smaller({ width: 4000, height: 3000 }), { width: 1600, height: 1200 });
  assert.deepEqual(smaller({ width: 40, height: 30 }), { width: 40, height: 30 });
});

test("this device knows its decks, the latest first, and forgets one with what was left of it", () => {
  device.noteDeck({ key: "k1", id: "own-1", name: "One", cards: 3, pictures: ["a", "b"] });
  device.noteDeck({ key: "k2", id: "own-2", name: "Two", cards: 4 });
  device.noteDeck({ key: "k9", id: "own-1", name: "One", cards: 5 });
  assert.deepEqual(
    myDecks()
      .map(({ key }) => key)
      .sort(),
    ["k2", "k9"],
  );
  assert.deepEqual(myDecks().find(({ key }) => key === "k9").pictures, ["a", "b"], "until others are known");
  device.keepUnsent("k2", { revision: 1, base: SHEET, draft: SHEET });
  device.keepTyping("k2", { row: 0, column: "year", text: "12" });
  assert.equal(device.typingOf("k2").text, "12");
  device.forgetDeck("k2");
  assert.deepEqual([device.unsentOf("k2"), device.typingOf("k2"), myDecks().length], [null, null, 1]);
  held.set("yearline-decks", "{");
  assert.deepEqual(myDecks(), []);
});

test("what was never sent is found again, the last word of it too, and becomes a table", () => {
  assert.equal(leftOf("k1"), null, "nothing was written here");
  device.keepUnsent("k1", { revision: 1, base: SHEET, draft: changed(0, 1, 'A "ford", old') });
  device.keepTyping("k1", { row: 2, column: "title_en", text: "=C" });
  const { draft: left, changed: others } = leftOf("k1");
  assert.deepEqual(
    left.rows.map(([, title]) => title),
    ['A "ford", old', "B", "=C"],
  );
  assert.deepEqual(others, [0, 2], "one changed and one new");
  assert.equal(tableOf(left), `\ufeffyear,title_en\r\n1217,"A ""ford"", old"\r\n1348,B\r\n,'=C\r\n`);
  const early = { ...SHEET, columns: ["year", "picture", "title_en"], rows: [["-44", "f00d", "A"]] };
  assert.equal(tableOf(early), "\ufeffyear,title_en\r\n-44,A\r\n", "photos are not in a table");
  device.keepTyping("k2", { row: 7, column: "title_en", text: "The first letters" });
  assert.deepEqual(leftOf("k2").draft.rows, [["", "The first letters"]], "the draft was not kept yet");
  device.moveUnsent("k1", "k3");
  assert.deepEqual([leftOf("k1"), changedIn(SHEET, leftOf("k3").draft)], [null, [0]]);
});

test("the name of a photo tells a date and a title, and what a camera calls it tells nothing", () => {
  const said = (name) => Object.values(saidBy(name));
  assert.deepEqual(said("1969 Moon landing.jpg"), ["1969", "Moon landing"]);
  assert.deepEqual(said("1789-07-14_La_Bastille.JPG"), ["1789-07-14", "La Bastille"]);
  assert.deepEqual(said("Мост (1892).png"), ["1892", "Мост"]);
  assert.deepEqual(said("The mill, 1904.webp"), ["1904", "The mill"]);
  assert.deepEqual(said("Our wedding.heic"), ["", "Our wedding"]);
  assert.deepEqual(said("1936.jpg"), ["1936", ""]);
  for (const name of [
    "IMG_2034.JPG",
    "20190714_153000.jpg",
    "DSC00012.jpg",
    "IMG-20190714-WA0003.jpg",
    "image (3).png",
  ])
    assert.deepEqual(said(name), ["", ""]);
});

test("a deck is called like its file, unless any file is called so: the name stands on every card in print", () => {
  for (const name of ["Classeur1.xlsx", "book.csv", "Книга1.xlsx", "cards (3).csv", "export.txt", "2024-05-01.ods"])
    assert.equal(deckCalled(name), "", name);
  assert.equal(deckCalled("notre_village.v2.xlsx"), "Notre village.v2");
  assert.equal(deckCalled("book of hours.xlsx"), "Book of hours");
});

test("a photo finds the card that is called like its file, also if that has moved, or gets one of its own", () => {
  const deck = draft.fromDraft({
    ...SHEET,
    rows: [
      ["1217", "A ford"],
      ["1348", "The bridge!"],
      ["", ""],
    ],
  });
  assert.deepEqual(cardFor(deck, { name: "the_bridge.jpg" }, "en"), { row: 1, cells: {} });
  assert.deepEqual(cardFor(deck, { name: "1348 The bridge.jpg" }, "en"), { row: 1, cells: {} });
  assert.deepEqual(cardFor(deck, { name: "1904 Clock.jpg" }, "fr"), {
    row: 2,
    cells: { year: "1904", title_fr: "Clock" },
  });
  assert.deepEqual(cardFor(deck, { name: "IMG_1.jpg" }, "en"), { row: 2, cells: {} });
  assert.deepEqual(cardFor(deck, { at: 0, title: "The bridge!" }, "en"), { row: 1, cells: {} });
  assert.deepEqual(cardFor(deck, { at: 1, title: "" }, "en"), { row: 1, cells: {} });
  assert.deepEqual(cardFor(deck, { at: 9, title: "Gone" }, "en"), { row: 2, cells: { title_en: "Gone" } });
});
