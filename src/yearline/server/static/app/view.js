// Preact and htm, joined: `html` writes what is to be shown, `lazy` fetches it first, `afterwards` waits until it is
// there, and `stepOn` takes a keyboard to it.

import { Fragment, h, render } from "preact";
import htm from "htm";
import { useEffect, useRef, useState } from "preact/hooks";

/**
 * What a handler gets that is bound to such an element.
 * @template {Element} E
 * @typedef {Event & {currentTarget: E}} On
 */
/** What a component gives back. @typedef {import("preact").ComponentChild} Drawn */

export { render, Fragment, useEffect, useRef, useState };
export const html = htm.bind(h);

/**
 * A component that is fetched when it is first shown, so that nobody waits for what they may never open. If it cannot
 * be fetched, it is tried again when it is shown again.
 * @template Props
 * @param {() => Promise<(props: Props) => Drawn>} load
 * @returns {(props: Props) => Drawn}
 */
export function lazy(load) {
  /** @type {((props: Props) => Drawn) | null} */
  let part = null;
  return function Lazy(props) {
    const [, drawAgain] = useState(false);
    useEffect(() => {
      let shown = true;
      const arrived = (/** @type {(props: Props) => Drawn} */ found) => {
        part = found;
        if (shown) drawAgain(true);
      };
      if (!part) load().then(arrived, () => {});
      return () => {
        shown = false;
      };
    }, []);
    return part && html`<${part} ...${props} />`;
  };
}

/** Do something once the picture is there, or at once if nobody looks. @param {() => void} task */
export function afterwards(task) {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}

/**
 * A keyboard goes on to what the pressed button has brought, unless it has gone elsewhere meanwhile.
 * @param {MouseEvent} event
 * @param {() => Element | null} find
 */
export function stepOn(event, find) {
  if (event.detail !== 0) return;
  const pressed = document.activeElement;
  requestAnimationFrame(() => {
    const at = document.activeElement;
    if (at === pressed || at === document.body) /** @type {HTMLElement | null} */ (find())?.focus();
  });
}
