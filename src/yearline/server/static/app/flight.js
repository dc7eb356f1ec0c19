// A wrong card flies in an arc to where it belonged, stays there to be read, and goes to the discard pile.

import { TALL } from "./layout.js";

/** How long each part of the way takes, and the stay, in milliseconds. */
const [HOME, STAY, AWAY] = [700, 1900, 450];

/**
 * The way as keyframes: from where it is, high over the line, down to its place, and then away.
 * @param {{x: number, y: number}} home how far its place is
 * @param {{x: number, y: number}} away how far the discard pile is
 * @param {number} scale how large it is there
 * @param {number} small how large it is at the end
 */
function path(home, away, scale, small) {
  const whole = HOME + STAY + AWAY;
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, turn = 0) =>
    `translate(${x}px, ${y}px) scale(${size}) rotate(${turn}deg)`;
  return [
    { transform: at(0, 0, LARGE), offset: 0, easing: "ease-out" },
    { transform: at(home.x * 0.5, Math.min(0, home.y) - 70, 1, 5), offset: (HOME * 0.5) / whole, easing: "ease-in" },
    { transform: at(home.x, home.y, scale, 4), offset: HOME / whole },
    { transform: at(home.x, home.y, scale, 4), offset: (HOME + STAY) / whole, easing: "ease-in" },
    { transform: at(away.x, away.y, small, -8), opacity: 1, offset: 0.99 },
    { transform: at(away.x, away.y, small, -8), opacity: 0, offset: 1 },
  ];
}

/** How large a card is when it has turned over; the styles have the same. */
const LARGE = 1.25;

/** @param {Element} one */
function middleOf(one) {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/**
 * Scroll a line so that a place on it comes to its middle, as far as it goes; how far that is.
 * @param {number} x
 * @param {Element} rail
 */
function bringIntoSight(x, rail) {
  const { scrollLeft, scrollWidth, clientWidth } = rail;
  const to = scrollLeft + x - middleOf(rail).x;
  const left = Math.max(0, Math.min(scrollWidth - clientWidth, to)) - scrollLeft;
  rail.scrollBy({ left, behavior: "smooth" });
  return left;
}

/**
 * Let a copy of a card fly; any key or tap takes it away.
 * @param {Element} card
 * @param {{x: number, y: number, wide: number}} from where it was
 * @param {Element} mark where on the ribbon it belonged
 */
export function flyHome(card, from, mark) {
  const rail = mark.closest(".rail");
  const beside = rail?.querySelector(".spot .card, .brick .card");
  const pile = document.querySelector(".pile-discard .card, .pile-discard .pile-empty");
  if (!rail || !beside) return;
  const [flag, next, last] = [mark, beside, pile ?? mark].map(middleOf);
  flag.x -= bringIntoSight(flag.x, rail);
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.classList.add("flying");
  const { wide } = from;
  Object.assign(copy.style, { left: `${from.x - wide / 2}px`, top: `${from.y - (wide * TALL) / 2}px` });
  copy.style.setProperty("--card-w", `${wide}px`);
  document.querySelector(".room")?.append(copy);
  const home = { x: flag.x - from.x, y: next.y - from.y - 24 };
  const flight = copy.animate(
    path(home, { x: last.x - from.x, y: last.y - from.y }, next.width / wide, last.width / wide),
    HOME + STAY + AWAY,
  );
  const waits = pile?.animate([{ opacity: 0 }, { opacity: 0 }], HOME + STAY + AWAY); // it is not there yet
  const gone = () => {
    copy.remove();
    waits?.cancel();
  };
  flight.onfinish = gone;
  for (const skip of ["pointerdown", "keydown"]) addEventListener(skip, gone, { once: true, capture: true });
}
