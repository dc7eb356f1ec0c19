// The time that is left for a turn.

import { html, useEffect, useState } from "./view.js";
import { Icon } from "./card.js";
import { skew, table } from "./state.js";
import { t } from "./words.js";

/** @param {number} seconds */
function spelled(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86400) return t("client-days", { count: Math.floor(whole / 86400) });
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return [
    ...(hours ? [hours] : []),
    hours ? String(minutes).padStart(2, "0") : minutes,
    String(rest).padStart(2, "0"),
  ].join(":");
}

export function Clock() {
  const due = table.value?.due ?? null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [due]);
  if (due === null) return null;
  const left = due - (Date.now() / 1000 + skew.value);
  return html`<p class=${`clock ${left < 10 ? "short" : ""}`} role="timer">
    <${Icon} name="icon-clock" /><span class="unseen">${t("client-time-left")}</span> ${spelled(left)}
  </p>`;
}
