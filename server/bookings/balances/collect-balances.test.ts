import { bookingById } from '../booking-repository.ts';
import { expect, test } from 'vitest';
import { auditBooks } from '../../test-support/audit.ts';
import { confirmed, DEPOSIT, hotelWith, ONLINE } from '../../test-support/deposit.ts';
import { BOOKING_EMAIL, PLAIN_ROOM, type TestGuest } from '../../test-support/guest.ts';
import { copyBooking } from '../../test-support/many-bookings.ts';
import { look, pay, pendingStay, startPaying, verify } from '../../test-support/prepaid.ts';
import { signIn } from '../../test-support/signed-in.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { findOpenPayments, markPending } from '../payments/payment-repository.ts';
import { releaseBookings } from '../erase-guests.ts';
import { collectBalances } from './collect-balances.ts';

/** The balance is due on 7 January 2027 at 14:00 in Kochi, and the booking is cancelled a day later. */
const DAYS_UNTIL_ASKED = 45;
const DAYS_UNTIL_CANCELLED = 49;

test('Price 10: asks for the balance three days before it is due, once', async () => {
  const { server, booking } = await confirmed(ONLINE);
  const before = (await server.guestMails()).length;
  server.clock.forward({ days: DAYS_UNTIL_ASKED - 1 });
  await collectBalances(server.context);
  expect(await server.guestMails()).toHaveLength(before);
  server.clock.forward({ days: 1 });
  await collectBalances(server.context);
  await collectBalances(server.context);
  const mails = await server.guestMails();
  expect(mails).toHaveLength(before + 1);
  const mail = mails.find(({ subject }) => subject.startsWith('Please pay the balance'));
  expect(mail?.subject).toBe(
    `Please pay the balance of your stay at Small Hotel Harbour: ${booking.reference}`,
  );
  for (const part of ['₹11,422.96', '7 Jan 2027, 14:00', '8 Jan 2027, 14:00', '/booking-access#'])
    expect(mail?.text).toContain(part);
});

async function openLink(guest: TestGuest, mail: { text: string } | undefined): Promise<number> {
  const token = /booking-access#([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  return (await guest.post('/api/v1/bookings/access', { token })).status;
}

test('the mailed link opens the booking to pay, on one device after the other, and nothing else', async () => {
  const { server, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  const [asked] = await server.guestMails();
  const [phone, desk, stranger] = [server.guest(), server.guest(), server.guest()];
  expect([await openLink(phone, asked), await openLink(desk, asked)]).toEqual([200, 200]);
  await pay(server, desk, booking);
  expect(await look(phone, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
  const text = asked?.text ?? '';
  for (const forged of [text.replace(/access#\w{4}/, 'access#aaaa'), text.replace(/\.([\w-]{42})/, '.x$1')])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await openLink(stranger, { text: forged })).toBe(410);
  expect((await stranger.get(`/api/v1/bookings/${booking.id}`)).status).toBe(404);
  server.clock.forward({ days: 55 - DAYS_UNTIL_ASKED });
  expect(await openLink(stranger, asked)).toBe(410);
});

test('the link of a booking that was cancelled opens nothing', async () => {
  const { server } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  const [asked] = await server.guestMails();
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  expect(await openLink(server.guest(), asked)).toBe(410);
});

test('Price 10: a balance that is due and unpaid is asked for once more, with the same link', async () => {
  const { server, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  const [asked] = await server.guestMails();
  const before = (await server.guestMails()).length;
  server.clock.forward({ days: 3 });
  await collectBalances(server.context);
  await collectBalances(server.context);
  const mails = await server.guestMails();
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.subject).toBe(
    `Reminder: the balance of your stay at Small Hotel Harbour is due now: ${booking.reference}`,
  );
  for (const part of ['₹11,422.96', '7 Jan 2027, 14:00', '8 Jan 2027, 14:00'])
    expect(mails[0]?.text).toContain(part);
  expect(await openLink(server.guest(), mails[0])).toBe(200);
  const linkOf = (text = '') => /booking-access#[\w.-]+/.exec(text)?.[0];
  expect(linkOf(mails[0]?.text)).toBe(linkOf(asked?.text));
});

test('who was asked within a day, or has paid, is not reminded', async () => {
  const late = await confirmed(ONLINE);
  late.server.clock.forward({ days: DAYS_UNTIL_ASKED + 3 });
  await collectBalances(late.server.context);
  const asked = (await late.server.guestMails()).length;
  await collectBalances(late.server.context);
  expect(await late.server.guestMails()).toHaveLength(asked);

  const { server, guest, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  await pay(server, guest, booking);
  const paid = (await server.guestMails()).length;
  server.clock.forward({ days: 3 });
  await collectBalances(server.context);
  expect(await server.guestMails()).toHaveLength(paid);
});

test('Price 10: an unpaid balance cancels the booking by its policy, and what goes back is refunded', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED - 1 });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL' });
  server.clock.forward({ days: 1 });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({
    state: 'CANCELLED',
    cancellation: {
      by: 'HOTEL',
      reason: 'The balance was not paid in time.',
      penaltyMinor: 0,
      refundableMinor: DEPOSIT,
    },
  });
  expect(await auditBooks(server.context.db)).toEqual([]);
  const [mail] = await server.guestMails();
  expect(mail?.subject).toBe(`Your booking ${booking.reference} at Small Hotel Harbour is cancelled`);
  expect(mail?.text).toContain(
    'Your booking at Small Hotel Harbour is cancelled because its balance was not paid in time.',
  );
  // The sentence says the reason already, and nothing forced the hotel.
  for (const part of ['had to', 'Reason', 'rest of the price']) expect(mail?.text).not.toContain(part);
  const subjects = (await server.mails()).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('because the balance was not paid'));
});

test('Price 10: a bank that is at work when the time is over is waited for, and its refusal cancels', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  await startPaying(guest, booking);
  const { db } = server.context;
  const [page] = await findOpenPayments(db, booking.id);
  const tellBank = (isAtWork: boolean) => {
    const now = server.clock.now().toISOString();
    return db.transaction().execute((trx) => markPending(trx, page?.id ?? '', { isAtWork, now }));
  };
  await tellBank(true);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL' });
  await tellBank(false);
  await collectBalances(server.context);
  expect(await look(guest, booking)).toMatchObject({ state: 'CANCELLED' });
});

test('Price 10: a booking is not cancelled before its guest was asked, and had the time of the plan to pay', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED + 1 });
  await collectBalances(server.context);
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL' });
  server.clock.forward({ days: 1 });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'CANCELLED' });
});

test('a balance that was paid is neither asked for nor cancelled', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  await startPaying(guest, booking);
  await pay(server, guest, booking);
  const before = (await server.guestMails()).length;
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
  expect(await server.guestMails()).toHaveLength(before);
});

test('Price 10: after check-in nothing is cancelled: the guest may be there', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: 55 });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PART_PAID' });
});

test('a balance at the hotel is left to the staff', async () => {
  const { server, guest, booking } = await confirmed();
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL' });
});

const brokenTerms = (db: TestServer['context']['db']) =>
  db
    .selectFrom('booking_terms')
    .innerJoin('bookings', 'bookings.terms_id', 'booking_terms.id')
    .where('snapshot', '=', '{');

/** Bookings whose snapshot cannot be read, each with a balance that was asked for and is long due. */
async function brokenBookings(server: TestServer, id: string, count: number): Promise<void> {
  const { db } = server.context;
  await copyBooking(db, id, { count, changes: { snapshot: '{' } });
  const copies = await brokenTerms(db).select('booking_id').execute();
  const longAgo = '2026-12-01T00:00:00.000Z';
  const due = { due_at: longAgo, cancelled_at: longAgo, asked_at: longAgo };
  const balances = copies.map((copy) => ({ ...copy, ...due }));
  await db.insertInto('balances').values(balances).execute();
}

test.each([1, 120])(
  '%i balances that always fail do not stop the others, and are reported',
  async (count) => {
    const { server, guest, booking } = await confirmed(ONLINE);
    await brokenBookings(server, booking.id, count);
    server.clock.forward({ days: DAYS_UNTIL_ASKED });
    await expect(collectBalances(server.context)).rejects.toThrow(SyntaxError);
    expect((await server.guestMails())[0]?.subject).toContain('Please pay the balance');
    server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED });
    await expect(collectBalances(server.context)).rejects.toThrow(SyntaxError);
    await signIn(server, guest, BOOKING_EMAIL);
    expect(await look(guest, booking)).toMatchObject({ state: 'CANCELLED' });
    const { db } = server.context;
    const broken = await brokenTerms(db).select('state').execute();
    expect(broken).toEqual(Array.from({ length: count }, () => ({ state: 'SUCCESSFUL' })));
  },
);

test('without failing balances nothing is reported', async () => {
  const { server } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED });
  await expect(collectBalances(server.context)).resolves.toBeUndefined();
});

test('a guest who deleted the account is asked at the address of the booking, and can pay', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  const userId = await signIn(server, guest, BOOKING_EMAIL);
  const { db } = server.context;
  await db.updateTable('bookings').set({ user_id: userId }).execute();
  await db.transaction().execute(async (trx) => releaseBookings(server.context, trx, userId));
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  const [asked] = await server.guestMails();
  expect(asked?.to.address).toBe(BOOKING_EMAIL);
  expect(asked?.subject).toContain('Please pay the balance');
  const returning = server.guest();
  await openLink(returning, asked);
  await pay(server, returning, booking);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  const row = await bookingById(db, booking.id);
  expect(row).toMatchObject({ state: 'SUCCESSFUL', paid_minor: booking.totals.totalMinor, due_minor: 0 });
});

test('where no address is left to ask, the staff are told once, and the booking stands', async () => {
  const { server, booking } = await confirmed(ONLINE);
  const { db } = server.context;
  await db
    .updateTable('bookings')
    .set({ email: 'erased@example.invalid', email_verified_at: null })
    .execute();
  const before = (await server.mails()).length;
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  const mails = await server.mails();
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]).toMatchObject({
    to: { address: 'harbour@small-hotel.example' },
    subject: `Small Hotel Harbour: nobody can be asked for the balance of booking ${booking.reference}, 14 Jan 2027 to 16 Jan 2027`,
  });
  for (const part of ['₹11,422.96', '7 Jan 2027, 14:00', 'The booking stands'])
    expect(mails[0]?.text).toContain(part);
  expect(mails[0]?.text).not.toContain('erased@example.invalid');
  const row = await db.selectFrom('bookings').select('state').executeTakeFirstOrThrow();
  expect(row.state).toBe('SUCCESSFUL');
});

/** A week before arrival clocks go forward in New York: the check-in time stays, the instant moves. */
test.each([
  { locationId: 'harbour', room: {}, dueAt: '2027-03-10T08:30:00.000Z', told: '10 Mar 2027, 14:00' },
  {
    locationId: 'island',
    room: { roomId: 'beach-room', ratePlanId: 'island-flexible', mealPlan: 'RO' as const },
    dueAt: '2027-03-10T20:00:00.000Z',
    told: '10 Mar 2027, 15:00',
  },
])('the balance is due at the check-in time of $locationId', async ({ locationId, room, dueAt, told }) => {
  const server = await startTestServer({ catalogue: hotelWith({ unit: 'PERCENTAGE', value: 30 }, ONLINE) });
  const guest = server.guest();
  const stay = { checkIn: '2027-03-17', checkOut: '2027-03-19', rooms: [{ ...PLAIN_ROOM, ...room }] };
  const booking = await pendingStay(guest, { locationId, ...stay });
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  expect((await look(guest, booking)).deposit?.balance.dueAt).toBe(dueAt);
  const stateSecondsAfter = async (seconds: number) => {
    const untilMs = Date.parse(dueAt) - server.clock.now().getTime();
    server.clock.forward({ seconds: untilMs / 1000 + seconds });
    await collectBalances(server.context);
    const row = await server.context.db.selectFrom('bookings').select('state').executeTakeFirstOrThrow();
    return row.state;
  };
  const mails = (await server.guestMails()).length;
  const daySeconds = 24 * 3600;
  expect(await stateSecondsAfter(-3 * daySeconds - 1)).toBe('SUCCESSFUL');
  expect(await server.guestMails()).toHaveLength(mails);
  expect(await stateSecondsAfter(-3 * daySeconds)).toBe('SUCCESSFUL');
  expect((await server.guestMails())[0]?.text).toContain(`due by ${told}, hotel time`);
  expect(await stateSecondsAfter(daySeconds - 1)).toBe('SUCCESSFUL');
  expect(await stateSecondsAfter(daySeconds)).toBe('CANCELLED');
});
