import { expect, test } from 'vitest';
import { formatMoney } from '#domain/money';
import type { Booking } from '#schemas/api-types';
import { startRefunds } from '../refunds/start-refunds.ts';
import { staffOperations } from '../../staff-operations.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { cancelStay } from '../../test-support/booked.ts';
import { confirmed, DEPOSIT, hotelWith, ONLINE, waiting } from '../../test-support/deposit.ts';
import { BOOKING_EMAIL, PLAIN_PRICE, type TestGuest } from '../../test-support/guest.ts';
import {
  captured,
  look,
  pay,
  pendingStay,
  startPaying,
  tell,
  verify,
  webhook,
} from '../../test-support/prepaid.ts';
import { signIn } from '../../test-support/signed-in.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const INR = { currency: 'INR', currencyDigits: 2 };

const TOTAL = PLAIN_PRICE.totalMinor;

function mayPay({ actions }: Booking): boolean | undefined {
  return actions.find(({ action }) => action === 'PAY')?.allowed;
}

async function refundedTo(
  server: TestServer,
  guest: TestGuest,
  booking: Booking,
): Promise<number | undefined> {
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
  return (await look(guest, booking)).cancellation?.refundedMinor;
}

test('the quote says what is paid when booking, and when the rest is due', async () => {
  const { booking } = await waiting(ONLINE);
  expect(booking.deposit).toEqual({
    dueNowMinor: DEPOSIT,
    balanceMinor: TOTAL - DEPOSIT,
    // Check-in on 14 January at 14:00 in Kochi, a week earlier.
    balance: {
      due: 'BEFORE_ARRIVAL',
      dueAt: '2027-01-07T08:30:00.000Z',
      cancelledAt: '2027-01-08T08:30:00.000Z',
    },
  });
});

test('Price 10: a booking is confirmed when its deposit is captured', async () => {
  const { server, guest, booking } = await waiting(ONLINE);
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  expect(payment.amountMinor).toBe(DEPOSIT);
  expect((await look(guest, booking)).state).toBe('PENDING');
  await pay(server, guest, booking);
  expect(await look(guest, booking)).toMatchObject({
    state: 'SUCCESSFUL',
    payment: 'PART_PAID',
    paidMinor: DEPOSIT,
  });
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('less than the deposit does not confirm it', async () => {
  const { server, guest, booking } = await waiting(ONLINE);
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  await webhook(server, captured(payment, { amountMinor: DEPOSIT - 1 }));
  expect(await look(guest, booking)).toMatchObject({ state: 'PENDING', paidMinor: DEPOSIT - 1 });
});

test('the balance of a confirmed booking is paid online, and then nothing is left to pay', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  expect(mayPay(booking)).toBe(true);
  const { body: payment } = await startPaying(guest, booking);
  expect(payment.amountMinor).toBe(TOTAL - DEPOSIT);
  await pay(server, guest, booking);
  const paid = await look(guest, booking);
  expect(paid).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID', paidMinor: TOTAL });
  expect(mayPay(paid)).toBe(false);
  expect((await startPaying(guest, booking)).status).toBe(409);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('Money of a booking: more than the balance goes back in full', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  const { body: payment } = await startPaying(guest, booking);
  await webhook(server, captured(payment, { amountMinor: payment.amountMinor + 1 }));
  expect(await look(guest, booking)).toMatchObject({ payment: 'PART_PAID', paidMinor: DEPOSIT });
  const returned = await server.context.db
    .selectFrom('refunds')
    .select(['reason', 'amount_minor'])
    .where('booking_id', '=', booking.id)
    .execute();
  expect(returned).toMatchObject([{ amount_minor: TOTAL - DEPOSIT + 1 }]);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a balance at the hotel is not paid online; staff record it', async () => {
  const { server, guest, booking } = await confirmed();
  expect(booking.deposit?.balance).toEqual({ due: 'AT_HOTEL' });
  expect(mayPay(booking)).toBe(false);
  expect((await startPaying(guest, booking)).status).toBe(409);
  const desk = staffOperations(server.context, ASHA);
  const amount = ((TOTAL - DEPOSIT) / 100).toFixed(2);
  expect(
    await desk.recordPayment(booking.reference, { method: 'CARD', isAgain: false, amount }),
  ).toMatchObject({ paidMinor: TOTAL, dueMinor: 0 });
  expect(await look(guest, booking)).toMatchObject({ payment: 'PAID', paidMinor: TOTAL });
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a penalty is kept from the deposit, and what is missing is due', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  // A day before check-in the first night, 7,554.64, is kept.
  server.clock.forward({ days: 53 });
  await signIn(server, guest, BOOKING_EMAIL);
  const cancelled = await cancelStay(guest, booking.id);
  expect(cancelled.body.cancellation).toMatchObject({
    penaltyMinor: PLAIN_PRICE.thursday.totalMinor,
    refundableMinor: 0,
    dueMinor: PLAIN_PRICE.thursday.totalMinor - DEPOSIT,
  });
});

test('a free cancellation gives the deposit back', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  await cancelStay(guest, booking.id);
  expect(await refundedTo(server, guest, booking)).toBe(DEPOSIT);
});

test('each payment goes back by itself, and its mail says how much it is in all', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  await pay(server, guest, booking);
  await cancelStay(guest, booking.id);
  expect(await refundedTo(server, guest, booking)).toBe(TOTAL);
  const mails = (await server.guestMails()).filter(({ subject }) => subject.startsWith('Refund for'));
  const amounts = [DEPOSIT, TOTAL - DEPOSIT].map((minor) => formatMoney(minor, INR, 'en-IN'));
  expect(new Set(mails.map(({ text }) => /We have sent (\S+) back/.exec(text)?.[1]))).toEqual(
    new Set(amounts),
  );
  for (const { text } of mails)
    expect(text).toContain(`Refund in all, each payment by itself:\n  ${formatMoney(TOTAL, INR, 'en-IN')}`);
});

test('Price 10: who books when the balance is due already pays everything at once', async () => {
  const server = await startTestServer({
    catalogue: hotelWith({ unit: 'DAY', value: 1 }, { ...ONLINE, days: 60 }),
  });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  expect(booking.deposit).toBeUndefined();
  const { body: payment } = await startPaying(guest, booking);
  expect(payment.amountMinor).toBe(TOTAL);
});

test('Money of a booking: a balance that arrives after the cancellation pays the penalty first', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  const { body: payment } = await startPaying(guest, booking);
  server.clock.forward({ days: 53 });
  await signIn(server, guest, BOOKING_EMAIL);
  await cancelStay(guest, booking.id);
  await webhook(server, captured(payment));
  const penaltyMinor = PLAIN_PRICE.thursday.totalMinor;
  expect((await look(guest, booking)).cancellation).toMatchObject({
    penaltyMinor,
    refundableMinor: TOTAL - penaltyMinor,
    dueMinor: 0,
  });
  expect(await auditBooks(server.context.db)).toEqual([]);
});
