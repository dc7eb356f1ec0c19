// Preact and htm, joined: `html` writes what is to be shown, and `afterwards` waits until it is, and `stepOn` takes a keyboard there.

import { h } from "preact";
import htm from "htm";

export { render, Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
export const html = htm.bind(h);

/** Do something once the picture is there, or at once if nobody looks. @param {() => void} task */
export function afterwards(task) {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}

/** A keyboard goes on to what the pressed button has brought, unless it has gone elsewhere meanwhile. @param {MouseEvent} event @param {() => Element | null} find */
export function stepOn(event, find) {
  if (event.detail !== 0) return;
  const pressed = document.activeElement;
  requestAnimationFrame(() => {
    const at = document.activeElement;
    if (at === pressed || at === document.body) /** @type {HTMLElement | null} */ (find())?.focus();
  });
}
