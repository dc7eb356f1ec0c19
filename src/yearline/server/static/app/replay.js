// A finished game shown again, step by step, on the same table.

import { html, useEffect, useState } from "./view.js";
import { Telling } from "./acting.js";
import { Icon } from "./card.js";
import { moved } from "./motion.js";
import { frame, nameOf, replaying, view } from "./state.js";
import { inShort } from "./told.js";
import { t } from "./words.js";

/** @type {{events: any[], view: any}[]} */
let steps = [];
/** @type {any} The frame to come back to. */
let live = null;

/** Fetch the game and show its beginning. */
export async function startReplay() {
  live = frame.value;
  const answer = await fetch(`/api/tables/${live.table.code}/games/${live.table.number}/steps`);
  steps = await answer.json();
  show(0);
}

/** @param {number} step */
function show(step) {
  const from = replaying.value ?? -1;
  const next = { ...live, events: steps[step].events, view: steps[step].view, you: { ...live.you, act: null }, table: { ...live.table, estimates: [] } };
  const set = () => {
    replaying.value = step;
    frame.value = next;
  };
  if (step === from + 1) moved(frame.value, next, set);
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
  useEffect(() => {
    if (!runs) return undefined;
    if (at >= last) return setRuns(false);
    const timer = setTimeout(() => show(at + 1), 1400);
    return () => clearTimeout(timer);
  }, [runs, at]);
  const button = (/** @type {string} */ icon, /** @type {string} */ label, /** @type {() => void} */ act, off = false) =>
    html`<button type="button" class="button plain round" aria-label=${label} title=${label} disabled=${off} onClick=${act}><${Icon} name=${icon} /></button>`;
  return html`<section class="replay panel" aria-label=${t("client-replay")}>
    ${button("icon-left", t("client-replay-back"), () => show(at - 1), at === 0)}
    ${button(runs ? "icon-pause" : "icon-verb-play", t(runs ? "client-pause" : "client-replay-run"), () => setRuns(!runs), at >= last)}
    ${button("icon-right", t("client-replay-on"), () => show(at + 1), at >= last)}
    <label class="scrub"><span class="unseen">${t("client-replay-step")}</span><input type="range" min="0" max=${last} value=${at} aria-valuetext=${t("client-replay-at", { step: at, steps: last })} onInput=${(/** @type {any} */ e) => show(Number(e.target.value))} /></label>
    <span class="small soft">${t("client-replay-at", { step: at, steps: last })}${view.value?.turn != null ? ` · ${nameOf(view.value.turn)}` : ""}</span>
    <button type="button" class="button" onClick=${stop}>${t("client-replay-stop")}</button>
    <div class="lately">${at > 0 && html`<${Telling} one=${inShort(steps[at - 1], steps[at])} />`}</div>
  </section>`;
}
