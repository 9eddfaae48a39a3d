import { expect, test } from 'vitest';
import type { Booking, RefundList } from '#schemas/api-types';
import { startRefunds } from '../refunds/start-refunds.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { cancelStay } from '../../test-support/booked.ts';
import { BOOKING_EMAIL, newKey, PLAIN_PRICE, type TestGuest } from '../../test-support/guest.ts';
import {
  look,
  pay,
  pendingStay,
  prepaidHotel,
  press,
  startPaying,
  tell,
  verify,
} from '../../test-support/prepaid.ts';
import { signIn } from '../../test-support/signed-in.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { cleanUp } from '../../jobs/clean-up.ts';

// Every pair of BOOKING-RULES, States, in which money moves.

const TOTAL = PLAIN_PRICE.totalMinor;

interface Waiting {
  server: TestServer;
  guest: TestGuest;
  booking: Booking;
}

async function waitingBooking(): Promise<Waiting> {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  return { server, guest, booking: await pendingStay(guest) };
}

async function refunds(guest: TestGuest, { id }: Booking): Promise<RefundList['items']> {
  return (await guest.get<RefundList>(`/api/v1/bookings/${id}/refunds`)).body.items;
}

/** Whoever comes next takes every room of the nights. */
async function sellEverythingElse({ context }: TestServer): Promise<void> {
  await context.db.updateTable('inventory').set({ capacity: 0, held: 0, sold: 0 }).execute();
}

async function subjects(server: TestServer): Promise<string[]> {
  return (await server.guestMails()).map(({ subject }) => subject);
}

function actions({ actions: all }: Booking): Record<string, boolean> {
  return Object.fromEntries(all.map(({ action, allowed }) => [action, allowed]));
}

test('PENDING to SUCCESSFUL: the code, then the money', async () => {
  const { server, guest, booking } = await waitingBooking();
  expect(actions(booking)).toMatchObject({ CONFIRM: true, PAY: true });
  const proven = await verify(server, guest, booking);
  expect([proven.status, proven.body.state, proven.body.payment]).toEqual([200, 'PENDING', 'UNPAID']);
  expect(actions(proven.body)).toMatchObject({ SEND_CODE: false, CONFIRM: false, PAY: true });
  expect(await subjects(server)).not.toContainEqual(expect.stringContaining('is confirmed'));
  server.clock.forward({ minutes: 2 });
  await pay(server, guest, booking);
  expect(await look(guest, booking)).toMatchObject({
    state: 'SUCCESSFUL',
    payment: 'PAID',
    paidMinor: TOTAL,
    paymentTerms: 'PAY_NOW',
    reservedAt: '2026-11-20T18:47:00.000Z',
  });
  expect(await subjects(server)).toContainEqual(expect.stringContaining('is confirmed'));
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('PENDING to SUCCESSFUL: the money, then the code', async () => {
  const { server, guest, booking } = await waitingBooking();
  await pay(server, guest, booking);
  const paid = await look(guest, booking);
  expect(paid).toMatchObject({ state: 'PENDING', payment: 'PAID', paidMinor: TOTAL });
  expect(actions(paid)).toMatchObject({ CONFIRM: true, PAY: false });
  const proven = await verify(server, guest, booking);
  expect([proven.status, proven.body.state]).toEqual([200, 'SUCCESSFUL']);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('PENDING to SUCCESSFUL: code and money at the same time book it once', async () => {
  const { server, guest, booking } = await waitingBooking();
  const { body: payment } = await startPaying(guest, booking);
  await press(server, payment.page, 'pay');
  const [proven] = await Promise.all([verify(server, guest, booking), tell(server), tell(server)]);
  expect(proven.status).toBe(200);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
  expect((await subjects(server)).filter((subject) => subject.includes('is confirmed'))).toHaveLength(1);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('PENDING to SUCCESSFUL: a stay that costs nothing is paid already, and needs the code only', async () => {
  const catalogue = prepaidHotel();
  for (const { roomPrices, mealPlans } of catalogue.locations) {
    for (const price of roomPrices) Object.assign(price, { baseMinor: 0, weekendBaseMinor: 0 });
    for (const meal of mealPlans) meal.adultMinor = 0;
  }
  const server = await startTestServer({ catalogue });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  expect(booking.totals.totalMinor).toBe(0);
  expect(actions(booking)).toMatchObject({ CONFIRM: true, PAY: false });
  const proven = await verify(server, guest, booking);
  expect([proven.status, proven.body.state]).toEqual([200, 'SUCCESSFUL']);
  const cancelled = await cancelStay(guest, booking.id);
  expect(cancelled.body).toMatchObject({
    state: 'CANCELLED',
    cancellation: { penaltyMinor: 0, dueMinor: 0 },
  });
  expect(await refunds(guest, booking)).toEqual([]);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a guest who is signed in with this address needs the money only', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  await signIn(server, guest, BOOKING_EMAIL);
  const booking = await pendingStay(guest);
  expect(actions(booking)).toMatchObject({ CONFIRM: false, PAY: true });
  const early = await guest.post(`/api/v1/bookings/${booking.id}/confirmation`, {}, idempotent());
  expect(early.status).toBe(409);
  await pay(server, guest, booking);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
});

test('PENDING to EXPIRED: what was paid goes back in full, and the booking is no paid one', async () => {
  const { server, guest, booking } = await waitingBooking();
  await pay(server, guest, booking);
  server.clock.forward({ minutes: 15 });
  expect(await look(guest, booking)).toMatchObject({ state: 'EXPIRED', payment: 'UNPAID', paidMinor: 0 });
  await cleanUp(server.context);
  await startRefunds(server.context);
  expect(await look(guest, booking)).toMatchObject({ state: 'EXPIRED', payment: 'UNPAID', paidMinor: 0 });
  expect(await refunds(guest, booking)).toMatchObject([{ refundAmountMinor: TOTAL, state: 'PROCESSING' }]);
  expect((await verify(server, guest, booking)).body.code).toBe('HOLD_EXPIRED');
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('EXPIRED to SUCCESSFUL: a late payment takes the nights again', async () => {
  const { server, guest, booking } = await waitingBooking();
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  await press(server, payment.page, 'pay-late');
  await tell(server);
  expect((await look(guest, booking)).state).toBe('PENDING');
  server.clock.forward({ minutes: 16 });
  expect((await look(guest, booking)).state).toBe('EXPIRED');
  await tell(server);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('EXPIRED stays EXPIRED when the nights are gone: the late payment goes back in full, and the guest is told', async () => {
  const { server, guest, booking } = await waitingBooking();
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  server.clock.forward({ minutes: 16 });
  await cleanUp(server.context);
  await sellEverythingElse(server);
  await press(server, payment.page, 'pay');
  await tell(server);
  expect(await look(guest, booking)).toMatchObject({ state: 'EXPIRED', payment: 'UNPAID', paidMinor: 0 });
  expect(await refunds(guest, booking)).toMatchObject([{ state: 'REQUESTED', refundAmountMinor: TOTAL }]);
  const [told] = await server.guestMails();
  expect(told?.subject).toBe(
    `Your payment for booking ${booking.reference} at Small Hotel Harbour goes back to you`,
  );
  expect(told?.text).toContain('We received ₹16,318.51 from you');
  expect(told?.text).not.toMatch(/mail\.|\{\{/);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('EXPIRED stays EXPIRED when only some of the nights are left, and takes none of them', async () => {
  const { server, guest, booking } = await waitingBooking();
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  server.clock.forward({ minutes: 16 });
  await cleanUp(server.context);
  await server.context.db
    .updateTable('inventory')
    .set({ closed: 1 })
    .where('night', '=', '2027-01-15')
    .execute();
  await press(server, payment.page, 'pay');
  await tell(server);
  expect((await look(guest, booking)).state).toBe('EXPIRED');
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('EXPIRED stays EXPIRED when the address was never proven', async () => {
  const { server, guest, booking } = await waitingBooking();
  const { body: payment } = await startPaying(guest, booking);
  server.clock.forward({ minutes: 16 });
  await press(server, payment.page, 'pay');
  await tell(server);
  expect(await look(guest, booking)).toMatchObject({ state: 'EXPIRED', payment: 'UNPAID' });
  expect(await refunds(guest, booking)).toHaveLength(1);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('PENDING to CANCELLED: captured money goes back in full, then it is REFUNDED', async () => {
  const { server, guest, booking } = await waitingBooking();
  await pay(server, guest, booking);
  const { body } = await cancelStay(guest, booking.id);
  expect(body.cancellation).toMatchObject({ penaltyMinor: 0, refundableMinor: TOTAL });
  await startRefunds(server.context);
  server.clock.forward({ seconds: 10 });
  await tell(server);
  expect(await look(guest, booking)).toMatchObject({
    state: 'REFUNDED',
    cancellation: { refundedMinor: TOTAL, refund: { state: 'PROCESSED' } },
  });
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a capture on a CANCELLED booking goes back in full, then it is REFUNDED', async () => {
  const { server, guest, booking } = await waitingBooking();
  const { body: payment } = await startPaying(guest, booking);
  await cancelStay(guest, booking.id);
  await press(server, payment.page, 'pay');
  await tell(server);
  expect(await look(guest, booking)).toMatchObject({
    state: 'CANCELLED',
    paidMinor: TOTAL,
    cancellation: { penaltyMinor: 0, refundableMinor: TOTAL, refund: { state: 'REQUESTED' } },
  });
  await startRefunds(server.context);
  server.clock.forward({ seconds: 10 });
  await tell(server);
  expect((await look(guest, booking)).state).toBe('REFUNDED');
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('SUCCESSFUL to CANCELLED to REFUNDED with the money that was captured', async () => {
  const { server, guest, booking } = await waitingBooking();
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  await cancelStay(guest, booking.id);
  await startRefunds(server.context);
  server.clock.forward({ seconds: 10 });
  await tell(server);
  expect(await look(guest, booking)).toMatchObject({ state: 'REFUNDED', paidMinor: TOTAL });
});

test('a second payment goes back, and a cancellation afterwards refunds the first', async () => {
  const { server, guest, booking } = await waitingBooking();
  await verify(server, guest, booking);
  await pay(server, guest, booking, 'pay-twice');
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL });
  expect(await refunds(guest, booking)).toMatchObject([{ refundAmountMinor: TOTAL }]);
  await startRefunds(server.context);
  server.clock.forward({ seconds: 10 });
  await tell(server);
  const explained = (await server.guestMails()).filter(({ text }) => text.includes('was already paid'));
  expect(explained.map(({ text }) => text.includes('We have sent'))).toEqual([true, false]);
  await cancelStay(guest, booking.id);
  await startRefunds(server.context);
  server.clock.forward({ seconds: 10 });
  await tell(server);
  expect(await refunds(guest, booking)).toHaveLength(2);
  expect(await look(guest, booking)).toMatchObject({
    state: 'REFUNDED',
    cancellation: { refundableMinor: TOTAL, refundedMinor: TOTAL },
  });
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a refund that fails is tried again after a while, and then goes back', async () => {
  const { server, guest, booking } = await waitingBooking();
  await verify(server, guest, booking);
  await pay(server, guest, booking, 'pay-refund-fails');
  await cancelStay(guest, booking.id);
  await startRefunds(server.context);
  server.clock.forward({ seconds: 10 });
  await tell(server);
  await startRefunds(server.context);
  expect((await refunds(guest, booking))[0]?.state).toBe('FAILED');
  server.clock.forward({ minutes: 10 });
  await startRefunds(server.context);
  server.clock.forward({ seconds: 10 });
  await tell(server);
  const [refund] = await refunds(guest, booking);
  expect(refund?.history.map(({ state }) => state)).toEqual([
    'REQUESTED',
    'PROCESSING',
    'FAILED',
    'PROCESSING',
    'PROCESSED',
  ]);
  expect((await look(guest, booking)).state).toBe('REFUNDED');
});

function idempotent(): Record<string, string> {
  return { 'idempotency-key': newKey() };
}

test('Price 6: billed is what was captured, kept is the penalty with its tax, refunded is what was processed', async () => {
  const { server, guest, booking } = await waitingBooking();
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  server.clock.forward({ days: 53 });
  const { body: cancelled } = await cancelStay(guest, booking.id);
  const { netMinor, taxMinor, totalMinor } = cancelled.totals;
  expect([netMinor, taxMinor, totalMinor]).toEqual([1_483_406, 148_445, TOTAL]);
  expect(cancelled).toMatchObject({
    paidMinor: TOTAL,
    cancellation: {
      penaltyMinor: PLAIN_PRICE.thursday.totalMinor,
      penaltyTaxMinor: PLAIN_PRICE.thursday.taxMinor,
      refundableMinor: PLAIN_PRICE.friday.totalMinor,
      refundedMinor: 0,
    },
  });
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
  expect((await look(guest, booking)).cancellation).toMatchObject({
    refundedMinor: PLAIN_PRICE.friday.totalMinor,
  });
});
