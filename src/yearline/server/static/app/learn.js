// A lesson without leaving the page: the server plays, this puts its answer in place. Without it the forms do the same.

import { keep, kept } from "./device.js";
import { ink } from "./inks.js";

const LEARNED = "yearline-learned";

/** Remember that a game was learned or that somebody would rather play: it is not offered again. */
function remember() {
  const game = document.querySelector("main")?.dataset.lesson?.split("/")[0];
  const known = (kept(LEARNED) ?? "").split(" ").filter(Boolean);
  if (game && !known.includes(game)) keep(LEARNED, [...known, game].join(" "));
}

/**
 * Show another position, with the sentence in focus, so that it is heard and the next key goes on from there.
 * @param {string} address
 * @param {boolean} [anew]
 */
async function go(address, anew = false) {
  const answer = await fetch(address);
  if (!answer.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (anew) history.pushState(null, "", address);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (document.startViewTransition && !still) await document.startViewTransition(() => swap(page)).updateCallbackDone;
  else swap(page);
}

/** @param {Document} page */
function swap(page) {
  for (const part of ["header", "main"]) {
    const here = document.querySelector(part);
    const there = page.querySelector(part);
    if (here && there) here.replaceWith(there);
  }
  document.title = page.title;
  ready();
  const next = /** @type {HTMLElement | null} */ (document.querySelector(".next"));
  const says = document.getElementById("says");
  (next ?? says)?.focus({ preventScroll: true });
  says?.closest(".says")?.scrollIntoView({ block: "nearest" });
}

/**
 * A dotted thread from the one pile that matters to the card that the hand points at; where either is missing, none.
 */
function thread() {
  document.querySelector(".thread")?.remove();
  const stage = document.querySelector(".stage");
  const piles = document.querySelectorAll(".piles .pile.lit");
  const from = piles.length === 1 ? piles[0].getBoundingClientRect() : null;
  const to = document.querySelector(".mine .deed:has(.hand)")?.getBoundingClientRect();
  if (!stage || !from || !to) return;
  const { left, top } = stage.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2 - left, from.bottom - top];
  const [u, v] = [to.left - left + 6, to.top - top + 22];
  const line = `M${x} ${y} C${x} ${y + (v - y) * 0.7} ${x + (u - x) * 0.2} ${v} ${u} ${v}`;
  stage.insertAdjacentHTML("beforeend", `<svg class="thread" aria-hidden="true"><path d="${line}" /></svg>`);
}

function ready() {
  ink();
  thread();
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-play]"))) {
    button.disabled = false;
    button.addEventListener("click", async () => {
      remember();
      const { openTable } = await import("./home.js");
      openTable(button);
    });
  }
  for (const row of document.querySelectorAll(".scroll")) {
    const fresh = /** @type {HTMLElement | null} */ (row.querySelector(".new"));
    if (fresh) row.scrollLeft = fresh.offsetLeft + (fresh.offsetWidth - row.clientWidth) / 2;
  }
  const dots = document.querySelectorAll(".dots i");
  if (document.querySelector("main.finished") && dots[dots.length - 1]?.classList.contains("now")) remember();
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches(".stage")) return;
  event.preventDefault();
  const asked = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form, event.submitter)]));
  go(`${form.getAttribute("action")}?${asked}`);
});
document.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!link.getAttribute("href")?.startsWith("/learn/")) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "", true);
});
addEventListener("resize", thread);
addEventListener("popstate", () => go(location.pathname + location.search));
ready();
