/**
 * The floor of the booking server: Fastify and SQLite with the same durability, and nothing else. No validation beyond
 * the JSON itself, no prices, no taxes, no policy, no mail, no memory of answered requests.
 */
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const [file, port] = process.argv.slice(2);
if (file === undefined || port === undefined)
  throw new Error('Say which database file to use, and which port.');

const db = new DatabaseSync(file);
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
db.exec(
  'CREATE TABLE nights (room TEXT, night TEXT, capacity INT, taken INT DEFAULT 0, PRIMARY KEY (room, night))',
);
db.exec('CREATE TABLE bookings (id INTEGER PRIMARY KEY, body TEXT)');
const start = Date.UTC(2026, 0, 1);
const insert = db.prepare('INSERT INTO nights (room, night, capacity) VALUES (?, ?, 1000000)');
db.exec('BEGIN');
for (let room = 0; room < 10; room += 1) {
  for (let day = 0; day < 730; day += 1) {
    insert.run(`room-${room}`, new Date(start + day * 86_400_000).toISOString().slice(0, 10));
  }
}
db.exec('COMMIT');

const search = db.prepare(
  'SELECT room, night, capacity - taken AS left FROM nights WHERE night >= ? AND night < ? ORDER BY room, night',
);
const take = db.prepare(
  'UPDATE nights SET taken = taken + 1 WHERE room = ? AND night >= ? AND night < ? AND taken < capacity',
);
const write = db.prepare('INSERT INTO bookings (body) VALUES (?)');

const app = Fastify();
app.get<{ Querystring: { from: string; to: string } }>('/search', ({ query }) =>
  search.all(query.from, query.to),
);
app.post<{ Body: { room: string; from: string; to: string } }>('/bookings', ({ body }, reply) => {
  db.exec('BEGIN IMMEDIATE');
  take.run(body.room, body.from, body.to);
  const { lastInsertRowid } = write.run(JSON.stringify(body));
  db.exec('COMMIT');
  return reply.code(201).send({ id: Number(lastInsertRowid) });
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
