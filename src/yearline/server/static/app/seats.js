// Around the line: hands, stacks and piles, and the people they belong to.

import { computed } from "@preact/signals";
import { html, lazy, stepOn, useEffect, useRef } from "./view.js";
import { Face, Icon, cardClass, cardName, cardStyle, symbolOf } from "./card.js";
import { Reaction } from "./smile.js";
import { movesOf } from "./wire.js";
import { TALL } from "./layout.js";
import { bringToMiddle, walk } from "./rows.js";
import {
  active,
  drafting,
  browsed,
  game,
  hands,
  isScreen,
  lengthOf,
  looked,
  mine,
  moves,
  nameOf,
  pick,
  piles,
  rows,
  seats,
  source,
  stackedOf,
  subject,
  table,
  titleOf,
  tried,
  turn,
  view,
  you,
} from "./state.js";
import { dateText, has, t, tFirst } from "./words.js";

/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {import("./protocol").WirePile} WirePile */

/** The line of somebody else, where everybody has one. */
const Lane = lazy(async () => (await import("./lanes.js")).Lane);

/** @type {Map<string, import("@preact/signals").ReadonlySignal<string>>} */
const offered = new Map();

/** The verbs of a subject's legal moves. A card whose verbs stay the same is not drawn again. @param {string} name */
function verbsOf(name) {
  const known =
    offered.get(name) ?? computed(() => [...new Set(movesOf(moves.value, name).map((move) => move.verb))].join(" "));
  offered.set(name, known);
  return known.value;
}

/** Estimates that people have put on a card. @param {{card: WireCard}} props */
function Estimates({ card }) {
  const said = (table.value?.estimates ?? []).filter((one) => one.card === card.r);
  if (!said.length) return null;
  return html`<ul class="estimates" aria-label=${t("client-estimates")}>
    ${said.map((one) => html`<li key=${one.name}><b>${one.name}</b> ${one.text}</li>`)}
  </ul>`;
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
    <button
      type="button"
      class=${cardClass(card, blocked)}
      style=${cardStyle(card)}
      data-card=${card.r}
      data-subject=${verbs ? name : undefined}
      data-verbs=${verbs || undefined}
      aria-label=${cardName(card, blocked, lead)}
      aria-pressed=${verbs ? chosen : undefined}
      title=${titleOf(card)}
      onClick=${(/** @type {MouseEvent} */ event) => choose(card, name, verbs !== "", event)}
    >
      <${Face} card=${card} blocked=${blocked} />
    </button>
    ${verbs.includes("discard") && html`<${DiscardTag} card=${card} blocked=${blocked} />`}
    ${blocked && html`<${BlockedMark} card=${card} />`}
    <${Estimates} card=${card} />
  </span>`;
}

/** A card that may be put away says so. @param {{card: WireCard, blocked: boolean}} props */
const DiscardTag = ({ card, blocked }) =>
  html`<span class="discard-tag" aria-hidden="true"
    ><${Icon} name=${`symbol-${symbolOf(card, blocked)}`} cls="glyph" />${t("client-verb-discard")}</span
  >`;

/** @param {WireCard} card @param {string} name @param {boolean} legal @param {MouseEvent} event */
function choose(card, name, legal, event) {
  if (!legal) {
    looked.value = card;
    return;
  }
  pick(name);
  navigator.vibrate?.(10);
  stepOn(event, firstStep);
}

/**
 * Where a keyboard goes after choosing a card: to the first gap, or to what can be done.
 * @returns {HTMLElement | null}
 */
const firstStep = () => (subject.value ? document.querySelector(".gap-button, .act .primary") : null);

/** What is shown beside a blocked card. @param {{card: WireCard}} props */
function BlockedMark({ card }) {
  const open = table.value?.settings.options?.["show_blocked_date"] === true && card.y !== undefined;
  return html`<span class=${`blocked-mark ${open ? "dated" : ""}`} aria-hidden="true"
    ><${Icon} name="icon-lock" />${open ? html`<b>${dateText(/** @type {number} */ (card.y), card.pr)}</b>` : ""}</span
  >`;
}

/**
 * A pile: how many cards, the one on top, and those beneath where they may be browsed.
 * @param {{pile: WirePile, told?: boolean}} props
 */
export function Pile({ pile, told = false }) {
  const name = tFirst([
    `client-pile-${game.value}-${pile.name}`,
    `client-pile-${pile.name}-${pile.color}`,
    `client-pile-${pile.name}`,
  ]);
  const lead = t("client-pile-words", { name, count: pile.size });
  const byColor = Boolean(
    pile.color && verbsOf(pile.color) && pile.owner === null && !(pile.top && verbsOf(String(pile.top.r))),
  );
  const thick = Math.min(4, Math.ceil(pile.size / 5));
  const gives = pile.owner === null && pile.color && pile.color === source.value;
  return html`<figure
    class=${`pile pile-${pile.name} ${pile.color ? `tone-${pile.color}` : ""} thick-${thick} ${gives ? "gives" : ""}`}
    data-pile=${pile.name}
  >
    ${
      pile.top
        ? html`<${Choosable} card=${pile.top} subjectName=${byColor ? pile.color : undefined} lead=${lead} />`
        : html`<span class="pile-empty"
            >${t(pile.name === "discard" && game.value === "race" ? "client-discard-waits" : "client-pile-empty")}</span
          >`
    }
    <figcaption>
      ${pile.color && html`<${Icon} name=${`mark-${pile.color}`} cls="glyph mark" />`}<span class="figcaption-name"
        >${name}</span
      >${" "}<b>${pile.size}</b><${Browse} pile=${pile} />
      ${gives && html`<em>${t("client-from-here")}</em>`}
      ${told && pile.color && html`<span class="power">${t(`client-power-${pile.color}`)}</span>`}
    </figcaption>
    ${ruleOf(pile) && html`<${DiscardRule} symbol=${ruleOf(pile)} />`}
  </figure>`;
}

/** The symbol that says what a discard pile allows, where there are symbols. @param {WirePile} pile */
export const ruleOf = (pile) => (pile.name === "discard" && pile.top ? symbolOf(pile.top, false) : "");

/** What that symbol allows, in words. @param {{symbol: string}} props */
function DiscardRule({ symbol }) {
  return html`<p class="rule">
    <${Icon} name=${`symbol-${symbol}`} cls="glyph" /><span>${t("client-discard-rule")}</span>
  </p>`;
}

/** A way into a stack of one's own that may be looked through. @param {{pile: WirePile}} props */
function Browse({ pile }) {
  if (pile.size < 2 || !browsed.value.some((own) => own[0].r === pile.top?.r)) return null;
  return html`<button
    type="button"
    class="button plain browse"
    aria-label=${t("client-browse", { title: pile.top ? titleOf(pile.top) : "" })}
    title=${t("client-browse-short")}
    onClick=${() => (looked.value = pile.top)}
  >
    <${Icon} name="icon-look" />
  </button>`;
}

/** @param {number | null} owner */
export const pilesOf = (owner) => piles.value.filter((pile) => pile.owner === owner);

/** How many cards and stacks lie before a seat. @param {number} owner */
export const countOf = (owner) =>
  (hands.value.find((one) => one.owner === owner)?.cards.length ?? 0) + pilesOf(owner).length;

/** Whether words have no room beside one's cards on a tablet. */
export const fullHand = computed(() => mine.value !== null && countOf(mine.value) > 2);

/** The packets that a seat is still to take: the next one shows what was chosen. @param {{owner: number}} props */
function Packets({ owner }) {
  const seen = view.value;
  if (seen?.phase !== "draft") return null;
  const [all, taken] = [Number(seen.options["draft_packets"] ?? 4), Math.floor(stackedOf(owner) / 5)];
  const chosen = owner === you.value.act?.seat && has(`client-color-${subject.value}`) ? subject.value : null;
  return Array.from({ length: Math.max(0, all - taken) }, (_, i) => {
    const next = i === 0 && chosen;
    return html`<span key=${i} class=${`packet ${next ? `next tone-${chosen}` : ""}`}
      >${next ? html`<${Icon} name=${`mark-${chosen}`} cls="glyph mark" /> 5` : taken + i + 1}</span
    >`;
  });
}

/** The cards before a seat. @param {{owner: number}} props */
export function HandOf({ owner }) {
  const hand = hands.value.find((one) => one.owner === owner);
  const stacks = pilesOf(owner);
  const drafts = view.value?.phase === "draft";
  if (!hand && !stacks.length && !drafts) return null; // a game without hands
  if (!hand?.cards.length && !stacks.length && !drafts)
    return html`<p class="soft nothing">${t("client-no-cards")}</p>`;
  const wide = (hand?.cards ?? []).reduce((sum, { y }) => sum + (y === undefined ? 1 : TALL), stacks.length);
  return html`<div
    style=${wide > 7 ? { "--cards": Math.ceil(wide) } : undefined}
    class=${`hand ${countOf(owner) > 5 ? "many" : countOf(owner) < 5 ? "roomy" : ""}`}
    role="group"
    aria-label=${t("client-hand-of", { name: nameOf(owner) })}
    onKeyDown=${walk}
  >
    ${hand?.cards.map((card) => html`<${Choosable} key=${card.r} card=${card} blocked=${card.y !== undefined} />`)}
    ${stacks.map((pile) => html`<${Pile} key=${pile.top?.r} pile=${pile} />`)}<${Packets} owner=${owner} />
  </div>`;
}

/**
 * Bring a seat into sight where the seats scroll. The browser says whether it is, when it has drawn: to measure would
 * make it draw at once.
 * @param {HTMLElement} seat
 */
function watched(seat) {
  const list = seat.parentElement;
  const watcher = new IntersectionObserver(
    ([seen]) => {
      watcher.disconnect(); // once: whoever scrolls on is left alone
      if (seen.intersectionRatio < 0.99) bringToMiddle(seat, list);
    },
    { root: list },
  );
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
  const last = game.value === "race" && countOf(seat) === 1;
  const states = [moves && "turn", last && "last", out && "out", !own.length && "lineless"];
  return html`<li ref=${place} class=${`seat hue-${seat % 8} ${states.filter(Boolean).join(" ")}`} data-seat=${seat}>
    <p class="seat-name">
      <${Badge} seat=${seat} /><span>${nameOf(seat) || t("client-seat-open")}</span
      ><em class="mark-turn">${t("client-to-move")}</em> ${
        chair?.kind === "human" && !chair.here && html`<em class="away">${t("client-away")}</em>`
      }<${LatelyOf} seat=${seat} /><${Reaction} name=${nameOf(seat)} />
    </p>
    <${Streak} seat=${seat} />
    ${own.map((row) => html`<${Lane} row=${row} name=${t("client-line-of", { name: nameOf(seat) })} />`)}
    <${HandOf} owner=${seat} /><${Left} seat=${seat} />
  </li>`;
}

/** How many cards a seat has to get rid of, where that is the aim. @param {{seat: number}} props */
function Left({ seat }) {
  const line = rows.value.find((row) => row.owner === seat);
  if (line && drafting.value) return null;
  if (line) {
    const [length, ...others] = [line, ...rows.value.filter((row) => row !== line)].map(lengthOf);
    const ahead = length - Math.max(0, ...others);
    const leads = length > 0 && ahead >= 0;
    const words = !leads ? t("client-in-line") : ahead ? t("client-leads-by", { count: ahead }) : t("client-leads");
    return html`<p class=${`left ${leads ? "leads" : ""}`}>
      ${leads && html`<${Icon} name="icon-crown" cls="crown" />`}<b>${length}</b>${words}
    </p>`;
  }
  if (game.value !== "race") return null;
  const count = countOf(seat);
  return html`<p class="left"><b>${count}</b>${leftOf(count)}</p>`;
}

/** The words beside a number of cards. @param {number} count */
const leftOf = (count) => t(count === 1 ? "client-last-card" : "client-cards-left");

/** How many cards a seat has left, for the one it has just laid; nothing after the last. @param {number} seat */
export function leftFor(seat) {
  const count = game.peek() === "race" ? countOf(seat) : 0;
  return count > 1 ? `${count} ${leftOf(count)}` : count ? leftOf(count) : "";
}

/** How a seat's last card was, or how many cards it has to come. @param {{seat: number}} props */
function LatelyOf({ seat }) {
  const last = tried.value[seat]?.at(-1);
  if (last) {
    const date = dateText(last.card.y ?? 0, last.card.pr);
    return html`<em class=${`result-now ${last.kind}`}
      ><${Icon} name=${last.kind === "right" ? "icon-check" : "icon-close"} /><span class="unseen"
        >${t(`client-result-${last.kind}`, { date })}</span
      ><span aria-hidden="true">${date}</span></em
    >`;
  }
  const [stacked, chair] = [stackedOf(seat), table.value?.chairs[seat]];
  if (!stacked && (turn.value === seat || (chair?.kind === "human" && !chair.here))) return null;
  return html`<em>${stacked ? t("client-in-stacks", { count: stacked }) : t("client-ready")}</em>`;
}

/** How many of a seat's last cards in a row were right. @param {number} seat */
export function streakOf(seat) {
  const all = tried.value[seat] ?? [];
  return all.length - 1 - all.findLastIndex(({ kind }) => kind !== "right");
}

/** A streak, from two on. @param {{seat: number}} props */
export function Streak({ seat }) {
  const count = streakOf(seat);
  if (count < 2) return null;
  const said = t("client-in-a-row", { count });
  return html`<span class="streak" role="img" aria-label=${said} title=${said}
    ><${Icon} name="icon-streak" />${count}</span
  >`;
}

/** One's own last cards as signs. @param {{seat: number}} props */
export function Marks({ seat }) {
  const all = (tried.value[seat] ?? []).slice(-6);
  if (!all.length) return null;
  const said = all.map(({ card, kind }) => t(`client-result-${kind}`, { date: dateText(card.y ?? 0, card.pr) }));
  return html`<span class="marks" role="img" aria-label=${said.join("; ")}>
    ${all.map(
      ({ card, kind }) =>
        html`<i key=${card.r} class=${kind}><${Icon} name=${kind === "right" ? "icon-check" : "icon-close"} /></i>`,
    )}
  </span>`;
}

/** How one's line compares with the longest other one. @param {{seat: number, length: number}} props */
function Compared({ seat, length }) {
  const others = rows.value.filter((row) => row.owner !== null && row.owner !== seat);
  const most = others.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (!most) return null;
  const more = length - lengthOf(most);
  const way = more < 0 ? "behind" : more > 0 ? "ahead" : "level";
  return html`<small>${t(`client-line-${way}`, { count: Math.abs(more), name: nameOf(most.owner) })}</small>`;
}

/** One's own figure beside one's name: cards left, or how long one's line is. @param {{seat: number}} props */
export function Figure({ seat }) {
  const line = rows.value.find((row) => row.owner === seat);
  if (drafting.value) {
    const count = stackedOf(seat);
    return count ? html`<span class="figure">${t("client-in-stacks", { count })}</span>` : null;
  }
  if (line)
    return html`<span class="figure"
      ><b>${lengthOf(line)}</b> ${t("client-in-line")}<${Compared} seat=${seat} length=${lengthOf(line)}
    /></span>`;
  if (game.value !== "race") return null;
  return html`<span class="figure"><b>${countOf(seat)}</b> ${leftOf(countOf(seat))}</span>`;
}

/** The first letter of a name in a ring, with a number of cards. @param {{seat: number}} props */
export function Badge({ seat }) {
  const kind = table.value?.chairs[seat]?.kind;
  return html`<span class=${`badge hue-${seat % 8}`} aria-hidden="true"
    >${kind === "bot" ? html`<${Icon} name="icon-bot" />` : (nameOf(seat)[0] ?? "·")}</span
  >`;
}

/** Everybody else, in the order of play after this device's seat. */
export function Others() {
  const count = table.value?.chairs.length ?? 0;
  const own = isScreen ? null : mine.value;
  const order = [...Array(count).keys()]
    .map((i) => (i + (own ?? -1) + 1) % count)
    .filter((seat) => seat !== own && table.value?.chairs[seat] !== undefined);
  if (!order.length) return null;
  const lanes = !drafting.value && rows.value.some((row) => row.owner !== null);
  return html`<ul
    class=${`seats of-${Math.min(order.length, 8)} ${order.length < 4 ? "few" : ""} ${lanes ? "lanes" : ""}`}
    style=${{ "--others": order.length }}
    aria-label=${seats.value.length ? t("client-others") : t("client-players")}
  >
    ${order.map((seat) => html`<${Seat} key=${seat} seat=${seat} />`)}
  </ul>`;
}
