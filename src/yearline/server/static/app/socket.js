// The one connection of a page to its table, and who this device is there. What travels is the business of wire.js.

import { signal } from "@preact/signals";
import { keep, kept, remembers } from "./device.js";
import { connectTo, newSecret } from "./wire.js";
import { t } from "./words.js";

/** @typedef {import("./wire.js").Heard} Heard */

/** "open" while frames can come, "lost" while we try again, "closed" when the server has sent us away for good. */
export const connection = signal(/** @type {"connecting" | "open" | "lost" | "closed"} */ ("connecting"));
/** Why the server has sent us away for good. */
export const farewell = signal("");

/**
 * The secret that this device keeps: whoever knows it is the same person. A link may bring it from another device.
 * @returns {string}
 */
export function ownSecret() {
  const brought = /^#([A-Za-z0-9_-]{22,64})$/.exec(location.hash)?.[1];
  if (brought) {
    history.replaceState(null, "", location.pathname);
    become(brought, "client-be-brought");
  }
  const known = kept("yearline-secret") ?? history.state?.secret;
  if (known) return known;
  const made = newSecret();
  hold(made);
  return made;
}

/**
 * Be this person from now on. A browser that keeps nothing still knows it when the page is loaded again.
 * @param {string} secret
 */
function hold(secret) {
  keep("yearline-secret", secret);
  if (!remembers) history.replaceState({ secret }, "");
}
// there a table that the home page has opened is the same document to the browser, on the way back too
if (!remembers) addEventListener("popstate", () => location.reload());

/** Who this device was before, the first one first: a second link must not make it forget whom the first one replaced. */
const before = () => (kept("yearline-secret-before") ?? "").split(" ").filter(Boolean);

/**
 * Be another person on this device, if its owner says so; who they were before is kept, and can be brought back.
 * @param {string} secret @param {string} question
 */
function become(secret, question) {
  const known = kept("yearline-secret");
  if (known === secret || !confirm(t(question))) return false;
  const others = before().filter((one) => one !== secret && one !== known);
  if (known) keep("yearline-secret-before", [...others, known].join(" "));
  hold(secret);
  return true;
}

/** Whether there is somebody to bring back. */
export const wasSomebodyElse = () => before().length > 0;

/** Be who one was before a link made one somebody else; asked again, whoever came next. */
export function bringBack() {
  const [first] = before();
  if (first && become(first, "client-be-before")) location.reload();
}

/**
 * Connect to a table, and look after it whenever the reader or the network comes back.
 * @param {import("./wire.js").Place} table
 * @returns {import("./wire.js").Wire}
 */
export function connect(table) {
  const wire = connectTo({
    ...table,
    told(state, code) {
      if (code) farewell.value = code;
      connection.value = state;
    },
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" || wire.hurry());
  addEventListener("online", wire.hurry);
  addEventListener("offline", wire.lose);
  return wire;
}
