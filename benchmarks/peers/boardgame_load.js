// Load for boardgame.io through socket.io's own client, the transport of boardgame.io's client without its copy of the
// rules.   node boardgame_load.js PORT TABLES
'use strict';
const { io } = require('socket.io-client');
const cards = require('./cards');
const { drive } = require('./driving');

const [port, count] = process.argv.slice(2).map(Number);

async function open(number, moved) {
  const table = { sockets: [], turn: 0, version: 0, told: 0 };
  const id = `table-${number}`;
  for (const seat of ['0', '1']) {
    const socket = io(`http://127.0.0.1:${port}/cards`, { transports: ['websocket'], forceNew: true });
    table.sockets.push(socket);
    await new Promise(done => socket.once('connect', done));
    const whole = new Promise(done => socket.once('sync', (_, info) => done(info.state)));
    socket.emit('sync', id, seat, undefined, 2);
    const state = await whole;
    table.turn = Number(state.ctx.currentPlayer);
    table.version = state._stateID;
    socket.on('update', (_, news) => {
      if (news._stateID <= table.version && table.told === 0) return;
      table.version = news._stateID;
      table.turn = Number(news.ctx.currentPlayer);
      if (++table.told === 2) { table.told = 0; moved(table); }
    });
  }
  table.send = () => {
    const playerID = String(table.turn);
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: cards.anyMove(), playerID } };
    table.sockets[table.turn].emit('update', action, table.version, id, playerID);
  };
  return table;
}

drive(count, open);
