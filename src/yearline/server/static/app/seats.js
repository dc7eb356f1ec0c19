// Around the line: hands, stacks and piles, and the people they belong to.

import { html } from "./view.js";
import { Face, Icon, cardClass, cardStyle } from "./card.js";
import { movesOf } from "./moves.js";
import { Board, walk } from "./rows.js";
import { isScreen, looked, mine, moves, nameOf, pick, skew, subject, table, titleOf, view, you } from "./state.js";
import { t, tFirst } from "./words.js";

/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {import("./protocol").WirePile} WirePile */

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
  const own = movesOf(moves.value, name);
  const chosen = subject.value === name;
  return html`<span class=${`holder ${blocked ? "blocked" : ""} ${chosen ? "chosen" : ""} ${own.length ? "lit" : ""}`}>
    <button type="button" class=${cardClass(card, blocked)} style=${cardStyle(card)} data-card=${card.r} data-subject=${own.length ? name : undefined}
      data-verbs=${own.map((move) => move.verb).join(" ") || undefined} aria-pressed=${own.length ? chosen : undefined} title=${titleOf(card)}
      onClick=${(/** @type {MouseEvent} */ event) => choose(card, name, own.length > 0, event)}><${Face} card=${card} blocked=${blocked} lead=${lead} /></button>
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
  if (event.detail === 0) requestAnimationFrame(() => firstStep()?.focus());
}

/** Where a keyboard goes after choosing a card: to the first gap, or to what can be done. @returns {HTMLElement | null} */
const firstStep = () => (subject.value ? document.querySelector(".gap-button, .act .primary") : null);

/** What is shown beside a blocked card. @param {{card: WireCard}} props */
function BlockedMark({ card }) {
  const open = table.value?.settings.options?.["show_blocked_date"] === true && card.y !== undefined;
  return html`<span class="blocked-mark" aria-hidden="true"><${Icon} name="icon-lock" />${open ? html`<b>${card.y}</b>` : ""}</span>`;
}

/** A pile: how many cards, the one on top, and those beneath where they may be browsed. @param {{pile: WirePile}} props */
export function Pile({ pile }) {
  const name = tFirst([`client-pile-${view.value?.game}-${pile.name}`, `client-pile-${pile.name}-${pile.color}`, `client-pile-${pile.name}`]);
  const lead = t("client-pile-words", { name, count: pile.size });
  const own = pile.color ? movesOf(moves.value, pile.color) : [];
  const topMoves = pile.top ? movesOf(moves.value, String(pile.top.r)) : [];
  const thick = Math.min(4, Math.ceil(pile.size / 5));
  return html`<figure class=${`pile pile-${pile.name} ${pile.color ? `tone-${pile.color}` : ""} thick-${thick}`} data-pile=${pile.name}>
    ${pile.top
      ? html`<${Choosable} card=${pile.top} subjectName=${own.length && !topMoves.length && pile.owner === null ? pile.color : undefined} lead=${lead} />`
      : html`<span class="pile-empty">${t("client-pile-empty")}</span>`}
    <figcaption>${pile.color && html`<${Icon} name=${`mark-${pile.color}`} cls="glyph mark" />`}<span>${name}</span> <b>${pile.size}</b></figcaption>
  </figure>`;
}

/** @param {number | null} owner */
export const pilesOf = (owner) => (view.value?.piles ?? []).filter((pile) => pile.owner === owner);

/** The cards before a seat. @param {{owner: number}} props */
export function HandOf({ owner }) {
  const hand = view.value?.hands.find((one) => one.owner === owner);
  const stacks = pilesOf(owner);
  if (!hand?.cards.length && !stacks.length) return html`<p class="soft nothing">${t("client-no-cards")}</p>`;
  return html`<div class="hand" role="group" aria-label=${t("client-hand-of", { name: nameOf(owner) })} onKeyDown=${walk}>
    ${hand?.cards.map((card) => html`<${Choosable} key=${card.r} card=${card} blocked=${card.y !== undefined} />`)}
    ${stacks.map((pile) => html`<${Pile} key=${pile.top?.r} pile=${pile} />`)}
  </div>`;
}

/** Somebody else at the table: name, state, what lies before them. @param {{seat: number}} props */
export function Seat({ seat }) {
  const chair = table.value?.chairs[seat];
  const rows = (view.value?.rows ?? []).filter((row) => row.owner === seat);
  const turn = view.value?.turn === seat;
  const out = view.value ? !view.value.active.includes(seat) : false;
  return html`<li class=${`seat hue-${seat % 8} ${turn ? "turn" : ""} ${out ? "out" : ""}`} data-seat=${seat}>
    <p class="seat-name"><${Badge} seat=${seat} /><span>${nameOf(seat) || t("client-seat-open")}</span>${turn && html`<em>${t("client-to-move")}</em>`}
      ${chair?.kind === "human" && !chair.here && html`<em class="away">${t("client-away")}</em>`}<${Reaction} name=${nameOf(seat)} /></p>
    ${rows.map((row) => row.columns.length > 0 && html`<${Board} rows=${[row]} name=${t("client-line-of", { name: nameOf(seat) })} quiet=${true} />`)}
    <${HandOf} owner=${seat} />
  </li>`;
}

/** The first letter of a name in a ring, with a number of cards. @param {{seat: number}} props */
export function Badge({ seat }) {
  const kind = table.value?.chairs[seat]?.kind;
  return html`<span class=${`badge hue-${seat % 8}`} aria-hidden="true">${kind === "bot" ? html`<${Icon} name="icon-bot" />` : (nameOf(seat)[0] ?? "·")}</span>`;
}

/** The last smile of somebody, for a moment. @param {{name: string}} props */
export function Reaction({ name }) {
  const now = Date.now() / 1000 + skew.value - 6;
  const last = (table.value?.talk ?? []).filter((line) => line.kind === "reaction" && line.name === name && line.at > now).pop();
  return last ? html`<span key=${last.seq} class="reaction" role="img" aria-label=${t("client-reaction", { name, text: last.text })}>${last.text}</span>` : null;
}

/** Everybody else, in the order of play after this device's seat. */
export function Others() {
  const count = table.value?.chairs.length ?? 0;
  const own = isScreen ? null : mine.value;
  const from = own ?? -1;
  const order = [...Array(count).keys()].map((i) => (i + from + 1) % count).filter((seat) => seat !== own && table.value?.chairs[seat] !== undefined);
  if (!order.length) return null;
  return html`<ul class=${`seats of-${Math.min(order.length, 8)}`} aria-label=${you.value.seats.length ? t("client-others") : t("client-players")}>
    ${order.map((seat) => html`<${Seat} key=${seat} seat=${seat} />`)}
  </ul>`;
}
