// What happened, told in sentences: announced in order to those who listen, shown to those who look, and kept in the
// journal.

import { computed, effect, signal } from "@preact/signals";
import { afterwards } from "./view.js";
import { ending, isYou, verdictFor } from "./rank.js";
import { gapName } from "./rows.js";
import { isScreen, lately, nameOf, table, texts, tried, you } from "./state.js";
import { dateTold, has, t, together } from "./words.js";

/** @typedef {import("./protocol").Frame} Frame */
/** @typedef {import("./protocol").GameEvent} GameEvent */
/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {import("./protocol").WireView | null} View */
/** What a frame shows, or a step of a record. @typedef {Pick<Frame, "events" | "view">} Shown */
/** @typedef {{seq: number, lines: string[]}} Telling */
/** An event of that name. @template {GameEvent["e"]} Name @typedef {Extract<GameEvent, {e: Name}>} Of */

/** The journal of this game, as far as this tab has seen it: it outlives a reload. */
export const journal = signal(/** @type {Telling[]} */ ([]));
const SHELF = "yearline-journal";

/** Keep what was told, and what everybody tried, for this tab and game. */
function shelve() {
  const { code, number } = table.peek() ?? {};
  const kept = { code, number, journal: journal.peek(), tried: tried.peek() };
  try {
    sessionStorage.setItem(SHELF, JSON.stringify(kept));
  } catch {
    // where nothing may be kept, a reload begins a new journal
  }
}

/** Have it again after a reload, if it is of this game. */
function unshelve() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(SHELF) ?? "null");
    const { code, number } = table.peek() ?? {};
    if (!kept || kept.code !== code || kept.number !== number) return;
    journal.value = kept.journal;
    tried.value = kept.tried;
  } catch {
    // as above
  }
}
unshelve();
addEventListener("pagehide", shelve); // not with every move: that would cost each of them a millisecond

/** @type {Map<number, WireCard>} Cards by reference, as last seen. */
const seen = new Map();
/** A card's title. @param {number} ref */
const plain = (ref) => texts.value[seen.get(ref)?.p ?? ""]?.title ?? "";
/**
 * Its date, if it has just been turned over, with its era where a bare number would be none; a line must not end inside
 * it.
 * @param {number} ref
 */
function dated(ref) {
  const { y, pr } = revealed.get(ref) ?? {};
  return y === undefined ? "" : dateTold(y, pr).replaceAll(" ", "\u00a0");
}
/** By whom: the person at this device is "you". @param {number | null} seat */
const who = (seat) => ({ name: nameOf(seat), you: isYou(seat) ? "yes" : "no" });
/** Who does something to whom, as the sentences tell it apart. @param {number} seat @param {number | null} owner */
const whose = (seat, owner) =>
  seat === owner ? (isYou(seat) ? "mine" : "own") : isYou(seat) ? "theirs" : isYou(owner) ? "yours" : "other";
/** Both. @param {number} ref */
const title = (ref) => (revealed.has(ref) ? `${plain(ref)} (${dated(ref)})` : plain(ref));
/**
 * What was laid and by whom; the date comes apart, because a title may be cut short where there is little room.
 * @param {Of<"placed" | "blocked" | "missed">} event
 */
const laid = (event) => ({ ...who(event.seat), title: plain(event.card), date: dated(event.card) });
/** @type {Map<number, WireCard>} Cards by reference that the frame being told has turned over. */
let revealed = new Map();

/** Remember what a card looks like. @param {WireCard | null} card */
export function remember(card) {
  if (card && !(seen.get(card.r)?.y !== undefined && card.y === undefined)) seen.set(card.r, card);
}

/** @type {{[Name in GameEvent["e"]]?: (event: Of<Name>, view: View) => string}} */
const SENTENCES = {
  placed: (e, view) =>
    e.seat === null
      ? ""
      : given(e)
        ? t("client-told-given", { ...laid(e), owner: nameOf(e.owner), whose: whose(e.seat, e.owner) })
        : t(`client-told-placed-${e.row}`, {
            ...laid(e),
            verdict: verdictFor(e.seat, "right"),
            where: placeOf(e, view),
          }),
  blocked: (e) => t("client-told-blocked", laid(e)),
  missed: (e, view) =>
    t("client-told-missed", { ...laid(e), verdict: verdictFor(e.seat, "wrong"), where: placeOf(e, view) }),
  revealed: (e) => t("client-told-revealed", { title: title(e.card.r) }),
  discarded: (e) => (e.seat === null ? "" : t("client-told-discarded", { ...who(e.seat), title: title(e.card) })),
  drafted: (e) => t("client-told-drafted", { ...who(e.seat), count: e.count, color: t(`client-color-${e.color}`) }),
  reshuffled: (e) => t("client-told-reshuffled", { count: e.count }),
  power_used: (e) =>
    t(`client-told-power-${e.color}`, {
      name: nameOf(e.seat),
      owner: nameOf(e.owner),
      whose: whose(e.seat, e.owner),
      title: title(e.card),
    }),
  eliminated: (e) => t("client-told-eliminated", { names: together(e.seats.map(nameOf)), count: e.seats.length }),
  left: (e) => t("client-told-left", { name: nameOf(e.seat) }),
  withdrawn: (e) => t("client-told-withdrawn", { title: title(e.card) }),
  turn_began: (e) => t("client-told-turn", who(e.seat)),
  game_ended: (e) => `${t("client-told-over")} ${ending(e.outcome)}`,
};

/** Whether a card was given to somebody else, which needs no knowledge. @param {Of<"placed">} event */
const given = (event) => event.owner !== null && event.owner !== event.seat;

/**
 * Where a card was laid: it lies there, or it does not belong there.
 * @param {Of<"placed" | "missed">} event
 * @param {View} view
 */
export const placeOf = (event, view) =>
  gapName(columnsAround(event, view), event.e === "placed" ? event.index : event.gap);

/**
 * The row into which a card was laid, without it.
 * @param {Of<"placed" | "missed">} event
 * @param {View} view
 */
export function columnsAround(event, view) {
  const [row, owner] = event.e === "placed" ? [event.row, event.owner ?? event.seat] : ["line", event.seat];
  const laidInto = view?.rows.find((one) => one.name === row && (one.owner === null || one.owner === owner));
  return (laidInto?.columns ?? []).filter((column) => !column.some((one) => one.r === event.card));
}

/**
 * Placement with the date first, then the rest, then whose turn it is; what is told of a card is told once.
 * @param {GameEvent[]} events
 */
function inOrder(events) {
  const rank = (/** @type {GameEvent} */ one) => RANKS[one.e] ?? 2;
  const dropped = new Set(ofKind(events, "missed", "power_used").map((one) => one.card));
  const named = new Set(
    ofKind(events, "placed", "blocked", "missed", "discarded")
      .filter((one) => one.seat !== null)
      .map((one) => one.card),
  );
  const told = (/** @type {GameEvent} */ one) =>
    (one.e === "discarded" && dropped.has(one.card)) || (one.e === "revealed" && named.has(one.card.r));
  return events.filter((one) => !told(one)).sort((a, b) => rank(a) - rank(b));
}
/** @type {Partial<Record<GameEvent["e"], number>>} */
const RANKS = {
  placed: 0,
  missed: 0,
  blocked: 0,
  drafted: 0,
  power_used: 0,
  revealed: 1,
  turn_began: 3,
  game_ended: 4,
};

/**
 * The events of these names.
 * @template {GameEvent["e"]} Name
 * @param {GameEvent[]} events
 * @param {Name[]} names
 */
const ofKind = (events, ...names) =>
  events.filter((one) => /** @type {string[]} */ (names).includes(one.e)).map((one) => /** @type {Of<Name>} */ (one));

/** Learn what the cards of a frame look like. @param {Shown | null} before @param {Shown} after */
function learn(before, after) {
  for (const row of after.view?.rows ?? []) row.columns.flat().forEach(remember);
  for (const hand of [...(before?.view?.hands ?? []), ...(after.view?.hands ?? [])]) hand.cards.forEach(remember);
  for (const pile of [...(before?.view?.piles ?? []), ...(after.view?.piles ?? [])]) remember(pile.top);
  revealed = new Map(ofKind(after.events, "revealed").map(({ card }) => [card.r, card]));
  revealed.forEach(remember);
}

/**
 * One event as a sentence, if there is one for it.
 * @template {GameEvent["e"]} Name
 * @param {Of<Name>} event
 * @param {View} view
 */
function sentence(event, view) {
  const write = /** @type {((event: Of<Name>, view: View) => string) | undefined} */ (SENTENCES[event.e]);
  return write?.(event, view) ?? "";
}

/** Events as sentences. @param {GameEvent[]} events @param {View} view */
const sentences = (events, view) =>
  inOrder(events)
    .map((event) => sentence(event, view))
    .filter(Boolean);

/**
 * What a frame tells those who look; whose turn it is they see.
 * @param {Shown | null} before
 * @param {Shown} after
 * @returns {import("./state.js").Lately}
 */
export function inShort(before, after) {
  learn(before, after);
  const events = after.events.filter((one) => !["turn_began", "game_ended"].includes(one.e));
  const placed = ofKind(events, "placed").some((one) => one.seat !== null && !given(one));
  const lost = ofKind(events, "missed", "blocked").length > 0;
  return { text: sentences(events, after.view).join(" "), right: lost ? false : placed || null };
}

/** A frame has come: tell it. @param {Frame | null} before @param {Frame} after */
export function heard(before, after) {
  tell(before, after);
  toldTo = after.seq;
  if (next && next.seq <= toldTo) announce(next.sentence);
  next = null;
}

/** Up to which frame everything was told, and what is to be said after one that is to come. */
let toldTo = 0;
let next = /** @type {{seq: number, sentence: string} | null} */ (null);

/** Say something once what has happened was told. @param {number} seq @param {string} sentence */
export function announceAfter(seq, sentence) {
  if (seq <= toldTo) announce(sentence);
  else next = { seq, sentence };
}

/** @param {Frame | null} before @param {Frame} after */
function tell(before, after) {
  const setUp = after.events.some((one) => one.e === "setup");
  const short = inShort(before, after);
  const events = setUp ? ofKind(after.events, "turn_began") : after.events;
  const lines = sentences(events, after.view);
  if (setUp) journal.value = lately.value = [];
  if (!lines.length) return;
  if (short.text && !setUp) lately.value = [...lately.value, short].slice(-2);
  journal.value = [...journal.value.slice(-200), { seq: after.seq, lines }];
  announce(lines.join(" "));
  notify(after);
}

const region = /** @type {HTMLElement} */ (document.getElementById("live"));

/** Say something to those who listen. @param {string} sentence */
export function announce(sentence) {
  region.append(Object.assign(document.createElement("p"), { textContent: sentence }));
  while (region.childElementCount > 6) region.firstElementChild?.remove();
}

const plainTitle = document.title;
const yourTurn = computed(() => you.value.act !== null && !isScreen);
const pageTitle = computed(() => (yourTurn.value ? `● ${t("client-your-turn")} · ${plainTitle}` : plainTitle));
effect(() => {
  pageTitle.value;
  afterwards(() => (document.title = pageTitle.value));
});

/** "Your turn" as a notification, where it is allowed and nobody is looking. @param {Frame} frame */
function notify(frame) {
  const yours = frame.you.act !== null && !isScreen;
  const may = document.hidden && "Notification" in globalThis && Notification.permission === "granted";
  if (yours && may && has("client-your-turn"))
    new Notification("Yearline", {
      body: t("client-your-turn"),
      tag: frame.table.code,
      icon: "/static/assets/icons/icon-192.png",
    });
}
