// The protocol from the side of whoever plays: a connection to a table that comes back by itself, asks again after a
// loss, and never believes a silent socket; and the grammar of what may be done there. No rule lives here. It needs a
// WebSocket and nothing else of a browser; it is also published as a package of its own.

/** @typedef {import("./protocol.js").Frame} Frame */
/** @typedef {import("./protocol.js").GameEvent} GameEvent */
/** @typedef {import("./protocol.js").ServerMessage} ServerMessage */
/** @typedef {import("./protocol.js").StepMessage} Step */
/** @typedef {import("./protocol.js").WireCard} WireCard */
/** @typedef {import("./protocol.js").WireHand} WireHand */
/** @typedef {import("./protocol.js").WirePile} WirePile */
/** @typedef {import("./protocol.js").WireRow} WireRow */
/**
 * A frame of a game: only there can a step change something.
 * @typedef {Frame & {view: import("./protocol.js").WireView}} Playing
 */
/** What a table hears: steps have become frames. @typedef {Exclude<ServerMessage, Step>} Heard */
/**
 * "open" while frames can come, "lost" while we try again, "closed" when the server has sent us away for good.
 * @typedef {"open" | "lost" | "closed"} Connection
 */

const KEPT_TALK = 100;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
const PATIENCE_TO_OPEN = 16_000;

/** A secret that nobody else has: whoever presents it is the same person. @returns {string} */
export function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
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
 * @param {import("./protocol.js").Spliced[]} changes
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
 * @property {() => void} hurry   the reader or the network is back: do not wait for the next attempt
 * @property {() => void} lose   the network is gone: do not wait until that is noticed
 * @property {() => void} close
 */

/**
 * Connect to a table: `hello` is what is said first, each time anew, `hear` hears every message, and `told` how the
 * connection stands, with a code where the server has sent us away.
 * @typedef {object} Place
 * @property {string} address
 * @property {() => object} hello
 * @property {(message: Heard) => void} hear
 * @property {(connection: Connection, code: string) => void} [told]
 */

/** @param {Place} place @returns {Wire} */
export function connectTo({ address, hello, hear, told = () => {} }) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let ended = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let again;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let watchdog;
  /** When we last heard anything, or asked. The timers of a device that slept have not run. */
  let heardAt = 0;
  /** @type {Frame | null} The table as the server told it last on this connection. */
  let known = null;
  /** @type {Map<string, object>} Commands that no frame or refusal has answered. */
  const unanswered = new Map();

  function open() {
    clearTimeout(again);
    clearTimeout(watchdog);
    const fresh = new WebSocket(address);
    heardAt = Date.now();
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
    heardAt = Date.now();
    const message = heard.t === "step" ? folded(/** @type {Playing} */ (known), heard) : heard; // no step comes first
    if (message.t === "frame" || message.t === "crowd") {
      known = message.t === "frame" ? message : null;
      told("open", "");
      // not for a mere refusal: a server that cannot read its tables now is not to be asked all the time
      wait = FIRST_WAIT;
    }
    if (message.t === "refused" && message.id) unanswered.delete(message.id);
    const did = message.t === "count" ? message.did : "you" in message ? message.you.did : "";
    if (did) unanswered.delete(did);
    if (message.t === "bye" && !message.again) {
      return stop(message.code);
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
    told("lost", "");
    const stale = socket;
    socket = null;
    stale?.close();
    again = setTimeout(open, wait * (0.7 + Math.random() * 0.6));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** @param {string} [code] */
  function stop(code = "") {
    ended = true;
    clearTimeout(watchdog);
    clearTimeout(again);
    told("closed", code);
    socket?.close();
  }

  function hurry() {
    if (ended) return;
    if (socket !== null && Date.now() - heardAt > PING_EVERY + PATIENCE) lose();
    if (socket === null) {
      wait = FIRST_WAIT;
      open();
    } else if (socket.readyState === WebSocket.OPEN) {
      socket.send('{"t":"ping"}');
      expect(PATIENCE);
    }
  }
  open();

  return {
    send(message) {
      const id = Math.random().toString(36).slice(2, 12);
      const whole = { ...message, id };
      unanswered.set(id, whole);
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(whole));
      return id;
    },
    hurry,
    lose: () => socket && lose(),
    close: () => stop(),
  };
}

/**
 * An action as the table offers it: `place 12 4` is a verb, a subject and perhaps a gap.
 * @typedef {{text: string, verb: string, subject: string, gap: number | null}} Move
 */

/** What an action's text means. @param {string} text @returns {Move} */
export function readMove(text) {
  const [verb, subject = "", gap] = text.split(" ");
  return { text, verb, subject, gap: gap === undefined ? null : Number(gap) };
}

/**
 * All legal moves, placements written out.
 * @param {import("./protocol.js").Legal | null | undefined} legal
 * @returns {Move[]}
 */
export function readLegal(legal) {
  if (!legal) return [];
  const moves = legal.other.map(readMove);
  for (const card of legal.place?.cards ?? []) {
    for (let gap = 0; gap < (legal.place?.gaps ?? 0); gap++) moves.push(readMove(`place ${card} ${gap}`));
  }
  return moves;
}

/**
 * The moves of a subject: a card's reference or a colour, as text.
 * @param {Move[]} moves
 * @param {string | null} subject
 */
export function movesOf(moves, subject) {
  return moves.filter((move) => move.subject === subject);
}

/** The moves that need no subject, such as `end`. @param {Move[]} moves */
export function plainMoves(moves) {
  return moves.filter((move) => move.subject === "");
}

/**
 * The moves by gap, for a subject that can be placed.
 * @param {Move[]} moves
 * @param {string | null} subject
 * @returns {Map<number, Move>}
 */
export function gapsOf(moves, subject) {
  /** @type {Map<number, Move>} */
  const found = new Map();
  for (const move of moves) if (move.subject === subject && move.gap !== null) found.set(move.gap, move);
  return found;
}
