// The one connection of a page to its table, and who this device is there. What travels is the business of wire.js.

import { signal } from "@preact/signals";
import { arrive, deviceSecret, remembers } from "./device.js";
import { connectTo } from "./wire.js";
import { t } from "./words.js";

/** @typedef {import("./wire.js").Heard} Heard */

/** "open" while frames can come, "lost" while we try again, "closed" when the server has sent us away for good. */
export const connection = signal(/** @type {"connecting" | "open" | "lost" | "closed"} */ ("connecting"));
/** Why the server has sent us away for good. */
export const farewell = signal("");

/** The secret that this device keeps. A link may bring it from another device. @returns {string} */
export function ownSecret() {
  arrive(() => t("client-be-brought"));
  return deviceSecret();
}

// there a table that the home page has opened is the same document to the browser, on the way back too
if (!remembers) addEventListener("popstate", () => location.reload());

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
