// Language and light on every page: kept in two small cookies, so that the server can answer in kind at once.

const YEAR = 60 * 60 * 24 * 365;

/** A cookie. @param {string} name @param {string} value */
function bake(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** The chosen light: "auto", "light" or "dark". */
export function theme() {
  return document.documentElement.dataset.theme ?? "auto";
}

/** @param {string} chosen */
export function chooseTheme(chosen) {
  bake("theme", chosen);
  if (chosen === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

/** @param {string} chosen */
export function chooseLanguage(chosen) {
  bake("lang", chosen);
}

for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("select[data-pref]"))) {
  select.addEventListener("change", () => {
    if (select.dataset.pref === "theme") return chooseTheme(select.value);
    chooseLanguage(select.value);
    return location.reload();
  });
}

if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => {});
