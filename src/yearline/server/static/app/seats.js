// Around the line: hands, stacks and piles, and the people they belong to.

import { computed } from "@preact/signals";
import { html, stepOn, useEffect, useRef } from "./view.js";
import { Face, Icon, cardClass, cardName, cardStyle } from "./card.js";
import { movesOf } from "./moves.js";
import { Board, alone, bringToMiddle, walk } from "./rows.js";
import { active, game, hands, isScreen, looked, mine, moves, nameOf, pick, piles, rows, seats, skew, subject, table, titleOf, turn } from "./state.js";
import { t, tFirst } from "./words.js";

/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {import("./protocol").WirePile} WirePile */

/** @type {Map<string, import("@preact/signals").ReadonlySignal<string>>} */
const offered = new Map();

/** The verbs of a subject's legal moves. A card whose verbs stay the same is not drawn again. @param {string} name */
function verbsOf(name) {
  const known = offered.get(name) ?? computed(() => [...new Set(movesOf(moves.value, name).map((move) => move.verb))].join(" "));
  offered.set(name, known);
  return known.value;
}

/** Estimates that people have put on a card. @param {{card: WireCard}} props */
function Estimates({ card }) {
  const said = (table.value?.estimates ?? []).filter((one) => one.card === card.r);
  if (!said.length) return null;
  return html`<ul class="estimates" aria-label=${t("client-estimates")}>${said.map((one) => html`<li key=${one.name}><b>${one.name}</b> ${one.text}</li>`)}</ul>`;
}

/**
 * A card that can be chosen if there is a legal move for it, and looked at otherwise.
 * @param {{card: WireCard, subjectName?: string, blocked?: boolean, lead?: string}} props
 */
export function Choosable({ card, subjectName, blocked = false, lead = "" }) {
  const name = subjectName ?? String(card.r);
  const verbs = verbsOf(name);
  const chosen = subject.value === name;
  return html`<span class=${`holder ${blocked ? "blocked" : ""} ${chosen ? "chosen" : ""} ${verbs ? "lit" : ""}`}>
    <button type="button" class=${cardClass(card, blocked)} style=${cardStyle(card)} data-card=${card.r} data-subject=${verbs ? name : undefined}
      data-verbs=${verbs || undefined} aria-label=${cardName(card, blocked, lead)} aria-pressed=${verbs ? chosen : undefined} title=${titleOf(card)}
      onClick=${(/** @type {MouseEvent} */ event) => choose(card, name, verbs !== "", event)}><${Face} card=${card} blocked=${blocked} /></button>
    ${blocked && html`<${BlockedMark} card=${card} />`}
    <${Estimates} card=${card} />
  </span>`;
}

/** @param {WireCard} card @param {string} name @param {boolean} legal @param {MouseEvent} event */
function choose(card, name, legal, event) {
  if (!legal) {
    looked.value = card;
    return;
  }
  pick(name);
  stepOn(event, firstStep);
}

/** Where a keyboard goes after choosing a card: to the first gap, or to what can be done. @returns {HTMLElement | null} */
const firstStep = () => (subject.value ? document.querySelector(".gap-button, .act .primary") : null);

/** What is shown beside a blocked card. @param {{card: WireCard}} props */
function BlockedMark({ card }) {
  const open = table.value?.settings.options?.["show_blocked_date"] === true && card.y !== undefined;
  return html`<span class=${`blocked-mark ${open ? "dated" : ""}`} aria-hidden="true"><${Icon} name="icon-lock" />${open ? html`<b>${card.y}</b>` : ""}</span>`;
}

/** A pile: how many cards, the one on top, and those beneath where they may be browsed. @param {{pile: WirePile}} props */
export function Pile({ pile }) {
  const name = tFirst([`client-pile-${game.value}-${pile.name}`, `client-pile-${pile.name}-${pile.color}`, `client-pile-${pile.name}`]);
  const lead = t("client-pile-words", { name, count: pile.size });
  const byColor = Boolean(pile.color && verbsOf(pile.color) && pile.owner === null && !(pile.top && verbsOf(String(pile.top.r))));
  const thick = Math.min(4, Math.ceil(pile.size / 5));
  return html`<figure class=${`pile pile-${pile.name} ${pile.color ? `tone-${pile.color}` : ""} thick-${thick}`} data-pile=${pile.name}>
    ${pile.top
      ? html`<${Choosable} card=${pile.top} subjectName=${byColor ? pile.color : undefined} lead=${lead} />`
      : html`<span class="pile-empty">${t("client-pile-empty")}</span>`}
    <figcaption>${pile.color && html`<${Icon} name=${`mark-${pile.color}`} cls="glyph mark" />`}<span>${name}</span> <b>${pile.size}</b></figcaption>
  </figure>`;
}

/** @param {number | null} owner */
export const pilesOf = (owner) => piles.value.filter((pile) => pile.owner === owner);

/** How many cards and stacks lie before a seat. @param {number} owner */
export const countOf = (owner) => (hands.value.find((one) => one.owner === owner)?.cards.length ?? 0) + pilesOf(owner).length;

/** The cards before a seat. @param {{owner: number}} props */
export function HandOf({ owner }) {
  const hand = hands.value.find((one) => one.owner === owner);
  const stacks = pilesOf(owner);
  if (!hand?.cards.length && !stacks.length) return html`<p class="soft nothing">${t("client-no-cards")}</p>`;
  return html`<div class=${`hand ${countOf(owner) > 5 ? "many" : ""}`} role="group" aria-label=${t("client-hand-of", { name: nameOf(owner) })} onKeyDown=${walk}>
    ${hand?.cards.map((card) => html`<${Choosable} key=${card.r} card=${card} blocked=${card.y !== undefined} />`)}
    ${stacks.map((pile) => html`<${Pile} key=${pile.top?.r} pile=${pile} />`)}
  </div>`;
}

/** Bring a seat into sight where the seats scroll. The browser says whether it is, when it has drawn: to measure would make it draw at once. @param {HTMLElement} seat */
function watched(seat) {
  const list = seat.parentElement;
  const watcher = new IntersectionObserver(([seen]) => {
    watcher.disconnect(); // once: whoever scrolls on is left alone
    if (seen.intersectionRatio < 0.99) bringToMiddle(seat, list);
  }, { root: list });
  watcher.observe(seat);
  return () => watcher.disconnect();
}

/** Somebody else at the table: name, state, what lies before them. @param {{seat: number}} props */
export function Seat({ seat }) {
  const chair = table.value?.chairs[seat];
  const own = rows.value.filter((row) => row.owner === seat && row.columns.length > 0);
  const moves = turn.value === seat;
  const out = active.value !== null && !active.value.includes(seat);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => (moves && place.current ? watched(place.current) : undefined), [moves]);
  return html`<li ref=${place} class=${`seat hue-${seat % 8} ${moves ? "turn" : ""} ${out ? "out" : ""} ${own.length ? "" : "lineless"}`} data-seat=${seat}>
    <p class="seat-name"><${Badge} seat=${seat} /><span>${nameOf(seat) || t("client-seat-open")}</span><em class="mark-turn">${t("client-to-move")}</em>
      ${chair?.kind === "human" && !chair.here && html`<em class="away">${t("client-away")}</em>`}<${Reaction} name=${nameOf(seat)} /></p>
    ${own.map((row) => html`<${Board} rows=${alone(row)} name=${t("client-line-of", { name: nameOf(seat) })} quiet=${true} />`)}
    <${HandOf} owner=${seat} />
  </li>`;
}

/** The first letter of a name in a ring, with a number of cards. @param {{seat: number}} props */
export function Badge({ seat }) {
  const kind = table.value?.chairs[seat]?.kind;
  return html`<span class=${`badge hue-${seat % 8}`} aria-hidden="true">${kind === "bot" ? html`<${Icon} name="icon-bot" />` : (nameOf(seat)[0] ?? "·")}</span>`;
}

/** Our own drawings of the reactions: not every device has a font with them. @type {Record<string, string>} */
export const SMILES = { "👍": "thumb", "👏": "clap", "😮": "wow", "😂": "laugh", "🤔": "think", "❤️": "heart" };

/** @param {{text: string}} props */
export const Smile = ({ text }) => html`<svg class="smile" viewBox="0 0 32 32" aria-hidden="true"><use href=${`/static/icons/smiles.svg#${SMILES[text]}`} /></svg>`;

/** The last smile of somebody, for a moment. @param {{name: string}} props */
export function Reaction({ name }) {
  const now = Date.now() / 1000 + skew.peek() - 6;
  const last = (table.value?.talk ?? []).filter((line) => line.kind === "reaction" && line.name === name && line.at > now).pop();
  if (!last) return null;
  return html`<span key=${last.seq} class="reaction" role="img" aria-label=${t("client-reaction", { name, text: t(`client-smile-${SMILES[last.text]}`) })}><${Smile} text=${last.text} /></span>`;
}

/** Everybody else, in the order of play after this device's seat. */
export function Others() {
  const count = table.value?.chairs.length ?? 0;
  const own = isScreen ? null : mine.value;
  const from = own ?? -1;
  const order = [...Array(count).keys()].map((i) => (i + from + 1) % count).filter((seat) => seat !== own && table.value?.chairs[seat] !== undefined);
  if (!order.length) return null;
  return html`<ul class=${`seats of-${Math.min(order.length, 8)} ${order.length < 4 ? "few" : ""}`} style=${{ "--others": order.length }} aria-label=${seats.value.length ? t("client-others") : t("client-players")}>
    ${order.map((seat) => html`<${Seat} key=${seat} seat=${seat} />`)}
  </ul>`;
}
