import { expect, test, vi } from 'vitest';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { askGateways } from '../bookings/payments/ask-gateway.ts';
import { insertPayment } from '../bookings/payments/payment-repository.ts';
import { insertRefund } from '../bookings/refunds/refund-repository.ts';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../platform/db/database.ts';
import { queueMail } from '../platform/outbox/queue-mail.ts';
import { createOutboxWorker } from '../platform/outbox/worker.ts';
import { bookedStay } from '../test-support/booked.ts';
import { newKey } from '../test-support/guest.ts';
import { startedRefund, withGateway } from '../test-support/refund-gateway.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** What waits, by its name: a mail's subject, or the id of the money or of the page. */
type Name = string;

/** What a process meets outside: what it was asked to do, in order, and how that goes. */
interface Outside {
  asked: Name[];
  fails?: (name: Name) => boolean;
  /** Every call waits for it. */
  held?: Promise<void>;
}

interface Waiting {
  name: Name;
  bookingId: string;
  now: string;
}

interface Kind {
  atOnce: number;
  add: (context: Context, trx: Trx, waiting: Waiting) => Promise<void>;
  run: (server: TestServer, context: Context, signal: AbortSignal) => Promise<void>;
}

const MONEY = { amount_minor: 100, currency: 'INR', currency_digits: 2 } as const;
const HOTEL = { name: 'Small Hotel', address: 'stay@small-hotel.example' };

/** Everything that leads outside of the database. A further kind is a further row. */
const KINDS: Readonly<Record<string, Kind>> = {
  mail: {
    atOnce: 4,
    add: (context, trx, { name }) =>
      queueMail(context, trx, {
        mailKey: `confirmation:${name}`,
        mail: { language: 'en', from: HOTEL, to: HOTEL, subject: name, text: '', html: '' },
      }),
    async run(server, context, signal) {
      const worker = createOutboxWorker(context, server.app.log);
      signal.addEventListener('abort', () => void worker.stop());
      await worker.drain();
    },
  },
  refund: {
    atOnce: 1,
    add: (context, trx, { name, bookingId, now }) =>
      insertRefund(trx, {
        ...MONEY,
        id: context.newId(),
        booking_id: bookingId,
        reason: 'RETURN',
        payment_id: name,
        created_at: now,
        captured_minor: 100,
      }),
    run: (_server, context, signal) => startRefunds(context, signal),
  },
  question: {
    atOnce: 1,
    add: (_context, trx, { name, bookingId, now }) =>
      insertPayment(trx, {
        ...MONEY,
        id: name,
        booking_id: bookingId,
        gateway: 'TEST',
        gateway_id: name,
        page: '/',
        state: 'OPEN',
        created_at: now,
        settled_at: null,
        pending_since: null,
        closed_at: null,
        ask_after: now,
        asked_at: null,
        differs: null,
      }),
    run: (_server, context, signal) => askGateways(context, signal),
  },
};

const EACH = Object.entries(KINDS);
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A process of its own on the same database. */
function processOf(server: TestServer, outside: Outside): Context {
  const call = async (name: Name): Promise<void> => {
    outside.asked.push(name);
    if (outside.fails?.(name) === true) throw new Error(`${name} fails`);
    await outside.held;
  };
  const mail = { send: ({ subject }: { subject: string }) => call(subject), close: () => {} };
  return withGateway(
    { ...server.context, mail },
    {
      close: async () => {},
      refund: async (order) => {
        await call(order.captureId);
        return startedRefund(order, `rf_${order.captureId}`);
      },
      askPayment: async ({ paymentId }) => {
        await call(paymentId);
        return { kind: 'PAYMENT', paymentId, state: 'OPEN', captures: [] };
      },
    },
  );
}

/** A server on which these wait, each a second longer than the one behind it. */
async function startWith({ add }: Kind, names: readonly Name[]): Promise<TestServer> {
  const server = await startTestServer();
  const { context } = server;
  const { id: bookingId } = await bookedStay(server, server.guest());
  await context.db.deleteFrom('outbox').execute();
  for (const name of names) {
    server.clock.forward({ seconds: 1 });
    const waiting = { name, bookingId, now: context.clock.now().toISOString() };
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await context.db.transaction().execute((trx) => add(context, trx, waiting));
  }
  return server;
}

function run(
  kind: Kind,
  server: TestServer,
  outside: Outside,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  return kind.run(server, processOf(server, outside), signal);
}

test.each(EACH)('%s: each is done once, the longest waiting first', async (_name, kind) => {
  const server = await startWith(kind, NAMES);
  const outside: Outside = { asked: [] };
  await run(kind, server, outside);
  await run(kind, server, outside);
  expect(outside.asked).toEqual(NAMES);
});

test.each(EACH)('%s: two processes never do the same one at once', async (_name, kind) => {
  const server = await startWith(kind, NAMES);
  const held = Promise.withResolvers<void>();
  const [first, second]: [Outside, Outside] = [{ asked: [], held: held.promise }, { asked: [] }];
  const runs = run(kind, server, first);
  await expect.poll(() => first.asked.length).toBe(kind.atOnce);
  await run(kind, server, second);
  server.clock.forward({ seconds: 59 });
  await run(kind, server, second);
  held.resolve();
  await runs;
  expect([...first.asked, ...second.asked].toSorted()).toEqual(NAMES);
});

test.each(EACH)(
  '%s: those of a process that was killed are done by another in a minute',
  async (_name, kind) => {
    const server = await startWith(kind, NAMES);
    const killed: Outside = { asked: [], held: new Promise(() => {}) };
    void run(kind, server, killed);
    await expect.poll(() => killed.asked.length).toBe(kind.atOnce);
    const next: Outside = { asked: [] };
    server.clock.forward({ seconds: 59 });
    await run(kind, server, next);
    expect(next.asked).toEqual([]);
    server.clock.forward({ seconds: 1 });
    await run(kind, server, next);
    expect(next.asked.toSorted()).toEqual(NAMES);
  },
);

test.each(EACH)(
  '%s: those that always fail keep no other, and wait longer each time',
  async (_name, kind) => {
    const failing = Array.from({ length: 25 }, (_, index) => `x${index}`);
    const server = await startWith(kind, [...failing, 'good']);
    const outside: Outside = { asked: [], fails: (name) => name.startsWith('x') };
    await run(kind, server, outside).catch(() => {});
    await run(kind, server, outside).catch(() => {});
    expect(outside.asked).toEqual([...failing, 'good']);
    const tries = async (): Promise<number> => {
      outside.asked.length = 0;
      for (let minute = 0; minute < 30; minute += 1) {
        server.clock.forward({ minutes: 1 });
        // oxlint-disable-next-line no-await-in-loop -- one minute after the other
        await run(kind, server, outside).catch(() => {});
      }
      return outside.asked.filter((name) => name === 'x0').length;
    };
    const first = await tries();
    expect(await tries()).toBeLessThan(first);
  },
);

test.each(EACH)(
  '%s: a stop ends what is under way and leaves the rest to others at once',
  async (_name, kind) => {
    const server = await startWith(kind, NAMES);
    const held = Promise.withResolvers<void>();
    const stopped: Outside = { asked: [], held: held.promise };
    const stopping = new AbortController();
    const runs = run(kind, server, stopped, stopping.signal);
    await expect.poll(() => stopped.asked.length).toBe(kind.atOnce);
    stopping.abort();
    held.resolve();
    await runs;
    expect(stopped.asked).toHaveLength(kind.atOnce);
    const next: Outside = { asked: [] };
    await run(kind, server, next);
    expect([...stopped.asked, ...next.asked].toSorted()).toEqual(NAMES);
  },
);

test.each([
  ['mail', 20, 2],
  ['mail', 40, 4],
])('%s: %i of them are claimed and settled in %i transactions', async (name, count, transactions) => {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(name);
  const server = await startWith(
    kind,
    Array.from({ length: count }, (_, index) => `mail-${index}`),
  );
  const outside: Outside = { asked: [] };
  const { db } = server.context;
  const begun = vi.spyOn(db, 'transaction');
  const writes = vi.spyOn(db, 'updateTable');
  await run(kind, server, outside);
  expect(outside.asked).toHaveLength(count);
  expect([begun.mock.calls.length, writes.mock.calls.length]).toEqual([transactions, 0]);
});

test('two processes answer each search for a booking once', async () => {
  const server = await startTestServer();
  const { context } = server;
  const guest = server.guest();
  const { reference } = await bookedStay(server, guest);
  await context.db.deleteFrom('outbox').execute();
  const wanted = { email: 'nair.family@example.com', reference };
  await guest.post('/api/v1/bookings/find', wanted, { 'idempotency-key': newKey() });
  await guest.post('/api/v1/bookings/find', wanted, { 'idempotency-key': newKey() });
  await Promise.all([sendBookingLinks(context), sendBookingLinks(context)]);
  const links = await context.db.selectFrom('booking_access').select('kind').execute();
  expect(links).toEqual([{ kind: 'LINK' }, { kind: 'LINK' }]);
});
