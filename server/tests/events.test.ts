import { enter } from '../ledger/index.ts';
import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../bookings/staff/event-words.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { recordEvent, recordEvents } from '../platform/events/record-event.ts';
import { staffOperations } from '../staff-operations.ts';
import { auditEvents } from '../test-support/audit-events.ts';
import { bookedStay } from '../test-support/booked.ts';
import { largeHotel, liveThrough, NIGHTS } from '../test-support/every-event.ts';
import { newKey } from '../test-support/guest.ts';
import { ASHA } from '../test-support/staff.ts';
import { type StoredEvent, storedEvents } from '../test-support/stored-events.ts';
import { startTestServer } from '../test-support/test-server.ts';

/** All events of a hotel's life, also those that the clean-up has deleted. After each part they must say what the tables hold. */
async function eventsOfLife(name: 'RAZORPAY' | 'STRIPE'): Promise<StoredEvent[]> {
  const hotel = await largeHotel(name);
  const { db } = hotel.server.context;
  const events = new Map<number, StoredEvent>();
  await liveThrough(hotel, async () => {
    expect(await auditEvents(db)).toEqual([]);
    for (const event of await storedEvents(db)) events.set(event.position, event);
  });
  return [...events.values()];
}

// A hundred requests with their mails: on a busy machine that takes longer than most tests.
const LONG_MS = 120_000;

test(
  'every change leaves exactly one event, every kind is left by something, and none names a guest',
  { timeout: LONG_MS },
  async () => {
    // One gateway lets a page be paid again after a bank has said no, the other does not.
    const events = [...(await eventsOfLife('RAZORPAY')), ...(await eventsOfLife('STRIPE'))];
    expect([...new Set(events.map(({ kind }) => kind))].toSorted()).toEqual([...EVENT_KINDS].toSorted());
    // The address, the telephone and the names of the guests, and what was typed for them.
    expect(JSON.stringify(events)).not.toMatch(
      /Meera|Nair|example\.com|9812345678|roof|paints|Send me news/i,
    );
    const byStaff = events.filter(({ actor }) => actor !== null).map(({ kind, actor }) => `${kind} ${actor}`);
    expect([...new Set(byStaff)].toSorted()).toEqual([
      'CANCELLED Asha',
      'CHECKED_IN Asha',
      'CHECKED_OUT Asha',
      'MONEY_TAKEN_AT_HOTEL Asha',
      'NIGHTS_CHANGED Asha',
      'NO_SHOW_MARKED Asha',
      'NO_SHOW_UNDONE Asha',
      'REFUND_PROCESSED Asha',
      'REFUND_PROCESSING Asha',
    ]);
  },
);

test('a change that is rolled back leaves no event', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  const { id: bookingId } = await bookedStay(server, server.guest());
  const before = await storedEvents(db);
  const change = db.transaction().execute(async (trx) => {
    await recordEvent(trx, { kind: 'REFUNDED', bookingId, at: '2026-11-21T06:31:00.000Z', facts: {} });
    expect(await storedEvents(trx)).toHaveLength(before.length + 1);
    throw new Error('The change fails.');
  });
  await expect(change).rejects.toThrow('The change fails.');
  expect(await storedEvents(db)).toEqual(before);
});

test('a refused request leaves no event', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body: booking } = await guest.book((await guest.quote()).id);
  const before = await storedEvents(server.context.db);
  server.clock.forward({ minutes: 16 });
  const { status } = await guest.post(
    `/api/v1/bookings/${booking.id}/hold-extension`,
    {},
    { 'idempotency-key': newKey() },
  );
  expect(status).toBe(410);
  expect(await storedEvents(server.context.db)).toEqual(before);
});

test('events stay when their guest is erased, say so, and go with their booking', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  const { id } = await bookedStay(server, server.guest());
  server.clock.forward({ days: 58 + 1_095 });
  await cleanUp(server.context);
  const events = await storedEvents(db);
  expect(events.map(({ kind }) => kind)).toEqual(['BOOKED', 'ADDRESS_PROVEN', 'CONFIRMED', 'GUEST_ERASED']);
  expect(JSON.stringify(events)).not.toMatch(/Meera|Nair|example\.com|9812345678/);
  for (const table of ['booking_nights', 'booking_terms', 'ledger_entries', 'codes', 'outbox'] as const)
    // oxlint-disable-next-line no-await-in-loop -- rows that refer before those that are referred to
    await db.deleteFrom(table).where('booking_id', '=', id).execute();
  await db.deleteFrom('bookings').where('id', '=', id).execute();
  expect(await storedEvents(db)).toEqual([]);
});

test('which request caused an event is forgotten when no log has it any more; the event stays', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  await bookedStay(server, server.guest());
  const requests = () => db.selectFrom('events').select('request_id').orderBy('position').execute();
  server.clock.forward({ days: 399 });
  await cleanUp(server.context);
  expect((await requests()).map(({ request_id: id }) => id !== null)).toEqual([true, true, true]);
  server.clock.forward({ days: 2 });
  await cleanUp(server.context);
  expect((await requests()).map(({ request_id: id }) => id)).toEqual([null, null, null]);
});

test('what the staff changed of nights is kept for three years', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  await staffOperations(server.context, ASHA).changeNights(NIGHTS, { kind: 'SET', closed: true });
  server.clock.forward({ days: 3 * 365 });
  await cleanUp(server.context);
  expect(await storedEvents(db)).toHaveLength(1);
  server.clock.forward({ minutes: 1 });
  await cleanUp(server.context);
  expect(await storedEvents(db)).toEqual([]);
});

test('many changes of one transaction keep their order, and follow those before', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  const { id: bookingId } = await bookedStay(server, server.guest());
  const at = '2026-11-21T06:31:00.000Z';
  const events = Array.from({ length: 250 }, (_event, index) => ({
    kind: 'DOCUMENT_DELETED' as const,
    bookingId,
    at,
    facts: { documentId: String(index) },
  }));
  await db.transaction().execute((trx) => recordEvents(trx, events));
  const stored = await storedEvents(db);
  expect(stored.map(({ position }) => position)).toEqual(stored.map((_event, index) => index + 1));
  expect(stored.slice(3).map(({ facts }) => facts['documentId'])).toEqual(
    events.map(({ facts }) => facts.documentId),
  );
});

test('control: a row that changes without an event, and an event without a row, are found', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  const { id } = await bookedStay(server, server.guest());
  expect(await auditEvents(db)).toEqual([]);
  await db.updateTable('bookings').set({ stay_state: 'CHECKED_IN' }).execute();
  const account = { id, currency: 'INR', currency_digits: 2 };
  const payment = { kind: 'PAYMENT', source: 'nobody', amountMinor: -5 } as const;
  await db
    .transaction()
    .execute((trx) => enter(trx, account, { now: '2026-11-21T06:31:00.000Z', entries: [payment] }));
  await db.deleteFrom('events').where('kind', '=', 'ADDRESS_PROVEN').execute();
  expect(await auditEvents(db)).toEqual([
    `bookings: a row has ${id} stay CHECKED_IN, and no event tells it`,
    `bookings: a row has ${id} paid 5, and no event tells it`,
    `bookings: an event tells ${id} paid 0, and no row has it`,
    expect.stringContaining('a row has ADDRESS_PROVEN'),
  ]);
});
