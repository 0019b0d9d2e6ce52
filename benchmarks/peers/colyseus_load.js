// Load for Colyseus through its own client, told not to decode patches (else the client is slower than the server);
// table 0 decodes them, to prove that what is counted was played.   node colyseus_load.js PORT TABLES
'use strict';
const { Client } = require('@colyseus/sdk');
const cards = require('./cards');
const { drive } = require('./driving');

const [port, count] = process.argv.slice(2).map(Number);
const client = new Client(`ws://127.0.0.1:${port}`);

async function open(number, moved) {
  const first = await client.create('cards');
  const rooms = [first, await client.joinById(first.roomId)];
  const table = { turn: 0, told: [0, 0], sent: false };
  while (rooms.some(room => room.state?.players?.size !== 2)) await new Promise(done => setTimeout(done, 5));
  rooms.forEach((room, seat) => {
    const decode = room.serializer.patch.bind(room.serializer);
    room.serializer.patch = (...patch) => {
      if (number === 0) decode(...patch);
      if (!table.sent) return;
      table.told[seat] = 1;
      if (!table.told[0] || !table.told[1]) return;
      table.told = [0, 0];
      table.sent = false;
      table.turn += 1;
      if (number === 0 && rooms.some(each => each.state.turn !== table.turn)) throw new Error('a move was not played');
      moved(table);
    };
  });
  table.send = () => { table.sent = true; rooms[table.turn % 2].send('play', cards.anyMove()); };
  return table;
}

drive(count, open);
