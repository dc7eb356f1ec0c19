// What happened, told in sentences: announced in order to those who listen, shown to those who look, and kept in the journal.

import { computed, effect, signal } from "@preact/signals";
import { afterwards } from "./view.js";
import { gapName } from "./rows.js";
import { isScreen, lately, nameOf, texts, you } from "./state.js";
import { dateText, has, t, together } from "./words.js";

/** @typedef {{seq: number, lines: string[]}} Telling */

/** The journal of this game, as far as this page has seen it. */
export const journal = signal(/** @type {Telling[]} */ ([]));

/** @type {Map<number, any>} Cards by reference, as last seen. */
const seen = new Map();
/** A card's title. @param {number} ref */
const plain = (ref) => texts.value[seen.get(ref)?.p]?.title ?? "";
/** Its date, if it has just been turned over. @param {number} ref */
const dated = (ref) => (revealed.has(ref) ? dateText(revealed.get(ref).y, revealed.get(ref).pr).replaceAll(" ", "\u00a0") : ""); // a line must not end inside it
/** Both. @param {number} ref */
const title = (ref) => (revealed.has(ref) ? `${plain(ref)} (${dated(ref)})` : plain(ref));
/** What was laid and by whom; the date comes apart, because a title may be cut short where there is little room. @param {any} event */
const laid = (event) => ({ name: nameOf(event.seat), title: plain(event.card), date: dated(event.card) });
/** @type {Map<number, any>} Cards by reference that the frame being told has turned over. */
let revealed = new Map();

/** Remember what a card looks like. @param {any} card */
export function remember(card) {
  if (card && !(seen.get(card.r)?.y !== undefined && card.y === undefined)) seen.set(card.r, card);
}

/** @type {Record<string, (event: any, view: any) => string>} */
const SENTENCES = {
  placed: (e, view) => (e.seat === null ? "" : given(e) ? t("client-told-given", { ...laid(e), owner: nameOf(e.owner) }) : t(`client-told-placed-${e.row}`, { ...laid(e), where: placeOf(e, view) })),
  blocked: (e) => t("client-told-blocked", laid(e)),
  missed: (e, view) => t("client-told-missed", { ...laid(e), where: placeOf(e, view) }),
  revealed: (e) => t("client-told-revealed", { title: title(e.card.r) }),
  discarded: (e) => (e.seat === null ? "" : t("client-told-discarded", { name: nameOf(e.seat), title: title(e.card) })),
  drafted: (e) => t("client-told-drafted", { name: nameOf(e.seat), count: e.count, color: t(`client-color-${e.color}`) }),
  reshuffled: (e) => t("client-told-reshuffled", { count: e.count }),
  power_used: (e) => t(`client-told-power-${e.color}`, { name: nameOf(e.seat), owner: nameOf(e.owner), own: e.seat === e.owner ? "yes" : "no", title: title(e.card) }),
  eliminated: (e) => t("client-told-eliminated", { names: together(e.seats.map(nameOf)) }),
  left: (e) => t("client-told-left", { name: nameOf(e.seat) }),
  withdrawn: (e) => t("client-told-withdrawn", { title: title(e.card) }),
  turn_began: (e) => t("client-told-turn", { name: nameOf(e.seat) }),
  game_ended: () => t("client-told-over"),
};

/** Whether a card was given to somebody else, which needs no knowledge. @param {any} event */
const given = (event) => event.owner !== null && event.owner !== event.seat;

/** Where a card was laid: it lies there, or it does not belong there. @param {any} event @param {any} view */
function placeOf({ row = "line", owner, seat, card, index, gap }, view) {
  const laidInto = view.rows.find((/** @type {any} */ one) => one.name === row && (one.owner === null || one.owner === (owner ?? seat)));
  const columns = (laidInto?.columns ?? []).filter((/** @type {any[]} */ column) => !column.some((one) => one.r === card));
  return gapName(columns, index ?? gap);
}

/** Placement with the date first, then the rest, then whose turn it is; what is told of a card is told once. @param {any[]} events */
function inOrder(events) {
  const rank = (/** @type {any} */ e) => ({ placed: 0, missed: 0, blocked: 0, drafted: 0, power_used: 0, revealed: 1, turn_began: 3, game_ended: 4 })[/** @type {string} */ (e.e)] ?? 2;
  const dropped = new Set(events.filter((e) => e.e === "missed").map((e) => e.card));
  const named = new Set(events.filter((e) => ["placed", "blocked", "missed"].includes(e.e) && e.seat !== null).map((e) => e.card));
  const told = (/** @type {any} */ e) => (e.e === "discarded" && dropped.has(e.card)) || (e.e === "revealed" && named.has(e.card.r));
  return events.filter((e) => !told(e)).sort((a, b) => rank(a) - rank(b));
}

/** Learn what the cards of a frame look like. @param {any} before @param {any} after */
function learn(before, after) {
  for (const row of after.view?.rows ?? []) row.columns.flat().forEach(remember);
  for (const hand of [...(before?.view?.hands ?? []), ...(after.view?.hands ?? [])]) hand.cards.forEach(remember);
  for (const pile of [...(before?.view?.piles ?? []), ...(after.view?.piles ?? [])]) remember(pile.top);
  revealed = new Map(after.events.filter((/** @type {any} */ e) => e.e === "revealed").map((/** @type {any} */ e) => [e.card.r, e.card]));
  revealed.forEach(remember);
}

/** Events as sentences. @param {any[]} events @param {any} view */
const sentences = (events, view) => inOrder(events).map((event) => SENTENCES[event.e]?.(event, view) ?? "").filter(Boolean);

/** What a frame tells those who look; whose turn it is they see. @param {any} before @param {any} after @returns {import("./state.js").Lately} */
export function inShort(before, after) {
  learn(before, after);
  const events = after.events.filter((/** @type {any} */ e) => !["turn_began", "game_ended"].includes(e.e));
  const placed = events.some((/** @type {any} */ e) => e.e === "placed" && e.seat !== null && !given(e));
  const lost = events.some((/** @type {any} */ e) => ["missed", "blocked"].includes(e.e));
  return { text: sentences(events, after.view).join(" "), right: lost ? false : placed || null };
}

/** A frame has come: tell it. @param {any} before @param {any} after */
export function heard(before, after) {
  const setUp = after.events.some((/** @type {any} */ event) => event.e === "setup");
  const short = inShort(before, after);
  const events = setUp ? after.events.filter((/** @type {any} */ event) => event.e === "turn_began") : after.events;
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

/** "Your turn" as a notification, where it is allowed and nobody is looking. @param {any} frame */
function notify(frame) {
  const yours = frame.you.act !== null && !isScreen;
  const may = document.hidden && "Notification" in globalThis && Notification.permission === "granted";
  if (yours && may && has("client-your-turn")) new Notification("Yearline", { body: t("client-your-turn"), tag: frame.table.code, icon: "/static/assets/icons/icon-192.png" });
}
