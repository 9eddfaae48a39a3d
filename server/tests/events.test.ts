import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { collectBalances } from '../bookings/balances/collect-balances.ts';
import { insertDocument } from '../bookings/documents/document-repository.ts';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
import { EVENT_KINDS } from '../bookings/staff/event-words.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { recordEvent, recordEvents } from '../platform/events/record-event.ts';
import { staffOperations } from '../staff-operations.ts';
import { PASSWORD, signedInGuest } from '../test-support/account.ts';
import { auditEvents } from '../test-support/audit-events.ts';
import { bookedStay, cancelStay } from '../test-support/booked.ts';
import { hotelWith as hotelOfDeposits, ONLINE } from '../test-support/deposit.ts';
import type { FakeGateway } from '../test-support/gateways/fake-gateway.ts';
import { type FakeName, hotelWith, pageIdOf, sendAll } from '../test-support/gateways/hotel-with-gateway.ts';
import { newKey, type TestGuest } from '../test-support/guest.ts';
import { startPaying, verify } from '../test-support/prepaid.ts';
import { sellingHotel } from '../test-support/selling-hotel.ts';
import { ASHA } from '../test-support/staff.ts';
import { type StoredEvent, storedEvents } from '../test-support/stored-events.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

interface Hotel {
  server: TestServer;
  fake: FakeGateway;
}

interface Stay {
  guest: TestGuest;
  booking: Booking;
}

const ARRIVAL = '2027-01-14';
const NIGHTS = { roomId: 'quay-room', from: ARRIVAL, to: '2027-01-15' };

const deskOf = ({ server }: Hotel) => staffOperations(server.context, ASHA);

async function hold(
  { server }: Hotel,
  guestEmail: string,
  { guest = server.guest(), extra = {} }: { guest?: TestGuest; extra?: object } = {},
): Promise<Stay> {
  const { body: booking } = await guest.book((await guest.quote()).id, { guest: { guestEmail }, extra });
  return { guest, booking };
}

async function proven(hotel: Hotel, guestEmail: string): Promise<Stay> {
  const stay = await hold(hotel, guestEmail);
  await verify(hotel.server, stay.guest, stay.booking);
  return stay;
}

async function openPage({ fake }: Hotel, { guest, booking }: Stay): Promise<string> {
  const { body, status, text } = await startPaying(guest, booking);
  if (status !== 201) throw new Error(`No page: ${text}`);
  return pageIdOf(fake, body.id);
}

/** @returns the gateway's id of the money. */
async function pay(hotel: Hotel, stay: Stay): Promise<string> {
  const pageId = await openPage(hotel, stay);
  hotel.fake.account.finish(pageId, 'pay');
  await sendAll(hotel.server, hotel.fake);
  hotel.server.clock.forward({ minutes: 1 });
  return hotel.fake.account.find(pageId).captureId ?? '';
}

async function paid(hotel: Hotel, guestEmail: string): Promise<Stay & { captureId: string }> {
  const stay = await proven(hotel, guestEmail);
  return { ...stay, captureId: await pay(hotel, stay) };
}

async function nameCompany({ guest, booking }: Stay, companyName: string): Promise<void> {
  const company = { companyName, companyTaxId: '', companyAddress: '' };
  const answer = await guest.send('PUT', `/api/v1/bookings/${booking.id}/company`, company);
  if (answer.status !== 200) throw new Error(`Not named: ${answer.text}`);
}

async function openMailedLink({ server }: Hotel, address: string): Promise<TestGuest> {
  const mails = (await server.guestMails()).filter(({ to }) => to.address === address);
  const token = mails.flatMap(({ text }) => /booking-access#([\w.-]+)/.exec(text)?.[1] ?? [])[0];
  const guest = server.guest();
  const answer = await guest.post('/api/v1/bookings/access', { token });
  if (answer.status >= 300) throw new Error(`Not opened: ${answer.text}`);
  return guest;
}

/** What goes well: held, extended, for a company, with news, paid in two parts, asked and reminded. */
async function goWell(hotel: Hotel): Promise<Stay> {
  const { server } = hotel;
  const stay = await hold(hotel, 'well@example.com', { extra: { newsText: 'Send me news.' } });
  for (const name of ['Nair Traders', 'Nair Traders', '', 'Nair Traders'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await nameCompany(stay, name);
  const { guest, booking } = stay;
  await guest.post(`/api/v1/bookings/${booking.id}/hold-extension`, {}, { 'idempotency-key': newKey() });
  await verify(server, guest, booking);
  await pay(hotel, stay);
  const wanted = { reference: booking.reference, email: 'well@example.com' };
  await server.guest().post('/api/v1/bookings/find', wanted, { 'idempotency-key': newKey() });
  await sendBookingLinks(server.context);
  await openMailedLink(hotel, 'well@example.com');
  return stay;
}

/** Holds that end: unpaid, with money that still finds the rooms, and with money that does not. */
async function comeLate(hotel: Hotel): Promise<void> {
  const { server, fake } = hotel;
  await hold(hotel, 'lapsed@example.com');
  const pages: string[] = [];
  for (const email of ['late@example.com', 'too-late@example.com']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const pageId = await openPage(hotel, await proven(hotel, email));
    fake.account.finish(pageId, 'pend');
    pages.push(pageId);
  }
  await sendAll(server, fake);
  server.clock.forward({ minutes: 16 });
  await cleanUp(server.context);
  fake.account.settle(pages[0] ?? '', true);
  await sendAll(server, fake);
  const desk = deskOf(hotel);
  await desk.changeNights(NIGHTS, { kind: 'SET', closed: true, reason: 'Mr Nair paints the rooms' });
  fake.account.settle(pages[1] ?? '', true);
  await sendAll(server, fake);
  await desk.changeNights(NIGHTS, { kind: 'SET', capacity: 19 });
  await desk.changeNights({ ...NIGHTS, from: '2027-01-15' }, { kind: 'SET', closed: false });
  await desk.changeNights(NIGHTS, { kind: 'RESET' });
}

/** A bank that says no, a page that ends, and a page that is paid when its booking is cancelled already. */
async function payBadly(hotel: Hotel): Promise<void> {
  const { server, fake } = hotel;
  const refused = await openPage(hotel, await proven(hotel, 'refused@example.com'));
  fake.account.finish(refused, 'pend');
  await sendAll(server, fake);
  await deskOf(hotel).reconcile({ days: 1 });
  server.clock.forward({ minutes: 1 });
  fake.account.settle(refused, false);
  // Asked before its message comes, the gateway that lets a page be paid again says that it is open.
  await deskOf(hotel).reconcile({ days: 1 });
  await sendAll(server, fake);
  const ended = await openPage(hotel, await proven(hotel, 'ended@example.com'));
  fake.account.expire(ended);
  await sendAll(server, fake);
  await deskOf(hotel).reconcile({ days: 1 });
  const cancelled = await proven(hotel, 'cancelled@example.com');
  const page = await openPage(hotel, cancelled);
  fake.account.finish(page, 'pend');
  await sendAll(server, fake);
  await cancelStay(cancelled.guest, cancelled.booking.id);
  fake.account.settle(page, true);
  await sendAll(server, fake);
}

/** Refunds that fail once, refunds of the dashboard, and books that differ until they agree again. */
async function goBack(hotel: Hotel): Promise<void> {
  const { server, fake } = hotel;
  const { guest, booking, captureId } = await paid(hotel, 'back@example.com');
  await cancelStay(guest, booking.id);
  await startRefunds(server.context);
  const [first] = fake.account.refundsOf(captureId);
  fake.account.settleRefund(first?.id ?? '', 'failed');
  await sendAll(server, fake);
  server.clock.forward({ days: 1 });
  await startRefunds(server.context);
  const second = fake.account.refundsOf(captureId).at(-1);
  fake.account.settleRefund(second?.id ?? '', 'processed');
  await sendAll(server, fake);
  for (const state of ['failed', 'processed'] as const) {
    fake.account.settleRefund(second?.id ?? '', state);
    server.clock.forward({ days: 1 });
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await deskOf(hotel).reconcile({ days: 9 });
  }
  const outside = await paid(hotel, 'outside@example.com');
  const { currency } = fake.account.captureOf(outside.captureId);
  const order = { captureId: outside.captureId, amount: 100_000, currency, ownId: undefined };
  fake.account.settleRefund(fake.account.refund(order, undefined).id, 'processed');
  await sendAll(server, fake);
  await deskOf(hotel).reconcile({ days: 9 });
}

async function contest({ server, fake }: Hotel, captureId: string): Promise<void> {
  const { id } = fake.account.dispute(captureId, 'open');
  await sendAll(server, fake);
  fake.account.dispute(captureId, 'won', id);
  await sendAll(server, fake);
}

/** Money that the staff take, and pay back by hand. */
async function payAtDesk(hotel: Hotel): Promise<void> {
  const { booking } = await paid(hotel, 'desk@example.com');
  const desk = deskOf(hotel);
  const taken = { amount: '11422.96', method: 'CASH', note: 'Mr Nair had no card', isAgain: false } as const;
  await desk.recordPayment(booking.reference, taken);
  await desk.cancel(booking.reference, { reason: 'The roof leaks', keepsPenalty: false });
  await desk.markRefundPaid(booking.reference);
}

/** Asked three days before the balance is due, reminded when it is, and left to the staff where nobody can be asked. */
async function payBalance(hotel: Hotel, stay: Stay): Promise<void> {
  const { server } = hotel;
  const { booking } = await paid(hotel, 'unasked@example.com');
  await server.context.db
    .updateTable('bookings')
    .set({ email_verified_at: null })
    .where('id', '=', booking.id)
    .execute();
  await collectAt(hotel, '2027-01-05T00:00:00.000Z');
  await collectAt(hotel, '2027-01-07T12:00:00.000Z');
  const guest = await openMailedLink(hotel, 'well@example.com');
  await pay(hotel, { ...stay, guest });
}

async function collectAt({ server }: Hotel, instant: string): Promise<void> {
  server.clock.forward({ minutes: (Date.parse(instant) - server.clock.now().getTime()) / 60_000 });
  await collectBalances(server.context);
}

/** One guest comes, the other does not. */
async function arrive(hotel: Hotel, coming: Stay, missed: Stay): Promise<void> {
  const desk = deskOf(hotel);
  hotel.server.clock.forward({ days: 7 });
  await desk.checkIn(coming.booking.reference);
  hotel.server.clock.forward({ days: 1 });
  await desk.markNoShow(missed.booking.reference);
  hotel.server.clock.forward({ days: 1 });
  await desk.checkOut(coming.booking.reference);
}

/** The guest makes an account, stops the news and leaves. The rest is forgotten by age, the documents last. */
async function leave(hotel: Hotel): Promise<void> {
  const { server } = hotel;
  // The mails that wait come before the one with the code.
  await server.mails();
  const owner = await signedInGuest(server, { email: 'well@example.com' });
  await owner.send('DELETE', '/api/v1/profile/news');
  await owner.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD });
  await addOldDocument(hotel);
  server.clock.forward({ days: 3 * 366 });
  await cleanUp(server.context);
}

/** A document whose time is over by the clock of the database, which no test can move. */
async function addOldDocument({ server: { context } }: Hotel): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const document = await trx.selectFrom('tax_documents').selectAll().executeTakeFirstOrThrow();
    const old = { id: 'old', series: 'OLD', position: 90, keep_until: '2025-01-01' };
    await insertDocument(trx, { ...document, ...old });
  });
}

async function largeHotel(name: FakeName): Promise<Hotel> {
  const catalogue = sellingHotel(hotelOfDeposits({ unit: 'PERCENTAGE', value: 30 }, ONLINE));
  for (const { rooms } of catalogue.locations) for (const room of rooms) room.capacity = 20;
  return hotelWith(name, {}, { catalogue });
}

/**
 * Leads a hotel through everything that can happen. After each part the events must say what the tables hold.
 * @returns all of them, also those that the clean-up has deleted since.
 */
async function liveThrough(hotel: Hotel): Promise<StoredEvent[]> {
  const { db } = hotel.server.context;
  const events = new Map<number, StoredEvent>();
  const agree = async () => {
    expect(await auditEvents(db)).toEqual([]);
    for (const event of await storedEvents(db)) events.set(event.position, event);
  };
  const stay = await goWell(hotel);
  await agree();
  await comeLate(hotel);
  await agree();
  await payBadly(hotel);
  await agree();
  await goBack(hotel);
  await agree();
  const missed = await paid(hotel, 'missed@example.com');
  await contest(hotel, missed.captureId);
  await agree();
  await payAtDesk(hotel);
  await agree();
  await payBalance(hotel, stay);
  await agree();
  await arrive(hotel, stay, missed);
  await agree();
  await leave(hotel);
  await agree();
  return [...events.values()];
}

// A hundred requests with their mails: on a busy machine that takes longer than most tests.
const LONG_MS = 120_000;

test(
  'every change leaves exactly one event, every kind is left by something, and none names a guest',
  { timeout: LONG_MS },
  async () => {
    // One gateway lets a page be paid again after a bank has said no, the other does not.
    const events = [
      ...(await liveThrough(await largeHotel('RAZORPAY'))),
      ...(await liveThrough(await largeHotel('STRIPE'))),
    ];
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
  await db.deleteFrom('booking_nights').where('booking_id', '=', id).execute();
  await db.deleteFrom('codes').where('booking_id', '=', id).execute();
  await db.deleteFrom('outbox').where('booking_id', '=', id).execute();
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
  await db.updateTable('bookings').set({ stay_state: 'CHECKED_IN', paid_minor: 5 }).execute();
  await db.deleteFrom('events').where('kind', '=', 'ADDRESS_PROVEN').execute();
  expect(await auditEvents(db)).toEqual([
    `bookings: a row has ${id} stay CHECKED_IN, and no event tells it`,
    `bookings: a row has ${id} paid 5, and no event tells it`,
    `bookings: an event tells ${id} paid 0, and no row has it`,
    expect.stringContaining('a row has ADDRESS_PROVEN'),
  ]);
});
