// What the client knows: the last frame, what the person has chosen but not confirmed, and how they like their table.

import { computed, effect, signal } from "@preact/signals";
import { keep, kept } from "./device.js";
import { movesOf, readLegal } from "./wire.js";
import { ownSecret } from "./socket.js";
import { language } from "./words.js";

/** @typedef {import("./protocol").Frame} Frame */
/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {{title: string, tint: string}} CardText */
/** @typedef {{text: string, right: boolean | null}} Lately */

/** The last frame from the server; it replaces everything. */
export const frame = signal(/** @type {Frame | null} */ (null));
/** The command that was sent and not yet answered. */
export const pending = signal(/** @type {string | null} */ (null));
/** The subject that was chosen (a card's reference or a colour), and the move, before it is confirmed. */
export const subject = signal(/** @type {string | null} */ (null));
export const choice = signal(/** @type {import("./wire.js").Move | null} */ (null));
/** The card to look at closely. */
export const looked = signal(/** @type {WireCard | null} */ (null));
/** How often the server has said no. */
export const refusals = signal(0);
/** A message for a moment: a refusal, or that a link was copied. */
export const notice = signal("");
/**
 * The last things that happened, in words, the latest last: `right` is whether a card came to lie where it was laid,
 * null if none was laid.
 */
export const lately = signal(/** @type {Lately[]} */ ([]));
/**
 * The last card that was tried, and how: it stays until the next move. A wrong one has the gap it was laid into.
 * @typedef {{seq: number, card: WireCard, seat: number, kind: "right" | "wrong" | "blocked", off: number,
 *   where: string, gap: number}} Verdict
 */
export const verdict = signal(/** @type {Verdict | null} */ (null));
/** The card that turns over just now: until it has, the table is shown as it was before. */
export const turning = signal(/** @type {Verdict | null} */ (null));
/**
 * What everybody has tried in this game, as far as this page has seen it, by seat.
 * @typedef {{card: WireCard, kind: Verdict["kind"]}} Tried
 */
export const tried = signal(/** @type {Record<number, Tried[]>} */ ({}));
/** Who has struck a stack of this device, and which card is gone: it stays until the next move from here. */
export const struck = signal(/** @type {{seat: number, card: WireCard | null} | null} */ (null));
/** How much of the stage is free above its cards, in pixels: what is said there may cover no card. */
export const headroom = signal(0);
/** Whether a verdict has no room there, and stands among the words of the desk instead. */
export const onDesk = computed(() => verdict.value !== null && headroom.value < (innerWidth <= 700 ? 104 : 150));
/** Which panel is open: "", "talk" or "menu". */
export const panel = signal("");
/** The step of a finished game that is shown again, or null. */
export const replaying = signal(/** @type {number | null} */ (null));
/** The last line of talk that was read here. */
export const readTalk = signal(Infinity);
/** The words on the cards by picture, in the current language. */
export const texts = signal(/** @type {Record<string, CardText>} */ ({}));

export const view = computed(() => frame.value?.view ?? null);
export const table = computed(() => frame.value?.table ?? null);
/** @type {import("./protocol").You} */
const NOBODY = { seats: [], host: false, waits: false, act: null, did: null };
export const you = computed(() => frame.value?.you ?? NOBODY);
/** Parts of a frame by themselves: who reads one of them is not drawn again when only the others change. */
export const stage = computed(() => table.value?.phase);
export const game = computed(() => view.value?.game ?? "");
export const turn = computed(() => view.value?.turn ?? null);
export const rows = computed(() => view.value?.rows ?? []);
/** Whether nobody has a card on the table yet: the cards are still being taken. */
export const drafting = computed(() => rows.value.every((row) => row.columns.length === 0));
export const hands = computed(() => view.value?.hands ?? []);
export const piles = computed(() => view.value?.piles ?? []);
export const active = computed(() => view.value?.active ?? null);
export const score = computed(() => view.value?.score ?? null);
export const moves = computed(() => (pending.value ? [] : readLegal(you.value.act?.legal)));
/** Whether the person at this device is to act. */
export const acts = computed(() => you.value.act !== null && !isScreen);
/** Whether somebody wants to be on to their own turn: what bots do is shown, but nobody waits for it. */
export const hurried = signal(false);
effect(() => {
  if (acts.value || table.value?.chairs[turn.value ?? -1]?.kind !== "bot") hurried.value = false;
});

export const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether cards turn over before people's eyes: not for those who want it still, nor where nobody looks or waits. */
export const turns = () => !still.matches && !document.hidden && !hurried.peek();

/** For a moment: a button that has appeared where another was, or where somebody tapped to go on, takes no tap. */
export const resting = signal(false);
const REST = 500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rested;

/** Whatever button appears now rests; for a keyboard, which presses what it sees, nothing need wait. */
export function rest() {
  if (!taps) return;
  clearTimeout(rested);
  resting.value = true;
  rested = setTimeout(() => (resting.value = false), REST);
}
/** Whether a finger or a mouse was used last. */
export let taps = false;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (taps = kind === "pointerdown"), { capture: true });

/** Two taps in one place within so many milliseconds are one: the second would meet what has come under the finger. */
const TWICE = 350;
let tapped = new MouseEvent("click", { clientX: -99 });
addEventListener(
  "click",
  (event) => {
    const near = Math.hypot(event.clientX - tapped.clientX, event.clientY - tapped.clientY) < 24;
    const twice = near && event.detail > 0 && event.timeStamp - tapped.timeStamp < TWICE;
    tapped = event;
    const target = /** @type {Element} */ (event.target);
    if (twice && target.closest(".card, .gap-button")) event.stopPropagation();
  },
  { capture: true },
);

/** The colour of a power that this device may use now, and the neutral deck from which it gives, if it does. */
export const power = computed(() => (acts.value && view.value?.phase === "power" ? view.value.power : null));
export const source = computed(() => (power.value === "beige" ? power.value : null));
/** What the styles know by the bar above everything: a big screen, the end, a power that waits. */
export const barred = computed(() =>
  [isScreen && "on-screen", stage.value === "over" && "done", power.value && "powered"].filter(Boolean).join(" "),
);
/** The seat this device shows as its own: the one to act where it has several, otherwise its first. */
export const mine = computed(() => you.value.act?.seat ?? you.value.seats[0] ?? null);
/** The piles that the seat shown as one's own may look through, each from the top down; nobody else sees them. */
export const browsed = computed(() => you.value.browsed?.find((one) => one.seat === mine.value)?.piles ?? []);
/** Whose seats these are does not change with a move. */
export const seats = computed(() => you.value.seats);
/** How many lines of talk have not been read yet. */
export const unread = computed(
  () => (table.value?.talk ?? []).filter((line) => line.kind === "chat" && line.seq > readTalk.value).length,
);
/** When the server's clock and ours differ, by how many seconds. */
export const skew = signal(0);

/** Whether this page is the big screen in the room. */
export const isScreen = new URLSearchParams(location.search).has("screen");

/** @template T @param {string} name @param {T} fallback */
function preference(name, fallback) {
  const key = `yearline-${name}`;
  const stored = kept(key);
  const chosen = signal(/** @type {T} */ (stored === null ? fallback : JSON.parse(stored)));
  chosen.subscribe((value) => keep(key, JSON.stringify(value)));
  return chosen;
}

export const confirms = preference("confirms", true);
export const sounds = preference("sounds", true);
export const warns = preference("warns", true);
export const zoom = preference("zoom", 0);
/** How fast bots move where this device's person is the host. */
export const pace = preference("pace", "usual");

/** @param {WireCard} card */
export function titleOf(card) {
  return texts.value[card.p]?.title ?? "…";
}

/** A seat's chair. @param {number | null} seat */
export const chairOf = (seat) => (seat === null ? undefined : table.value?.chairs[seat]);

/** The name of whoever sits there. @param {number | null} seat */
export const nameOf = (seat) => chairOf(seat)?.name ?? "";

/** How many cards a line has. @param {import("./protocol").WireRow} row */
export const lengthOf = (row) => row.columns.reduce((sum, column) => sum + column.length, 0);

/** How many cards lie in the stacks of a seat. @param {number | null} owner */
export const stackedOf = (owner) =>
  piles.value.reduce((sum, pile) => sum + (pile.owner === owner && pile.name === "stack" ? pile.size : 0), 0);

/** Choose a subject; the same one again lets it go. @param {string} chosen */
export function pick(chosen) {
  const only = moves.value.every((move) => move.subject === chosen);
  const again = subject.value === chosen && !only;
  subject.value = again ? null : chosen;
  const own = again ? [] : movesOf(moves.value, chosen);
  choice.value = own.length === 1 && own[0].gap === null ? own[0] : null;
}

/** Let go of whatever was chosen. */
export function letGo() {
  subject.value = null;
  choice.value = null;
}

/** Every card that can be seen in a view. @param {import("./protocol").WireView | null} seen @returns {WireCard[]} */
export function cardsOf(seen) {
  if (!seen) return [];
  return [
    ...seen.rows.flatMap((row) => row.columns.flat()),
    ...seen.hands.flatMap((hand) => hand.cards),
    ...seen.piles.flatMap((pile) => [...pile.beneath, ...(pile.top ? [pile.top] : [])]),
  ];
}

let asked = "";
/** @type {Promise<void>} */
let asking = Promise.resolve();

/**
 * Have the words of a table's cards, fetched once for each language and choice of decks.
 * @param {import("./protocol").WireTable} at
 */
export function fetchTexts(at) {
  const wanted = [language.value, at.code, at.number, ...(at.settings.decks ?? [])].join("/");
  if (wanted !== asked) asking = fetchFaces(wanted, at.code);
  asked = wanted;
  return asking;
}

/** @param {string} wanted @param {string} code */
async function fetchFaces(wanted, code) {
  const from = `/t/${code}/faces?lang=${language.value}`;
  let answer = await fetch(from).catch(() => null); // as the page has begun to already
  // others here have guessed too many codes: say who asks
  if (answer?.status === 429)
    answer = await fetch(from, { headers: { Authorization: `Bearer ${ownSecret()}` } }).catch(() => null);
  if (wanted !== asked) return;
  if (answer?.ok) texts.value = await answer.json();
  else asked = "";
}

/** @type {Map<number, object>} Cards by reference, as last seen: a card is itself wherever it lies. */
const seen = new Map();
/**
 * @type {WeakSet<object>} What was part of a frame before: a step brings most of it again, and then it need not be
 * compared.
 */
const familiar = new WeakSet();

/**
 * What is new, made of what was known wherever both say the same: that need not be drawn again.
 * @template T
 * @param {unknown} known
 * @param {T} fresh
 * @returns {T}
 */
export function sameWhereEqual(known, fresh) {
  if (typeof fresh !== "object" || fresh === null || familiar.has(fresh)) return fresh;
  const ref = "r" in fresh ? Number(fresh.r) : null;
  const old = /** @type {T | null | undefined} */ (ref === null ? known : seen.get(ref));
  let same = typeof old === "object" && old !== null && Object.keys(old).length === Object.keys(fresh).length;
  for (const key in fresh) {
    fresh[key] = sameWhereEqual(old?.[key], fresh[key]);
    same &&= fresh[key] === old?.[key];
  }
  if (same) return /** @type {T} */ (old);
  familiar.add(fresh);
  if (ref !== null) seen.set(ref, fresh);
  return fresh;
}
