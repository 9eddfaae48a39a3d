import type { Booking } from '#schemas/api-types';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { collectBalances } from '../bookings/balances/collect-balances.ts';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
import { staffOperations } from '../staff-operations.ts';
import { OTHER_PASSWORD, PASSWORD, signedInGuest } from './account.ts';
import { cancelStay } from './booked.ts';
import type { FakeGateway } from './gateways/fake-gateway.ts';
import { pageIdOf, sendAll } from './gateways/hotel-with-gateway.ts';
import { newKey, type TestGuest } from './guest.ts';
import { startPaying, verify } from './prepaid.ts';
import { signIn } from './signed-in.ts';
import { ASHA } from './staff.ts';
import type { TestServer } from './test-server.ts';

interface Paying {
  guest: TestGuest;
  booking: Booking;
}

interface Hotel {
  server: TestServer;
  fake: FakeGateway;
}

/** The address whose mail server refuses all mail. */
export const REFUSED = 'refused@example.com';

/** Leads a hotel with deposits through days on which every kind of mail is written. */
export async function writeEveryMail(hotel: Hotel): Promise<void> {
  await writeOfAccounts(hotel.server);
  await writeContact(hotel.server);
  await missTheRoom(hotel);
  const paying = await payDeposit(hotel, 'nair.family@example.com');
  await findBooking(hotel.server, paying.booking.reference);
  const missed = await payDeposit(hotel, 'missed@example.com');
  await keepRooms(hotel.server, missed.booking.language);
  await beErased(hotel);
  await payDeposit(hotel, REFUSED);
  await payBalance(hotel, paying);
  await goBack(hotel, paying);
  hotel.server.clock.forward({ days: 8 });
  const desk = staffOperations(hotel.server.context, ASHA);
  await desk.markNoShow(missed.booking.reference);
  await desk.undoNoShow(missed.booking.reference);
}

async function writeOfAccounts(server: TestServer): Promise<void> {
  const email = 'account@example.com';
  const guest = await signedInGuest(server, { email });
  const words = { currentPassword: PASSWORD, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
  const changed = await guest.post('/api/v1/auth/change-password', words);
  if (changed.status !== 200) throw new Error(`Not changed: ${changed.text}`);
}

async function writeContact(server: TestServer): Promise<void> {
  const message = {
    name: 'Meera Nair',
    email: 'writer@example.com',
    phone: '+919812345678',
    message: 'Is the boat dinner also on Mondays?',
    location: 'harbour',
    filledInMs: 20_000,
  };
  await server.guest().post('/api/v1/contact-messages', message, { 'idempotency-key': newKey() });
}

/** Money that arrives when the room is gone. */
async function missTheRoom({ server, fake }: Hotel): Promise<void> {
  const guest = server.guest();
  await signIn(server, guest, 'late@example.com');
  const quote = await guest.quote({ checkIn: '2027-01-11', checkOut: '2027-01-13' });
  const { body: booking } = await guest.book(quote.id, { guest: { guestEmail: 'late@example.com' } });
  const { body: payment } = await startPaying(guest, booking);
  const pageId = pageIdOf(fake, payment.id);
  fake.account.finish(pageId, 'pend');
  await sendAll(server, fake);
  server.clock.forward({ minutes: 16 });
  const desk = staffOperations(server.context, ASHA);
  const nights = { roomId: 'quay-room', from: '2027-01-11', to: '2027-01-12' };
  await desk.changeNights(nights, { kind: 'SET', closed: true });
  fake.account.settle(pageId, true);
  await sendAll(server, fake);
}

async function payDeposit({ server, fake }: Hotel, guestEmail: string): Promise<Paying> {
  const guest = server.guest();
  const quote = await guest.quote();
  const { body: booking } = await guest.book(quote.id, { guest: { guestEmail } });
  await verify(server, guest, booking);
  await pay({ server, fake }, { guest, booking });
  return { guest, booking };
}

async function pay({ server, fake }: Hotel, { guest, booking }: Paying): Promise<void> {
  fake.account.finish(await openPage({ server, fake }, { guest, booking }), 'pay');
  await sendAll(server, fake);
  server.clock.forward({ minutes: 1 });
}

async function openPage({ fake }: Hotel, { guest, booking }: Paying): Promise<string> {
  const { body, status, text } = await startPaying(guest, booking);
  if (status !== 201) throw new Error(`No page: ${text}`);
  return pageIdOf(fake, body.id);
}

async function findBooking(server: TestServer, reference: string): Promise<void> {
  const wanted = { reference, email: 'nair.family@example.com' };
  await server.guest().post('/api/v1/bookings/find', wanted, { 'idempotency-key': newKey() });
  await sendBookingLinks(server.context);
}

/** Rooms that the staff keep for a guest who phoned. */
async function keepRooms({ context }: TestServer, language: string): Promise<void> {
  await staffOperations(context, ASHA).bookForGuest({
    locationId: 'harbour',
    checkIn: '2027-01-14',
    checkOut: '2027-01-16',
    rooms: [{ roomId: 'quay-room', ratePlanId: 'flexible', adults: 2, childAges: [] }],
    guest: {
      firstName: 'Meera',
      lastName: 'Nair',
      phone: '+919812345678',
      email: 'option@example.com',
    },
    language,
    terms: { kind: 'OPTION', until: '2026-11-24T18:00' },
  });
}

/** Asked, reminded, with a bank that does not pay in the end, and paid. */
async function payBalance({ server, fake }: Hotel, paying: Paying): Promise<void> {
  for (const days of [45, 3]) {
    server.clock.forward({ days });
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await collectBalances(server.context);
  }
  await signIn(server, paying.guest, 'nair.family@example.com');
  const pageId = await openPage({ server, fake }, paying);
  fake.account.finish(pageId, 'pend');
  await sendAll(server, fake);
  for (const minutes of [1, 10]) {
    server.clock.forward({ minutes });
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await staffOperations(server.context, ASHA).reconcile({ days: 1 });
  }
  fake.account.settle(pageId, false);
  await sendAll(server, fake);
  await pay({ server, fake }, paying);
}

/** A booking whose guest is erased before its balance is asked for. */
async function beErased(hotel: Hotel): Promise<void> {
  const { booking } = await payDeposit(hotel, 'erased@example.com');
  await hotel.server.context.db
    .updateTable('bookings')
    .set({ email: 'erased@example.invalid', email_verified_at: null })
    .where('id', '=', booking.id)
    .execute();
}

/** Disputed and cancelled; what goes back comes back to the gateway in the end. */
async function goBack({ server, fake }: Hotel, { guest, booking }: Paying): Promise<void> {
  const [deposit] = [...fake.account.pages.values()].filter(({ state }) => state === 'paid').slice(1);
  fake.account.dispute(deposit?.captureId ?? '', 'open');
  await cancelStay(guest, booking.id);
  await startRefunds(server.context);
  const refunds = [...fake.account.refunds.values()].filter(({ state }) => state === 'pending');
  for (const { id } of refunds) fake.account.settleRefund(id, 'processed');
  await sendAll(server, fake);
  for (const { id } of refunds) fake.account.settleRefund(id, 'failed');
  await staffOperations(server.context, ASHA).reconcile({ days: 60 });
}
