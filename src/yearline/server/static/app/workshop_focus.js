// Where the keyboard is in the table: leaving a cell that is being edited, and bringing the focus to the chosen one.

import * as state from "./workshop_state.js";

/** Editing ends. @param {boolean} [cancel] */
export function leave(cancel = false) {
  if (!state.editing.value) return;
  state.takeTyped();
  state.editing.value = null;
  if (cancel && state.steps.value.name.startsWith("type ")) state.undo();
  else state.settle();
}

/** As soon as it is drawn; not a frame later, since the next key may be on its way. */
export const soon = () => void Promise.resolve().then(() => !state.editing.value && focusCell());

/** Bring the focus to the chosen cell. */
export function focusCell() {
  const { row, column } = state.cursor.value;
  const cell = /** @type {HTMLElement | null} */ (
    document.querySelector(`.ws-grid tr[data-row="${row}"] td[data-column="${column}"]`)
  );
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
