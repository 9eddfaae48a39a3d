import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../server/context.ts';
import type { Database } from '../../server/platform/db/database.ts';
import type { TakeNights } from '../../server/stock/take-nights.ts';

type Open = () => Promise<Context>;
type Alter = (open: Open) => Promise<Context>;

/** Faults that the tests must catch. `obeys` is no fault: it lets a test control clock and disk. */
export const ALTERATIONS = {
  acknowledgesFirst,
  oversells,
  syncsRarely,
  obeys,
  leaks,
  erasesAllAtOnce,
  asksNobody,
  /** See `waitForEver`. */
  waitsForEver: (open: Open) => open(),
} as const satisfies Record<string, Alter>;

export type Alteration = keyof typeof ALTERATIONS;

const LATE_MS = 150;
const LOOK_EVERY_MS = 20;
const LEAKED_BYTES = 256 * 1024;
const ERASE_AFTER_MS = 10_000;
const MOST_PAGES = 1_073_741_823;

/** Answers a change before it is committed. */
async function acknowledgesFirst(open: Open): Promise<Context> {
  const context = await open();
  const { db } = context;
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (change) => {
      const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof change>>>();
      execute(async (trx) => {
        const result = await change(trx);
        resolve(result);
        await wait(LATE_MS);
        return result;
      }).catch(reject);
      return promise;
    };
    return builder;
  };
  return context;
}

/** Checks availability when the price is quoted, outside the transaction, and not again. */
async function oversells(open: Open): Promise<Context> {
  const context = await open();
  await dropTheConstraint(context);
  return { ...context, takeNights: takeWithoutGuard };
}

/** Syncs to disk some time after the booking was acknowledged. */
async function syncsRarely(open: Open): Promise<Context> {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own object below
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function prepareForgetful(this: DatabaseSync, statement) {
    // Inside a transaction the setting cannot be changed, and the connection was verified when it was opened.
    if (/^begin/i.test(statement)) this.exec('pragma synchronous = normal');
    return prepare.call(this, statement);
  };
  return open();
}

async function leaks(open: Open): Promise<Context> {
  const context = await open();
  const begin = context.db.transaction.bind(context.db);
  const kept: unknown[] = [];
  context.db.transaction = () => {
    kept.push(Buffer.alloc(LEAKED_BYTES, 1), openSync(process.execPath, 'r'));
    return begin();
  };
  return context;
}

/** Erases all guests of past stays in one statement, soon after the start. */
async function erasesAllAtOnce(open: Open): Promise<Context> {
  const context = await open();
  const { clock, db } = context;
  setTimeout(() => {
    const today = clock.now().toISOString().slice(0, 10);
    const forgotten = { email: 'erased@example.invalid', email_key: '', guest_hash: '', network_key: '' };
    void db
      .transaction()
      .execute((trx) => trx.updateTable('bookings').set(forgotten).where('check_out', '<', today).execute());
  }, ERASE_AFTER_MS);
  return context;
}

/** Waits for webhooks, and never asks a gateway about a payment. */
async function asksNobody(open: Open): Promise<Context> {
  const context = await open();
  const deaf = [...context.gateways.byName.values()].map((gateway) => ({
    ...gateway,
    askPayment: async () => Promise.reject(new Error('Nobody asks')),
  }));
  const byName = new Map(deaf.map((gateway) => [gateway.name, gateway]));
  const taking = context.gateways.taking.flatMap(({ name }) => byName.get(name) ?? []);
  return { ...context, gateways: { byName, taking } };
}

/** Removes the limits on slow clients. */
export function waitForEver({ server }: FastifyInstance): void {
  server.requestTimeout = 0;
  server.headersTimeout = 0;
}

/** Takes nights without the condition on stock. */
export const takeWithoutGuard: TakeNights = async (trx, { roomId, nights, rooms }) => {
  await trx
    .updateTable('inventory')
    .set((row) => ({ held: row('held', '+', rooms) }))
    .where('room_id', '=', roomId)
    .where('night', 'in', nights)
    .execute();
  return true;
};

/** Removes the second guard, the table's constraint. */
export async function dropTheConstraint({ config, db }: Pick<Context, 'config' | 'db'>): Promise<void> {
  if (config.database.kind === 'sqlite') await sql`pragma ignore_check_constraints = on`.execute(db);
  else await sql`alter table inventory drop constraint if exists inventory_never_oversold`.execute(db);
}

export interface Orders {
  clockOffsetMs: number;
  isDiskFull: boolean;
}

export const ordersFile = (dataDir: string): string => join(dataDir, 'orders.json');

/** Polls its orders for clock and disk. */
async function obeys(open: Open): Promise<Context> {
  const context = await open();
  const file = ordersFile(context.config.dataDir);
  let orders = readOrders(file);
  let isFull = false;
  setInterval(() => {
    orders = readOrders(file);
    const { isDiskFull } = orders;
    if (isDiskFull === isFull) return;
    // Fails like a booking at the same moment, and is retried.
    setDisk(context, orders).then(
      () => (isFull = isDiskFull),
      () => {},
    );
  }, LOOK_EVERY_MS).unref();
  return { ...context, clock: { now: () => new Date(Date.now() + orders.clockOffsetMs) } };
}

function readOrders(file: string): Orders {
  try {
    // Written by the test.
    return JSON.parse(readFileSync(file, 'utf8')) as Orders;
  } catch {
    return { clockOffsetMs: 0, isDiskFull: false };
  }
}

/** SQLite's own limit on pages answers like a full disk. */
async function setDisk({ config, db }: Context, { isDiskFull }: Orders): Promise<void> {
  if (config.database.kind === 'sqlite') await limitPages(db, isDiskFull);
}

export async function limitPages(db: Database, isFull: boolean): Promise<void> {
  // A smaller value means the current number of pages.
  await sql.raw(`pragma max_page_count = ${isFull ? 1 : MOST_PAGES}`).execute(db);
}
