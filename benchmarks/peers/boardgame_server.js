// boardgame.io with its server, states whole to each player after every move.
//   node boardgame_server.js memory|FOLDER       FOLDER: flat files there
'use strict';
const { Server, FlatFile } = require('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');
const cards = require('./cards');

const place = process.argv[2];

const game = {
  name: 'cards',
  setup({ ctx, random }) {
    let next = 0;
    const deal = count => Array.from({ length: count }, () => ({ id: next, rank: next++ % 13 }));
    const players = {};
    for (const seat of ctx.playOrder) players[seat] = { hand: deal(cards.HAND), stock: deal(cards.STOCK) };
    return {
      secret: { deck: random.Shuffle(deal(cards.DECK)) },
      players,
      piles: Array.from({ length: cards.PILES }, () => deal(cards.PILE)),
      discards: cards.DISCARDS.map(deal),
      lines: Array.from({ length: cards.LINES }, (_, turn) => cards.line(turn, '0', 0)),
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move({ G, ctx, playerID }, from, to) {
        const { hand } = G.players[playerID];
        if (!cards.allowed(hand, from, to)) return INVALID_MOVE;
        const [card] = hand.splice(from, 1);
        G.piles[to].push(card);
        G.secret.deck.unshift(G.piles[to].shift());
        hand.push(G.secret.deck.pop());
        G.lines.shift();
        G.lines.push(cards.line(ctx.turn, playerID, to));
      },
    },
  },
};

const db = place === 'memory' ? undefined : new FlatFile({ dir: place, logging: false });
const quiet = console.log;
console.log = console.info = () => {};
Server({ games: [game], origins: ['*'], ...(db && { db }) }).run(0).then(({ appServer }) => {
  quiet(`port ${appServer.address().port}`);
});
