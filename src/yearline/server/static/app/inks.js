// The colour behind the date of a card on a server-rendered page; a strict policy allows no style in the markup.

/** @param {ParentNode} [part] */
export function ink(part = document) {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("[data-ink]")))
    card.style.setProperty("--tint", card.dataset.ink ?? "");
}
ink();
