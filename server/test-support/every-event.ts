import type { Booking } from '#schemas/api-types';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { collectBalances } from '../bookings/balances/collect-balances.ts';
import { insertDocument } from '../bookings/documents/document-repository.ts';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { staffOperations } from '../staff-operations.ts';
import { PASSWORD, signedInGuest } from './account.ts';
import { cancelStay } from './booked.ts';
import { hotelWith as hotelOfDeposits, ONLINE } from './deposit.ts';
import type { FakeGateway } from './gateways/fake-gateway.ts';
import { type FakeName, hotelWith, pageIdOf, sendAll } from './gateways/hotel-with-gateway.ts';
import { newKey, type TestGuest } from './guest.ts';
import { startPaying, verify } from './prepaid.ts';
import { sellingHotel } from './selling-hotel.ts';
import { ASHA } from './staff.ts';
import type { TestServer } from './test-server.ts';

interface Hotel {
  server: TestServer;
  fake: FakeGateway;
}

interface Stay {
  guest: TestGuest;
  booking: Booking;
}

const ARRIVAL = '2027-01-14';
export const NIGHTS = { roomId: 'quay-room', from: ARRIVAL, to: '2027-01-15' };

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
  await desk.undoNoShow(missed.booking.reference);
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

export async function largeHotel(name: FakeName): Promise<Hotel> {
  const catalogue = sellingHotel(hotelOfDeposits({ unit: 'PERCENTAGE', value: 30 }, ONLINE));
  for (const { rooms } of catalogue.locations) for (const room of rooms) room.capacity = 20;
  return hotelWith(name, {}, { catalogue });
}

/** Leads a hotel through everything that can happen. @param agree called after each part. */
export async function liveThrough(hotel: Hotel, agree: () => Promise<void>): Promise<void> {
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
}
