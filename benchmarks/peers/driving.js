// What the load scripts share: tables are opened, then a line of JSON on standard input asks for a lap and a line on
// standard output tells what it found. {"lap": "saturate", "seconds": 3}: every table has one move under way, always.
// {"lap": "pace", "seconds": 3, "rate": 500}: so many moves a second in all, at random times; waits are milliseconds from
// send to both players told. A move that had to wait for the one before counts from when it should have been sent.
'use strict';
const readline = require('node:readline');

const now = () => performance.now();
const gap = rate => -Math.log(1 - Math.random()) / rate * 1000;

exports.drive = async function drive(count, open) {
  let after = () => {};
  let moves = 0;
  const moved = table => { moves += 1; table.free = now(); table.busy = false; after(table); };
  const go = (table, since) => { table.busy = true; table.since = since; table.send(); };
  const tables = [];
  for (let number = 0; number < count; number += 1) tables.push(Object.assign(await open(number, moved), { busy: false, free: 0 }));

  const idle = () => new Promise(done => { const look = () => tables.some(table => table.busy) ? setTimeout(look, 5) : done(); look(); });

  async function saturate(seconds) {
    after = table => go(table, now());
    for (const table of tables) go(table, now());
    await new Promise(done => setTimeout(done, 300));
    const found = await timed(() => new Promise(done => setTimeout(done, 1000 * seconds)));
    after = () => {};
    await idle();
    return found;
  }

  async function pace(seconds, rate) {
    const waits = [];
    after = table => waits.push(table.free - table.since);
    const start = now();
    for (const table of tables) table.next = start + gap(rate / count);
    const found = await timed(() => new Promise(done => {
      const look = () => {
        const time = now();
        if (time - start > 1000 * seconds) { done(); return; }
        for (const table of tables) {
          if (table.busy || table.next > time) continue;
          go(table, table.free > table.next ? table.next : now());
          table.next += gap(rate / count);
        }
        setTimeout(look, 1);
      };
      look();
    }));
    await idle();
    after = () => {};
    return { ...found, waits };
  }

  async function timed(work) {
    const first = moves, start = now(), used = process.cpuUsage();
    tell({ begun: true });
    await work();
    const { user, system } = process.cpuUsage(used);
    tell({ ended: true });
    return { moves: moves - first, seconds: (now() - start) / 1000, busy: (user + system) / 1e6 };
  }

  const tell = found => process.stdout.write(JSON.stringify(found) + '\n');
  tell({ tables: tables.length });
  for await (const text of readline.createInterface({ input: process.stdin })) {
    const { lap, seconds, rate } = JSON.parse(text);
    tell(lap === 'pace' ? await pace(seconds, rate) : await saturate(seconds));
  }
  process.exit(0);
};
