// Two people have changed one deck: what each did since they last agreed, and one deck out of both where they did not
// touch the same cell. Cards are told apart by what stands on them and not by their rows: whoever inserts a card at the
// top has not changed all that follow.

/** @typedef {import("./workshop_draft.js").Draft} Draft */
/** A cell that both have changed. @typedef {{row: number, column: string, mine: string, theirs: string}} Clash */
/** A row, and the one that it was made from, if any. @typedef {{cells: string[], from: string[] | null}} Made */

/** The rows of a draft, in the order of these columns. @param {Draft} draft @param {string[]} columns */
export const rowsOf = (draft, columns) =>
  draft.rows.map((row) => columns.map((name) => row[draft.columns.indexOf(name)] ?? ""));

/** How much of a card is still the same. @param {string[]} one @param {string[]} other */
const alike = (one, other) => one.reduce((sum, text, at) => sum + (text && text === other[at] ? text.length : 0), 0);

/**
 * Where each row comes from: from an equal one, from the one that is most like it, or from the one that follows what
 * the row above it comes from.
 * @param {string[][]} base
 * @param {string[][]} rows
 * @returns {Made[]}
 */
function madeFrom(base, rows) {
  const free = new Set(base);
  const made = rows.map((cells) => /** @type {Made} */ ({ cells, from: null }));
  const take = (/** @type {Made} */ one, /** @type {string[] | undefined} */ from) => {
    if (!from || !free.delete(from)) return;
    one.from = from;
  };
  const whole = new Map(base.map((row) => [JSON.stringify(row), row]));
  for (const one of made) take(one, whole.get(JSON.stringify(one.cells)));
  for (const one of made.filter(({ from }) => !from)) {
    const likely = [...free].map((row) => ({ row, like: alike(row, one.cells) })).filter(({ like }) => like > 3);
    take(one, likely.sort((a, b) => b.like - a.like)[0]?.row);
  }
  made.forEach((one, at) => {
    const above = at ? made[at - 1].from : null;
    if (!one.from && (above || !at)) take(one, base[above ? base.indexOf(above) + 1 : 0]);
  });
  return made;
}

/** What one of them did: rows written, added and taken away. @param {string[][]} base @param {Made[]} made */
function deeds(base, made) {
  const kept = new Map(made.flatMap((one) => (one.from ? [[one.from, one.cells]] : [])));
  const order = made.flatMap(({ from }) => (from ? [base.indexOf(from)] : []));
  const written = made.filter(({ cells, from }) => String(cells) !== String(from ?? "")).length;
  const moved = order.some((place, at) => at > 0 && place < order[at - 1]);
  return { made, kept, moved, count: written + base.filter((row) => !kept.has(row)).length };
}

/**
 * The rows of both, in the order of whoever has moved cards: what only one of them has taken away is gone unless the
 * other has written on it, and what one has added stands below the card that it was put below.
 * @param {ReturnType<typeof deeds>} first
 * @param {ReturnType<typeof deeds>} second
 */
function together(first, second) {
  const unchanged = (/** @type {string[]} */ row, /** @type {ReturnType<typeof deeds>} */ by) =>
    String(by.kept.get(row)) === String(row);
  const rows = first.made.filter(({ from }) => !from || second.kept.has(from) || !unchanged(from, first));
  const added = new Set(rows.filter(({ from }) => !from).map(({ cells }) => String(cells)));
  second.made.forEach((one, at) => {
    const known = one.from ? first.kept.has(one.from) || unchanged(one.from, second) : added.has(String(one.cells));
    if (known) return;
    const above = second.made[at - 1];
    const place = above ? rows.findIndex((row) => row === above || (row.from && row.from === above.from)) : -1;
    rows.splice(above && place < 0 ? rows.length : place + 1, 0, one);
  });
  return rows;
}

/**
 * @param {Draft} base what both began with
 * @param {Draft} mine
 * @param {Draft} theirs
 * @returns {{draft: Draft, clashes: Clash[], mine: number, theirs: number}} `draft` has mine where both have changed a
 *     cell; `mine` and `theirs` count the rows that each has changed
 */
export function merged(base, mine, theirs) {
  const columns = [...new Set([...theirs.columns, ...mine.columns])];
  const was = rowsOf(base, columns);
  const [me, they] = [mine, theirs].map((draft) => deeds(was, madeFrom(was, rowsOf(draft, columns))));
  /** @type {Clash[]} */
  const clashes = [];
  const found = me.moved && !they.moved ? together(me, they) : together(they, me);
  const rows = found
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ cells, from }, row) =>
      cells.map((cell, at) => {
        const [one, other] = from ? [me.kept.get(from)?.[at] ?? cell, they.kept.get(from)?.[at] ?? cell] : [cell, cell];
        if (one === from?.[at]) return other;
        if (from && other !== from[at] && one !== other)
          clashes.push({ row, column: columns[at], mine: one, theirs: other });
        return one;
      }),
    );
  const meta = { ...theirs.meta };
  for (const [name, now] of Object.entries(mine.meta))
    if (JSON.stringify(now) !== JSON.stringify(base.meta[name])) meta[name] = now;
  return { draft: { meta, columns, rows }, clashes, mine: me.count, theirs: they.count };
}

/** Whether two drafts say the same. @param {Draft} one @param {Draft} other */
export function same(one, other) {
  const columns = [...new Set([...one.columns, ...other.columns])];
  return (
    JSON.stringify(one.meta) === JSON.stringify(other.meta) &&
    JSON.stringify(rowsOf(one, columns)) === JSON.stringify(rowsOf(other, columns))
  );
}
