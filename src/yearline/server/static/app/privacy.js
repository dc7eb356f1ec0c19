// The privacy page: whoever has this device's secret can have the server forget its owner.

import { kept } from "./device.js";
import { t } from "./words.js";

const button = /** @type {HTMLButtonElement} */ (document.getElementById("forget-me"));
const told = /** @type {HTMLElement} */ (document.getElementById("forgotten"));

/** @returns {Promise<string>} */
async function forgotten() {
  const secret = kept("yearline-secret");
  if (!secret) return t("keeping-delete-none");
  const answer = await fetch("/api/people/me", { method: "DELETE", headers: { authorization: `Bearer ${secret}` } });
  if (!answer.ok) return t("keeping-delete-failed");
  /** @type {{gone: Record<string, number>}} */
  const { gone } = await answer.json();
  const count = Object.values(gone).reduce((sum, one) => sum + one, 0);
  return count ? t("keeping-delete-done", { count }) : t("keeping-delete-none");
}

button.addEventListener("click", async () => {
  if (!confirm(t("keeping-delete-sure"))) return;
  button.disabled = true;
  told.textContent = await forgotten().catch(() => t("keeping-delete-failed"));
  button.disabled = false;
});
