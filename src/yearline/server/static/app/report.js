// The report of a lesson: times as this device tells them, printing, and a new room for the hardest cards.

import { deviceSecret } from "./device.js";

const report = /** @type {HTMLElement} */ (document.querySelector(".report"));
const said = /** @type {HTMLElement} */ (document.getElementById("report-said"));
const language = document.documentElement.lang.replace(/^en$/, "en-GB");

for (const time of report.querySelectorAll("time"))
  time.textContent = new Date(time.dateTime).toLocaleString(language, { dateStyle: "long", timeStyle: "short" });

/** A button that needs this script. @param {string} id @param {() => unknown} deed */
function offer(id, deed) {
  const button = /** @type {HTMLButtonElement | null} */ (document.getElementById(id));
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", deed);
}

document.getElementById("report-forget")?.addEventListener("click", (event) => {
  const { sure } = /** @type {HTMLElement} */ (event.currentTarget).dataset;
  if (!confirm(sure)) event.preventDefault();
});
offer("report-print", () => print());
offer("report-again", async () => {
  said.textContent = "";
  const answer = await fetch(`/api/lessons/${report.dataset["key"]}/again`, {
    method: "POST",
    headers: { Authorization: `Bearer ${deviceSecret()}` },
  }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.ok && told) location.assign(`/screen/${told.code}`);
  else said.textContent = told?.text ?? report.dataset["trouble"] ?? "";
});
