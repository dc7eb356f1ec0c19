// Two people have changed one deck: what each did since they last agreed, and one deck out of both where they did not
// touch the same cell.

/** @typedef {import("./workshop_draft.js").Draft} Draft */
/** A cell that both have changed. @typedef {{row: number, column: string, mine: string, theirs: string}} Clash */

/** @param {Draft} draft @param {number} row @param {string} column */
const cell = (draft, row, column) => draft.rows[row]?.[draft.columns.indexOf(column)] ?? "";

/**
 * @param {Draft} base what both began with
 * @param {Draft} mine
 * @param {Draft} theirs
 * @returns {{draft: Draft, clashes: Clash[], mine: number, theirs: number}} `draft` has mine where both have changed a
 *     cell; `mine` and `theirs` count the rows that each has changed
 */
export function merged(base, mine, theirs) {
  const columns = [...new Set([...theirs.columns, ...mine.columns])];
  /** @type {Clash[]} */
  const clashes = [];
  const changed = { mine: new Set(), theirs: new Set() };
  const height = Math.max(mine.rows.length, theirs.rows.length);
  const rows = Array.from({ length: height }, (_, row) =>
    columns.map((column) => {
      const [was, me, they] = [base, mine, theirs].map((draft) => cell(draft, row, column));
      if (me !== was) changed.mine.add(row);
      if (they !== was) changed.theirs.add(row);
      if (me !== was && they !== was && me !== they) clashes.push({ row, column, mine: me, theirs: they });
      return me === was ? they : me;
    }),
  );
  const meta = { ...theirs.meta };
  for (const [name, now] of Object.entries(mine.meta))
    if (JSON.stringify(now) !== JSON.stringify(base.meta[name])) meta[name] = now;
  const draft = { meta, columns, rows: rows.filter((row) => row.some(Boolean)) };
  return { draft, clashes, mine: changed.mine.size, theirs: changed.theirs.size };
}

/** Whether two drafts say the same. @param {Draft} one @param {Draft} other */
export function same(one, other) {
  const columns = [...new Set([...one.columns, ...other.columns])];
  return (
    one.rows.length === other.rows.length &&
    JSON.stringify(one.meta) === JSON.stringify(other.meta) &&
    one.rows.every((_, row) => columns.every((column) => cell(one, row, column) === cell(other, row, column)))
  );
}
