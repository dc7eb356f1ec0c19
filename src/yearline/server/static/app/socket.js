// The one connection to the table: it comes back by itself, asks again after a loss, and never believes a silent
// socket.

import { signal } from "@preact/signals";
import { keep, kept, remembers } from "./device.js";
import { t } from "./words.js";

/** @typedef {import("./protocol").Frame} Frame */
/** @typedef {import("./protocol").GameEvent} GameEvent */
/** @typedef {import("./protocol").ServerMessage} ServerMessage */
/** @typedef {import("./protocol").Step} Step */
/** @typedef {import("./protocol").WireCard} WireCard */
/** @typedef {import("./protocol").WireHand} WireHand */
/** @typedef {import("./protocol").WirePile} WirePile */
/** @typedef {import("./protocol").WireRow} WireRow */
/**
 * A frame of a game: only there can a step change something.
 * @typedef {Frame & {view: import("./protocol").WireView}} Playing
 */
/** What a table hears: steps have become frames. @typedef {Exclude<ServerMessage, Step>} Heard */

const KEPT_TALK = 100;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
const PATIENCE_TO_OPEN = 16_000;

/** "open" while frames can come, "lost" while we try again, "closed" when the server has sent us away for good. */
export const connection = signal(/** @type {"connecting" | "open" | "lost" | "closed"} */ ("connecting"));
/** Why the server has sent us away for good. */
export const farewell = signal("");

/**
 * The secret that this device keeps: whoever knows it is the same person. A link may bring it from another device.
 * @returns {string}
 */
export function ownSecret() {
  const brought = /^#([A-Za-z0-9_-]{22,64})$/.exec(location.hash)?.[1];
  if (brought) {
    history.replaceState(null, "", location.pathname);
    become(brought, "client-be-brought");
  }
  const known = kept("yearline-secret") ?? history.state?.secret;
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  hold(made);
  return made;
}

/**
 * Be this person from now on. A browser that keeps nothing still knows it when the page is loaded again.
 * @param {string} secret
 */
function hold(secret) {
  keep("yearline-secret", secret);
  if (!remembers) history.replaceState({ secret }, "");
}
// there a table that the home page has opened is the same document to the browser, on the way back too
if (!remembers) addEventListener("popstate", () => location.reload());

/**
 * Be another person on this device, if its owner says so; who they were before is kept, and can be brought back.
 * @param {string} secret @param {string} question
 */
function become(secret, question) {
  const known = kept("yearline-secret");
  if (known === secret || !confirm(t(question))) return false;
  if (known) keep("yearline-secret-before", known);
  hold(secret);
  return true;
}

/** Whether there is somebody to bring back. */
export const wasSomebodyElse = () => kept("yearline-secret-before") !== null;

/** Be who one was before a link made one somebody else. */
export function bringBack() {
  const before = kept("yearline-secret-before");
  if (before && become(before, "client-be-before")) location.reload();
}

/** The frame that a step makes of the one before it. @param {Playing} before @param {Step} step @returns {Frame} */
export function folded(before, step) {
  const { seq, events, talk = [], estimates = [], now = before.now } = step;
  const { rows, hands, piles, relaid, ...changed } = step.view;
  const { chosen = before.you.chosen, browsed = before.you.browsed } = step;
  const [due, act, did] = [step.due ?? null, step.act ?? null, step.did ?? null];
  const shown = new Map(events.flatMap(shownBy).map((card) => [card.r, card]));
  const view = { ...before.view, ...changed };
  if (rows) view.rows = spliced(view.rows, rows, "columns", shown);
  if (hands) view.hands = spliced(view.hands, hands, "cards", shown);
  if (piles || relaid) view.piles = [...view.piles];
  for (const { at = 0, cut = 0, put = [] } of relaid ?? []) view.piles.splice(at, cut, ...put);
  for (const { i, beneath, size, top } of piles ?? []) {
    if (beneath) view.piles = spliced(view.piles, beneath, "beneath", shown);
    view.piles[i] = { ...view.piles[i], size, top: top === null ? null : inFull(top, shown) };
  }
  if (view.acting) {
    view.acting = view.acting.filter((seat) => !events.some((one) => one.e === "committed" && one.seat === seat));
  }
  const said = talk.length ? [...before.table.talk, ...talk].slice(-KEPT_TALK) : before.table.talk;
  const guesses = estimates.length ? [...before.table.estimates] : before.table.estimates;
  for (const { at = 0, cut = 0, put = [] } of estimates) guesses.splice(at, cut, ...put);
  const same = before.table.due === due && !talk.length && !estimates.length;
  const table = same ? before.table : { ...before.table, due, talk: said, estimates: guesses };
  return { t: "frame", seq, now, events, view, table, you: { ...before.you, act, did, chosen, browsed } };
}

/** The cards that an event shows in full. @param {GameEvent} event @returns {WireCard[]} */
function shownBy(event) {
  if ("cards" in event) return event.cards;
  return "card" in event && typeof event.card === "object" ? [event.card] : [];
}

/**
 * A card, where a number stands for one that the events showed.
 * @param {WireCard | number} card
 * @param {Map<number, WireCard>} shown
 */
const inFull = (card, shown) => (typeof card === "number" ? /** @type {WireCard} */ (shown.get(card)) : card);

/**
 * Parts of the table, in each of which one list has changed: cards, or columns of them.
 * @template {WireRow | WireHand | WirePile} Part
 * @param {Part[]} parts
 * @param {import("./protocol").Spliced[]} changes
 * @param {"columns" | "cards" | "beneath"} list
 * @param {Map<number, WireCard>} shown
 */
function spliced(parts, changes, list, shown) {
  const made = [...parts];
  for (const { i, at = 0, cut = 0, put = [] } of changes) {
    const items = /** @type {Record<string, unknown[]>} */ (/** @type {unknown} */ (made[i]))[list];
    const fresh = put.map((one) => (Array.isArray(one) ? one.map((card) => inFull(card, shown)) : inFull(one, shown)));
    made[i] = { ...made[i], [list]: [...items.slice(0, at), ...fresh, ...items.slice(at + cut)] };
  }
  return made;
}

/**
 * @typedef {object} Wire
 * @property {(message: object) => string} send   sends a command and returns its id; it is sent again after a loss
 * @property {() => void} close
 */

/**
 * Connect to a table.
 * @param {{address: string, hello: () => object, hear: (message: Heard) => void}} table
 * @returns {Wire}
 */
export function connect({ address, hello, hear }) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let ended = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let again;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let watchdog;
  /** @type {Frame | null} The table as the server told it last on this connection. */
  let known = null;
  /** @type {Map<string, object>} Commands that no frame or refusal has answered. */
  const unanswered = new Map();

  function open() {
    clearTimeout(again);
    clearTimeout(watchdog);
    const fresh = new WebSocket(address);
    socket = fresh;
    fresh.onopen = () => {
      fresh.send(JSON.stringify({ ...hello(), steps: true }));
      for (const message of unanswered.values()) fresh.send(JSON.stringify(message));
      expect(PATIENCE);
    };
    fresh.onmessage = (event) => fresh === socket && receive(JSON.parse(event.data));
    fresh.onclose = () => fresh === socket && lose();
    watchdog = setTimeout(lose, PATIENCE_TO_OPEN);
  }

  /** @param {ServerMessage} heard */
  function receive(heard) {
    const message = heard.t === "step" ? folded(/** @type {Playing} */ (known), heard) : heard; // no step comes first
    if (message.t === "frame" || message.t === "crowd") {
      known = message.t === "frame" ? message : null;
      connection.value = "open";
      // not for a mere refusal: a server that cannot read its tables now is not to be asked all the time
      wait = FIRST_WAIT;
    }
    if (message.t === "refused" && message.id) unanswered.delete(message.id);
    const did = message.t === "count" ? message.did : "you" in message ? message.you.did : "";
    if (did) unanswered.delete(did);
    if (message.t === "bye" && !message.again) {
      farewell.value = message.code;
      return stop();
    }
    expect(PING_EVERY);
    hear(message);
  }

  /** After so long a silence we ask, and after as long again without an answer we begin anew. @param {number} time */
  function expect(time) {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => {
      if (socket?.readyState === WebSocket.OPEN) socket.send('{"t":"ping"}');
      watchdog = setTimeout(lose, PATIENCE);
    }, time);
  }

  function lose() {
    if (ended) return;
    clearTimeout(watchdog);
    connection.value = "lost";
    const stale = socket;
    socket = null;
    stale?.close();
    again = setTimeout(open, wait * (0.7 + Math.random() * 0.6));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function stop() {
    ended = true;
    clearTimeout(watchdog);
    clearTimeout(again);
    connection.value = "closed";
    socket?.close();
  }

  function hurry() {
    if (ended || document.visibilityState === "hidden") return;
    if (socket === null) {
      wait = FIRST_WAIT;
      open();
    } else if (socket.readyState === WebSocket.OPEN) {
      socket.send('{"t":"ping"}');
      expect(PATIENCE);
    }
  }
  document.addEventListener("visibilitychange", hurry);
  addEventListener("online", hurry);
  addEventListener("offline", () => socket && lose());
  open();

  return {
    send(message) {
      const id = Math.random().toString(36).slice(2, 12);
      const whole = { ...message, id };
      unanswered.set(id, whole);
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(whole));
      return id;
    },
    close: stop,
  };
}
