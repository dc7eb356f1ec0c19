// How a card that was asked for flies to where it belongs, while the line rises to make room for the bars.

const LASTS = 600;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** Where each card stood when it was turned over. @type {Map<string, DOMRect>} */
const stood = new Map();

/** @param {ParentNode} where @returns {HTMLElement[]} */
const cards = (where) => [...where.querySelectorAll(".card[data-card]")].map((one) => /** @type {HTMLElement} */ (one));

/** Note where the cards stand, before they move. */
export function remember() {
  stood.clear();
  for (const card of cards(document)) stood.set(card.dataset["card"] ?? "", card.getBoundingClientRect());
}

/** Let each card of the line come from where it stood. @param {HTMLElement | null} line */
export function fly(line) {
  if (!line || !matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
  for (const card of cards(line)) {
    const [from, to] = [stood.get(card.dataset["card"] ?? ""), card.getBoundingClientRect()];
    if (!from) continue;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    card.animate(
      [
        { transformOrigin: "0 0", transform: start },
        { transformOrigin: "0 0", transform: "none" },
      ],
      { duration: LASTS, easing: EASE, fill: "backwards" },
    );
  }
  stood.clear();
}
