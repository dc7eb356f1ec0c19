// Everything that a first move does not need, fetched once the table stands: the lobby, talk, menu, results, motion, sound, announcements.

import { signal } from "@preact/signals";

/** @type {import("@preact/signals").Signal<any>} */
export const later = signal(null);

/** Fetch the rest of the client. */
export async function load() {
  const [lobby, talk, menu, result, replay, look, motion, told, clock] = await Promise.all([
    import("./lobby.js"),
    import("./talk.js"),
    import("./menu.js"),
    import("./result.js"),
    import("./replay.js"),
    import("./look.js"),
    import("./motion.js"),
    import("./told.js"),
    import("./clock.js"),
    import("./drag.js"),
  ]);
  later.value = { ...lobby, ...talk, ...menu, ...result, ...replay, ...look, ...motion, ...told, ...clock };
}
