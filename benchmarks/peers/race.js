// boardgame.io's server, in memory, with the same race: six cards a hand, all hands open, one common line.
// node race.js PORT
const { Server, Origins } = require('boardgame.io/server');

const HAND = 6;
const YEARS = (() => {
  let x = 7;
  return Array.from({ length: 110 }, () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return (x % 3000) - 999;
  });
})();
const front = (card) => ({ r: card, p: `picture-${card}`, s: 'sun', c: 'red' });
const dated = (card) => ({ ...front(card), y: YEARS[card], pr: 'year', b: 'moon' });

const race = {
  name: 'race',
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle([...YEARS.keys()]);
    const hands = Array.from({ length: 4 }, () => deck.splice(0, HAND));
    return { hands, line: [deck.shift()], deck, discard: [], last: null };
  },
  moves: {
    place: {
      client: false,
      move: ({ G, ctx, random }, slot, gap) => {
        const hand = G.hands[ctx.currentPlayer];
        if (!(slot >= 0 && slot < hand.length && gap >= 0)) return 'INVALID_MOVE';
        const at = Math.min(gap, G.line.length);
        const [card] = hand.splice(slot, 1);
        const after = at === 0 || YEARS[G.line[at - 1]] <= YEARS[card];
        const fits = after && (at === G.line.length || YEARS[card] <= YEARS[G.line[at]]);
        if (fits) {
          G.line.splice(at, 0, card);
        } else {
          G.discard.push(card);
          if (!G.deck.length) { G.deck = random.Shuffle(G.discard); G.discard = []; }
          hand.push(G.deck.shift());
        }
        G.last = { card: dated(card), gap: at, fits };
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (ctx.turn % 4 === 0 && G.hands.some((hand) => !hand.length) ? { out: true } : undefined),
  playerView: ({ G }) => ({
    line: G.line.map(dated),
    hands: G.hands.map((hand) => hand.map(front)),
    deck: { size: G.deck.length, top: G.deck.length ? front(G.deck[0]) : null },
    discard: { size: G.discard.length, top: G.discard.length ? dated(G.discard[G.discard.length - 1]) : null },
    last: G.last,
  }),
};

console.log = () => {};
console.info = () => {};
Server({ games: [race], origins: [Origins.LOCALHOST] }).run({ port: +process.argv[2] });
