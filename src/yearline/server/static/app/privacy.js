// The privacy page: whoever has this device's secret can have the server forget its owner.

import { HOMEWORK, keep, kept, keptNames } from "./device.js";
import { t } from "./words.js";

const button = /** @type {HTMLButtonElement} */ (document.getElementById("forget-me"));
const told = /** @type {HTMLElement} */ (document.getElementById("forgotten"));

/**
 * From how many places whoever has a secret is gone: none, where nobody has it; null where that did not work.
 * @param {string} path
 * @param {string} secret
 */
async function gone(path, secret) {
  const answer = await fetch(path, { method: "DELETE", headers: { authorization: `Bearer ${secret}` } });
  if (answer.status === 401 || answer.status === 404) return 0;
  if (!answer.ok) return null;
  /** @type {{gone: Record<string, number>}} */
  const told = await answer.json();
  return Object.values(told.gone).reduce((sum, one) => sum + one, 0);
}

/** Homework knows a pupil by a code of its own. Null: that did not work, and the rest is for another time. */
async function homeworkGone() {
  let count = 0;
  for (const name of keptNames(HOMEWORK)) {
    const here = await gone(`/api/homework/${name.slice(HOMEWORK.length)}/pupils/me`, kept(name) ?? "");
    if (here === null) return null;
    count += here;
    keep(name, "");
  }
  return count;
}

/** @returns {Promise<string>} */
async function forgotten() {
  const secret = kept("yearline-secret");
  const tables = secret ? await gone("/api/people/me", secret) : 0;
  const homework = tables === null ? null : await homeworkGone();
  if (tables === null || homework === null) return t("keeping-delete-failed");
  const count = tables + homework;
  return count ? t("keeping-delete-done", { count }) : t("keeping-delete-none");
}

button.addEventListener("click", async () => {
  if (!confirm(t("keeping-delete-sure"))) return;
  button.disabled = true;
  told.textContent = await forgotten().catch(() => t("keeping-delete-failed"));
  button.disabled = false;
});
