// Preact and htm, joined: `html` writes what is to be shown, and `afterwards` waits until it is.

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
