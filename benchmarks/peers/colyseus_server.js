// Colyseus with a patch after every move, hands and stocks behind views.   node colyseus_server.js
'use strict';
const { Server, Room, matchMaker } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { Schema, ArraySchema, MapSchema, StateView, Encoder, defineTypes, view } = require('@colyseus/schema');
const cards = require('./cards');

Encoder.BUFFER_SIZE = 64 * 1024;

class Card extends Schema {}
defineTypes(Card, { id: 'uint16', rank: 'uint8' });
class Line extends Schema {}
defineTypes(Line, { turn: 'uint32', seat: 'string', what: 'string' });
class Pile extends Schema {}
defineTypes(Pile, { cards: [Card] });
class Player extends Schema {}
defineTypes(Player, { hand: [Card], stock: [Card] });
view()(Player.prototype, 'hand');
view()(Player.prototype, 'stock');
class Table extends Schema {}
defineTypes(Table, { players: { map: Player }, piles: [Pile], discards: [Pile], lines: [Line], turn: 'uint32', seat: 'uint8' });

const made = (kind, values) => Object.assign(new kind(), values);
const card = id => made(Card, { id, rank: id % 13 });
const list = items => { const found = new ArraySchema(); found.push(...items); return found; };

class Cards extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    this.next = 0;
    this.seats = [];
    const pile = count => made(Pile, { cards: list(this.deal(count)) });
    this.deck = Array.from({ length: cards.DECK }, () => this.next++);
    this.state = made(Table, {
      players: new MapSchema(),
      piles: list(Array.from({ length: cards.PILES }, () => pile(cards.PILE))),
      discards: list(cards.DISCARDS.map(pile)),
      lines: list(Array.from({ length: cards.LINES }, (_, turn) => made(Line, cards.line(turn, '0', 0)))),
      turn: 0,
      seat: 0,
    });
    this.onMessage('play', (client, [from, to]) => this.play(client, from, to));
  }

  deal(count) { return Array.from({ length: count }, () => card(this.next++)); }

  onJoin(client) {
    const player = made(Player, { hand: list(this.deal(cards.HAND)), stock: list(this.deal(cards.STOCK)) });
    this.state.players.set(client.sessionId, player);
    this.seats.push(client.sessionId);
    client.view = new StateView();
    client.view.add(player);
    this.broadcastPatch();
  }

  play(client, from, to) {
    const { state } = this;
    if (this.seats[state.seat] !== client.sessionId) return;
    const { hand } = state.players.get(client.sessionId);
    if (!cards.allowed(hand, from, to)) return;
    const [played] = hand.splice(from, 1);
    const pile = state.piles[to].cards;
    pile.push(card(played.id));
    this.deck.unshift(pile.shift().id);
    const drawn = card(this.deck.pop());
    hand.push(drawn);
    client.view.add(drawn);
    state.lines.shift();
    state.lines.push(made(Line, cards.line(state.turn, String(state.seat), to)));
    state.turn += 1;
    state.seat = 1 - state.seat;
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport({});
const server = new Server({ transport, greet: false });
server.define('cards', Cards);
server.listen(Number(process.argv[2])).then(() => console.log(`port ${process.argv[2]}`));
