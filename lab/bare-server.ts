/**
 * The baseline of the booking server: Fastify and SQLite with the same durability, validation and serialization, and
 * stock taken in one transaction. No prices, taxes, policies, mails or idempotency.
 */
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const DAY_MS = 86_400_000;
const ROOMS = 10;
const NIGHTS = 730;

const [file, port] = process.argv.slice(2);
if (file === undefined || port === undefined)
  throw new Error('Say which database file to use, and which port.');

const db = new DatabaseSync(file);
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
db.exec(
  'CREATE TABLE nights (room TEXT, night TEXT, capacity INT, taken INT DEFAULT 0, PRIMARY KEY (room, night))',
);
db.exec(`CREATE TABLE bookings (id INTEGER PRIMARY KEY, room TEXT, "from" TEXT, "to" TEXT,
  first_name TEXT, last_name TEXT, email TEXT, phone TEXT, created_at TEXT)`);
const today = Date.parse(new Date().toISOString().slice(0, 10));
const insert = db.prepare('INSERT INTO nights (room, night, capacity) VALUES (?, ?, 1000000)');
db.exec('BEGIN');
for (let room = 0; room < ROOMS; room += 1) {
  for (let day = 0; day < NIGHTS; day += 1) {
    insert.run(`room-${room}`, new Date(today + day * DAY_MS).toISOString().slice(0, 10));
  }
}
db.exec('COMMIT');

const search = db.prepare(
  'SELECT room, night, capacity - taken AS left FROM nights WHERE night >= ? AND night < ? ORDER BY room, night',
);
const take = db.prepare(
  'UPDATE nights SET taken = taken + 1 WHERE room = ? AND night >= ? AND night < ? AND taken < capacity',
);
const write =
  db.prepare(`INSERT INTO bookings (room, "from", "to", first_name, last_name, email, phone, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);

const text = { type: 'string', maxLength: 200 };
const object = (properties: Record<string, object>): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const guest = object({ firstName: text, lastName: text, email: text, phone: text });
const night = object({ room: text, night: text, left: { type: 'integer' } });

const app = Fastify();
app.get<{ Querystring: { from: string; to: string } }>(
  '/search',
  {
    schema: {
      querystring: object({ from: text, to: text }),
      response: { 200: { type: 'array', items: night } },
    },
  },
  async ({ query }) => search.all(query.from, query.to),
);
app.post<{
  Body: { room: string; from: string; to: string; guest: Record<string, string> };
}>(
  '/bookings',
  {
    schema: {
      body: object({ room: text, from: text, to: text, guest }),
      response: { 201: object({ id: { type: 'integer' } }) },
    },
  },
  async ({ body: { room, from, to, guest: who } }, reply) => {
    const nights = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    db.exec('BEGIN IMMEDIATE');
    if (take.run(room, from, to).changes !== nights) {
      db.exec('ROLLBACK');
      return reply.code(409).send();
    }
    const { firstName = '', lastName = '', email = '', phone = '' } = who;
    const now = new Date().toISOString();
    const { lastInsertRowid } = write.run(room, from, to, firstName, lastName, email, phone, now);
    db.exec('COMMIT');
    return reply.code(201).send({ id: Number(lastInsertRowid) });
  },
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
