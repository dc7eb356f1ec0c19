// The keyboard in the table: where a key leads, as a pure function.

/** @typedef {{row: number, column: number}} Place */
/** @typedef {{key: string, shift?: boolean, ctrl?: boolean, alt?: boolean}} Pressed */
/**
 * What a key does: goes somewhere, begins to edit (with a first letter, or with what is there), empties a cell, takes a
 * step back or again, or concerns a whole row.
 * @typedef {{go?: Place, edit?: string | true, does?: string}} Deed
 */

/**
 * @param {Pressed} pressed
 * @param {Place} at
 * @param {{rows: number, columns: number}} size the row after the last one, in which a new card begins, counts too
 * @param {number} page how many rows a page has
 * @returns {Deed | null} null: not ours
 */
export function deedOf(pressed, at, size, page = 10) {
  const { key, shift = false, ctrl = false, alt = false } = pressed;
  if (ctrl || alt) return withModifier(pressed, at, size);
  const go = (/** @type {number} */ row, /** @type {number} */ column) => ({ go: within({ row, column }, size) });
  if (key === "ArrowUp") return go(at.row - 1, at.column);
  if (key === "ArrowDown") return go(at.row + 1, at.column);
  if (key === "ArrowLeft") return go(at.row, at.column - 1);
  if (key === "ArrowRight") return go(at.row, at.column + 1);
  if (key === "Home") return go(at.row, 0);
  if (key === "End") return go(at.row, size.columns - 1);
  if (key === "PageUp") return go(at.row - page, at.column);
  if (key === "PageDown") return go(at.row + page, at.column);
  if (key === "Tab") return tabbed(at, size, shift);
  if (key === "Enter" || key === "F2") return { edit: true };
  if (key === "Delete" || key === "Backspace") return { does: "empty" };
  return [...key].length === 1 ? { edit: key } : null;
}

/** @param {Pressed} pressed @param {Place} at @param {{rows: number, columns: number}} size @returns {Deed | null} */
function withModifier({ key, shift = false, ctrl = false, alt = false }, at, size) {
  if (alt && !ctrl) {
    const deed = { ArrowUp: "up", ArrowDown: "down", Delete: "remove", Insert: "insert" }[key];
    return deed ? { does: deed } : null;
  }
  if (key === "Home") return { go: { row: 0, column: 0 } };
  if (key === "End") return { go: { row: size.rows - 1, column: size.columns - 1 } };
  const small = key.toLowerCase();
  if (small === "z") return { does: shift ? "redo" : "undo" };
  if (small === "y") return { does: "redo" };
  if (small === "c" || small === "x") return { does: small === "c" ? "copy" : "cut" };
  return null;
}

/**
 * Where a key leads out of a cell that is being edited; null: it stays, and the key is the field's own.
 * @param {Pressed} pressed
 * @param {Place} at
 * @param {{rows: number, columns: number}} size
 * @returns {Deed | null}
 */
export function deedWhileEditing({ key, shift = false, ctrl = false, alt = false }, at, size) {
  if (ctrl || alt) return null;
  if (key === "Escape") return { does: "cancel" };
  if (key === "Enter" && !shift) return { go: within({ row: at.row + 1, column: at.column }, size) };
  if (key === "Tab") return tabbed(at, size, shift) ?? { does: "leave" };
  return null;
}

/**
 * Tab goes on through the cells, and at the last one out of the table.
 * @param {Place} at
 * @param {{rows: number, columns: number}} size
 * @param {boolean} back
 * @returns {Deed | null}
 */
function tabbed(at, size, back) {
  const index = at.row * size.columns + at.column + (back ? -1 : 1);
  if (index < 0 || index >= size.rows * size.columns) return null;
  return { go: { row: Math.floor(index / size.columns), column: index % size.columns } };
}

/** @param {Place} place @param {{rows: number, columns: number}} size @returns {Place} */
export const within = ({ row, column }, size) => ({
  row: Math.max(0, Math.min(row, size.rows - 1)),
  column: Math.max(0, Math.min(column, size.columns - 1)),
});
