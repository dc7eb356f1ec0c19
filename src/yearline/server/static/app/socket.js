// The one connection to the table: it comes back by itself, asks again after a loss, and never believes a silent socket.

import { signal } from "@preact/signals";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
const PATIENCE_TO_OPEN = 16_000;

/** "open" while frames can come, "lost" while we try again, "closed" when the server has sent us away for good. */
export const connection = signal(/** @type {"connecting" | "open" | "lost" | "closed"} */ ("connecting"));

/** The secret that this device keeps: whoever knows it is the same person. A link may bring it from another device. @returns {string} */
export function ownSecret() {
  const name = "yearline-secret";
  const brought = /^#([A-Za-z0-9_-]{22,64})$/.exec(location.hash)?.[1];
  if (brought) {
    localStorage.setItem(name, brought);
    history.replaceState(null, "", location.pathname);
  }
  const known = localStorage.getItem(name);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const made = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
  localStorage.setItem(name, made);
  return made;
}

/** The frame that a step makes of the one before it. @param {any} before @param {any} step */
export function folded(before, { seq, now = before.now, due = null, events, act = null, did = null, view: { rows, hands, piles, relaid, ...changed } }) {
  const cards = events.flatMap((/** @type {any} */ event) => [event.card, ...(event.cards ?? [])]);
  const shown = new Map(cards.filter((/** @type {any} */ card) => card?.r !== undefined).map((/** @type {any} */ card) => [card.r, card]));
  const view = { ...before.view, ...changed };
  if (rows) view.rows = spliced(view.rows, rows, "columns", shown);
  if (hands) view.hands = spliced(view.hands, hands, "cards", shown);
  if (piles || relaid) view.piles = [...view.piles];
  for (const { at = 0, cut = 0, put = [] } of relaid ?? []) view.piles.splice(at, cut, ...put);
  for (const { i, beneath, size, top } of piles ?? []) {
    if (beneath) view.piles = spliced(view.piles, beneath, "beneath", shown);
    view.piles[i] = { ...view.piles[i], size, top: whole(top, shown) };
  }
  const table = before.table.due === due ? before.table : { ...before.table, due };
  return { t: "frame", seq, now, events, view, table, you: { ...before.you, act, did } };
}

/** A card or a column of cards, where numbers stand for those that the events showed. @param {any} what @param {Map<number, any>} shown @returns {any} */
function whole(what, shown) {
  return Array.isArray(what) ? what.map((one) => whole(one, shown)) : typeof what === "number" ? shown.get(what) : what;
}

/** @param {any[]} parts @param {import("./protocol").Spliced[]} changes @param {string} list @param {Map<number, any>} shown */
function spliced(parts, changes, list, shown) {
  const made = [...parts];
  for (const { i, at = 0, cut = 0, put = [] } of changes) {
    const items = made[i][list];
    made[i] = { ...made[i], [list]: [...items.slice(0, at), ...whole(put, shown), ...items.slice(at + cut)] };
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
 * @param {{address: string, hello: () => object, hear: (message: any) => void}} table
 * @returns {Wire}
 */
export function connect({ address, hello, hear }) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let ended = false;
  /** @type {any} */ let again;
  /** @type {any} */ let watchdog;
  /** @type {any} The table as the server told it last on this connection. */
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

  /** @param {any} heard */
  function receive(heard) {
    const message = heard.t === "step" ? folded(known, heard) : heard;
    if (message.t === "frame") {
      known = message;
      connection.value = "open";
      wait = FIRST_WAIT; // not for a mere refusal: a server that cannot read its tables now is not to be asked all the time
    }
    if (message.t === "refused") unanswered.delete(message.id);
    if (message.t === "frame" && message.you?.did) unanswered.delete(message.you.did);
    if (message.t === "bye" && !message.again) return stop();
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
