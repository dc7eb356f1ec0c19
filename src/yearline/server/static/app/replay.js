// A finished game shown again, step by step, on the same table.

import { html, useEffect, useRef, useState } from "./view.js";
import { Telling } from "./actions.js";
import { Icon } from "./card.js";
import { moved } from "./motion.js";
import { frame, nameOf, notice, replaying, view } from "./state.js";
import { inShort } from "./narration.js";
import { stepsOf } from "./tries.js";
import { t } from "./words.js";

/** @type {import("./tries.js").Step[]} */
let steps = [];
/** @type {import("./protocol").Frame | null} The frame to come back to. */
let live = null;

/** Fetch the game and show its beginning. */
export async function startReplay() {
  live = frame.value;
  if (!live) return;
  steps = (await stepsOf(live.table.code, live.table.number)) ?? [];
  if (steps.length) show(0);
  else notice.value = t("client-review-failed");
}

/** @param {number} step */
function show(step) {
  if (!live) return;
  const from = replaying.value ?? -1;
  const next = {
    ...live,
    events: steps[step].events,
    view: steps[step].view,
    you: { ...live.you, act: null },
    table: { ...live.table, estimates: [] },
  };
  const set = () => {
    replaying.value = step;
    frame.value = next;
  };
  if (step === from + 1 && frame.value) moved(frame.value, next, set);
  else set();
}

function stop() {
  replaying.value = null;
  frame.value = live;
}

export function Replay() {
  const [runs, setRuns] = useState(false);
  const at = replaying.value ?? 0;
  const last = steps.length - 1;
  const controls = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => controls.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!runs) return undefined;
    if (at >= last) return setRuns(false);
    const timer = setTimeout(() => show(at + 1), 1400);
    return () => clearTimeout(timer);
  }, [runs, at]);
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {() => void} */ act,
    off = false,
  ) =>
    html`<button
      type="button"
      class="button plain round"
      aria-label=${label}
      title=${label}
      disabled=${off}
      onClick=${act}
    >
      <${Icon} name=${icon} />
    </button>`;
  const whose = view.value?.turn != null ? ` · ${nameOf(view.value.turn)}` : "";
  return html`<section ref=${controls} tabindex="-1" class="replay panel" aria-label=${t("client-replay")}>
    ${button("icon-left", t("client-replay-back"), () => show(at - 1), at === 0)}
    ${button(
      runs ? "icon-pause" : "icon-verb-play",
      t(runs ? "client-pause" : "client-replay-run"),
      () => setRuns(!runs),
      at >= last,
    )}
    ${button("icon-right", t("client-replay-on"), () => show(at + 1), at >= last)}
    <label class="scrub"
      ><span class="unseen">${t("client-replay-step")}</span
      ><input
        type="range"
        min="0"
        max=${last}
        value=${at}
        aria-valuetext=${t("client-replay-at", { step: at, steps: last })}
        onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ e) => show(Number(e.currentTarget.value))}
    /></label>
    <span class="small soft">${t("client-replay-at", { step: at, steps: last })}${whose}</span>
    <button type="button" class="button" onClick=${stop}>${t("client-replay-stop")}</button>
    <div class="lately">${at > 0 && html`<${Telling} one=${inShort(steps[at - 1], steps[at])} />`}</div>
  </section>`;
}
