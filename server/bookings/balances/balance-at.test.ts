import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { confirmed, hotelWith, ONLINE } from '../../test-support/deposit.ts';
import { BOOKING_EMAIL, type TestGuest } from '../../test-support/guest.ts';
import { look, pay, pendingStay, startPaying, verify } from '../../test-support/prepaid.ts';
import { signIn } from '../../test-support/signed-in.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { findOpenPayments, markPending } from '../payments/payment-repository.ts';
import { collectBalances } from './collect-balances.ts';

/** Of ONLINE, at check-in time in Kochi. The booking is cancelled a day later. */
const DUE_AT = '2027-01-07T08:30:00.000Z';
const CANCELLED_AT = '2027-01-08T08:30:00.000Z';
const ASKED_DAYS = 45;
const HOUR = 3600;

function forwardTo({ clock }: TestServer, instant: string, seconds = 0): void {
  clock.forward({ seconds: (Date.parse(instant) - clock.now().getTime()) / 1000 + seconds });
}

/** What the guest is told, weeks after the session of the booking. */
async function balanceOf({
  server,
  guest,
  booking,
}: {
  server: TestServer;
  guest: TestGuest;
  booking: Booking;
}) {
  await signIn(server, guest, BOOKING_EMAIL);
  return (await look(guest, booking)).deposit?.balance;
}

test('an unpaid balance is overdue from the instant at which it is due', async () => {
  const stay = await confirmed(ONLINE);
  stay.server.clock.forward({ days: ASKED_DAYS });
  await collectBalances(stay.server.context);
  const sold = { due: 'BEFORE_ARRIVAL', dueAt: DUE_AT, cancelledAt: CANCELLED_AT };
  forwardTo(stay.server, DUE_AT, -1);
  expect(await balanceOf(stay)).toEqual(sold);
  stay.server.clock.forward({ seconds: 1 });
  expect(await balanceOf(stay)).toEqual({ ...sold, isOverdue: true });
  await pay(stay.server, stay.guest, stay.booking);
  expect(await balanceOf(stay)).toEqual(sold);
});

test('a guest who was asked late reads that it was due, and when the booking is cancelled then', async () => {
  const stay = await confirmed(ONLINE);
  forwardTo(stay.server, CANCELLED_AT, -2 * HOUR);
  await collectBalances(stay.server.context);
  const [mail] = await stay.server.guestMails();
  expect(mail?.subject).toContain('is due now');
  expect(mail?.text).toContain('It was due by 7 Jan 2027, 14:00');
  expect(mail?.text).not.toContain('is due by');
  expect(mail?.text).toContain('If it is not paid by 9 Jan 2027, 12:00');
  const balance = { cancelledAt: '2027-01-09T06:30:00.000Z', isOverdue: true };
  expect(await balanceOf(stay)).toMatchObject(balance);
});

test('nobody reads that a booking is cancelled while a bank is at work on its balance', async () => {
  const stay = await confirmed(ONLINE);
  stay.server.clock.forward({ days: ASKED_DAYS });
  await collectBalances(stay.server.context);
  await startPaying(stay.guest, stay.booking);
  const { db } = stay.server.context;
  const [page] = await findOpenPayments(db, stay.booking.id);
  await db
    .transaction()
    .execute((trx) => markPending(trx, page?.id ?? '', { isAtWork: true, now: '2027-01-05T07:00:00.000Z' }));
  forwardTo(stay.server, CANCELLED_AT, 1);
  await collectBalances(stay.server.context);
  expect(await balanceOf(stay)).toEqual({ due: 'BEFORE_ARRIVAL', dueAt: DUE_AT, isOverdue: true });
});

test('nor where the time of the plan ends after check-in', async () => {
  const stay = await confirmed({ ...ONLINE, days: 1, hours: 48 });
  forwardTo(stay.server, '2027-01-13T08:30:00.000Z', -2 * 24 * HOUR);
  await collectBalances(stay.server.context);
  const [mail] = await stay.server.guestMails();
  expect(mail?.text).toContain('is due by 13 Jan 2027, 14:00');
  expect(mail?.text).not.toContain('cancelled');
  expect(await balanceOf(stay)).toEqual({ due: 'BEFORE_ARRIVAL', dueAt: '2027-01-13T08:30:00.000Z' });
});

test('who pays the deposit after the balance was due reads in the confirmation that it was', async () => {
  const server = await startTestServer({ catalogue: hotelWith({ unit: 'PERCENTAGE', value: 30 }, ONLINE) });
  const guest = server.guest();
  forwardTo(server, DUE_AT, -5 * 60);
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  server.clock.forward({ minutes: 6 });
  await pay(server, guest, booking);
  const mails = (await server.mails()).filter(({ text }) => text.includes('the balance,'));
  expect(mails.map(({ to }) => to.address).toSorted()).toEqual([
    'harbour@small-hotel.example',
    BOOKING_EMAIL,
  ]);
  for (const { text } of mails)
    expect(text).toContain('₹11,422.96, was due by 7 Jan 2027, 14:00, hotel time (Asia/Kolkata).');
});
