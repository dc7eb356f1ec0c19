// coop as a game of boardgame.io, played at random through its local client. Prints one JSON object.
//
//   npm ci && node --expose-gc coop.js SECONDS
//
// The rules are those of src/yearline/games/coop.py (French edition, four players, 36 cards); the deck comes from a
// fixed
// generator. Creating a client is measured apart from the moves. With views, playerView filters the state for each of
// the
// four seats after every move, which is how boardgame.io tells a player what the table looks like.
const { Client } = require('boardgame.io/client');

const SEATS = 4, HAND = 4, POOL = 36, SYMBOLS = 4;
const seconds = Number(process.argv[2] || '2');

function generator(seed) {
  let x = seed >>> 0;
  return () => (x = (Math.imul(x, 1664525) + 1013904223) >>> 0) / 4294967296;
}

const random = generator(1);
const below = (n) => Math.floor(random() * n);

function makeDeck() {
  return Array.from({ length: POOL }, (_, id) => {
    const front = below(SYMBOLS);
    return { id, year: below(2520) - 500, front, back: (front + 1 + below(SYMBOLS - 1)) % SYMBOLS };
  });
}

const deck = makeDeck();

function shuffled() {
  const cards = deck.slice();
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

function setup() {
  const cards = shuffled();
  const hands = Array.from({ length: SEATS }, () => cards.splice(0, HAND));
  const start = cards.shift(), dropped = cards.shift();
  const discard = [dropped];
  return { columns: [[start]], gaps: [], hands, blocked: {}, discard, deck: cards, phase: 'open', reason: null };
}

const canPlay = (G, seat) => G.hands[seat].some((card) => !G.blocked[card.id]);
const matches = (G, card) => card.front === G.discard[G.discard.length - 1].back;

function legal(G, seat) {
  const actions = [];
  for (const card of G.hands[seat]) if (!G.blocked[card.id]) actions.push(['play', card.id]);
  if (G.phase === 'open') for (const card of G.hands[seat]) if (matches(G, card)) actions.push(['discard', card.id]);
  if (G.phase === 'may_stop') actions.push(['end']);
  return actions;
}

// Lays a card where its year belongs; false if the gap is taken.
function lay(G, card) {
  const { columns, gaps } = G;
  const i = columns.findIndex((column) => column[0].year >= card.year);
  if (i >= 0 && columns[i][0].year === card.year) columns[i].push(card);
  else if (i === 0) { columns.unshift([card]); gaps.unshift([]); }
  else if (i < 0) { columns.push([card]); gaps.push([]); }
  else if (!gaps[i - 1].length || gaps[i - 1][0].year === card.year) gaps[i - 1].push(card);
  else return false;
  return true;
}

function close(G, seat, events) {
  while (G.hands[seat].length < HAND && G.deck.length) G.hands[seat].push(G.deck.shift());
  G.phase = 'open';
  const next = nextSeat(G, seat);
  if (next === null) G.reason = 'all_played';
  else if (!canPlay(G, next) && !G.hands[next].some((card) => matches(G, card))) G.reason = 'stuck';
  else events.endTurn({ next: String(next) });
}

function nextSeat(G, seat) {
  for (let step = 1; step <= SEATS; step++) {
    const next = (seat + step) % SEATS;
    if (G.hands[next].length) return next;
  }
  return null;
}

const game = {
  name: 'coop',
  setup,
  moves: {
    play: ({ G, ctx, events }, id) => {
      const seat = Number(ctx.currentPlayer), hand = G.hands[seat];
      const at = hand.findIndex((card) => card.id === id);
      if (at < 0 || G.blocked[id]) return 'INVALID_MOVE';
      const second = G.phase === 'may_stop';
      const placed = lay(G, hand[at]);
      if (placed) hand.splice(at, 1);
      else G.blocked[id] = true;
      const left = canPlay(G, seat);
      if (placed ? second || !left : second && !left) close(G, seat, events);
      else if (placed) G.phase = 'may_stop';
      else if (!left) G.reason = 'failed';
      else if (!second) G.phase = 'must_place';
    },
    discard: ({ G, ctx, events }, id) => {
      const seat = Number(ctx.currentPlayer), hand = G.hands[seat];
      const at = hand.findIndex((card) => card.id === id);
      if (G.phase !== 'open' || at < 0 || !matches(G, hand[at])) return 'INVALID_MOVE';
      G.discard.push(...hand.splice(at, 1));
      close(G, seat, events);
    },
    end: ({ G, ctx, events }) => {
      if (G.phase !== 'may_stop') return 'INVALID_MOVE';
      close(G, Number(ctx.currentPlayer), events);
    },
  },
  endIf: ({ G }) => (G.reason ? { reason: G.reason } : undefined),
  playerView: ({ G }) => {
    const front = (card) => (G.blocked[card.id] ? card : { id: card.id, front: card.front });
    const deck = { size: G.deck.length, top: G.deck[0] && front(G.deck[0]) };
    return { ...G, hands: G.hands.map((hand) => hand.map(front)), deck };
  },
};

// Random games for so many seconds: how many moves, and how long they took without creating the clients.
function measure(seconds, views) {
  const until = process.hrtime.bigint() + BigInt(Math.round(seconds * 1e9));
  let moves = 0, games = 0, spent = 0n, setups = 0n;
  while (process.hrtime.bigint() < until) {
    const before = process.hrtime.bigint();
    // A client with a playerView would filter on every getState; views are built, and paid for, only where asked for.
    const client = Client({ game: { ...game, playerView: undefined }, numPlayers: SEATS, debug: false });
    client.start();
    const began = process.hrtime.bigint();
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      const actions = legal(G, Number(ctx.currentPlayer));
      const [name, ...args] = actions[below(actions.length)];
      client.moves[name](...args);
      moves++;
      if (views) {
        const after = client.getState();
        const { G, ctx } = after;
        for (let seat = 0; seat < SEATS; seat++) game.playerView({ G, ctx, playerID: String(seat) });
      }
    }
    const ended = process.hrtime.bigint();
    client.stop();
    games++;
    spent += ended - began;
    setups += began - before;
  }
  const rate = (nanoseconds) => moves / (Number(nanoseconds) / 1e9);
  const setup_us = Number(setups) / 1e3 / games;
  return { moves: rate(spent), whole: rate(spent + setups), setup_us, length: moves / games };
}

// What the last state of a random game takes up in memory, as the client's store holds it: the mean of many. The cards
// are those of the deck, which all games share.
function weigh(games) {
  const kept = [];
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < games; i++) {
    const client = Client({ game: { ...game, playerView: undefined }, numPlayers: SEATS, debug: false });
    client.start();
    for (;;) {
      const state = client.store.getState();
      if (state.ctx.gameover) break;
      kept[i] = state;
      const actions = legal(state.G, Number(state.ctx.currentPlayer));
      const [name, ...args] = actions[below(actions.length)];
      client.moves[name](...args);
    }
    client.stop();
  }
  globalThis.gc();
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length);
}

measure(2, false); // let the compiler settle
measure(2, true);
const state_bytes = weigh(1000);
console.log(JSON.stringify({ plain: measure(seconds, false), views: measure(seconds, true), state_bytes }));
