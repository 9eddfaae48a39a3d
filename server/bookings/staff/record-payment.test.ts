import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { startRefunds } from '../refunds/start-refunds.ts';
import { staffOperations } from '../../staff-operations.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { bookedStay, cancelStay } from '../../test-support/booked.ts';
import { look, pendingStay } from '../../test-support/prepaid.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const CASH = { method: 'CASH', isAgain: false } as const;

async function booked(server: TestServer) {
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const desk = staffOperations(server.context, ASHA);
  return { guest, booking, desk, see: (): Promise<Booking> => look(guest, booking) };
}

test('Money of a booking: what was taken at the hotel counts as paid, in parts and in full', async () => {
  const server = await startTestServer();
  const { booking, desk, see } = await booked(server);
  const { reference } = booking;
  expect(await desk.recordPayment(reference, { ...CASH, amount: '4700.5', note: 'Receipt 12' })).toEqual({
    reference,
    currency: 'INR',
    currencyDigits: 2,
    amountMinor: 470_050,
    paidMinor: 470_050,
    dueMinor: 1_161_801,
  });
  expect(await see()).toMatchObject({ payment: 'PART_PAID', paidMinor: 470_050 });
  server.clock.forward({ minutes: 1 });
  await desk.recordPayment(reference, { ...CASH, method: 'CARD', amount: '11618.01' });
  expect(await see()).toMatchObject({ payment: 'PAID', paidMinor: 1_631_851, state: 'SUCCESSFUL' });
  expect(await desk.list({})).toMatchObject([{ payment: 'PAID', paidMinor: 1_631_851 }]);
  expect(await desk.show(reference)).toMatchObject({
    captures: [
      { amountMinor: 470_050, atHotel: { method: 'CASH', recordedBy: 'Asha', note: 'Receipt 12' } },
      { amountMinor: 1_161_801, atHotel: { method: 'CARD', recordedBy: 'Asha' } },
    ],
  });
  await expect(desk.recordPayment(reference, { ...CASH, amount: '1' })).rejects.toThrow(
    `Nothing is due for ${reference}: it is paid.`,
  );
  const actions = await server.context.db
    .selectFrom('staff_actions')
    .select(['actor', 'action', 'subject', 'details'])
    .where('action', '=', 'RECORD_PAYMENT')
    .orderBy('id')
    .execute();
  expect(actions).toContainEqual({
    actor: 'Asha',
    action: 'RECORD_PAYMENT',
    subject: reference,
    details: JSON.stringify({ amountMinor: 470_050, currency: 'INR', currencyDigits: 2, method: 'CASH' }),
  });
  expect(actions).toHaveLength(2);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('refuses more than is due, invalid amounts, and payments for a booking that is not successful', async () => {
  const server = await startTestServer();
  const { guest, booking, desk, see } = await booked(server);
  const { reference } = booking;
  await expect(desk.recordPayment(reference, { ...CASH, amount: '16318.52' })).rejects.toThrow(
    `Only INR 16318.51 is due for ${reference}, not 16318.52.`,
  );
  for (const amount of ['12,50', '1.234', '-5', '0', '0.00', 'all', '1e3', '']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(desk.recordPayment(reference, { ...CASH, amount })).rejects.toThrow(
      `"${amount}" is not an amount in INR: use digits, with at most 2 after the point`,
    );
  }
  expect(await see()).toMatchObject({ payment: 'UNPAID', paidMinor: 0 });
  await cancelStay(guest, booking.id);
  await expect(desk.recordPayment(reference, { ...CASH, amount: '1' })).rejects.toThrow(
    `${reference} is CANCELLED: only a SUCCESSFUL booking can be paid at the hotel`,
  );
  const pending = await pendingStay(server.guest());
  await expect(desk.recordPayment(pending.reference, { ...CASH, amount: '1' })).rejects.toThrow(/is PENDING/);
  server.clock.forward({ minutes: 16 });
  await expect(desk.recordPayment(pending.reference, { ...CASH, amount: '1' })).rejects.toThrow(/is EXPIRED/);
});

test('refuses the same amount within a minute, unless it is confirmed', async () => {
  const server = await startTestServer();
  const { booking, desk, see } = await booked(server);
  const { reference } = booking;
  const taken = { ...CASH, amount: '100' };
  await desk.recordPayment(reference, taken);
  await expect(desk.recordPayment(reference, taken)).rejects.toThrow(
    /less than a minute ago, by Asha.*--again/,
  );
  await desk.recordPayment(reference, { ...taken, method: 'CARD' });
  await desk.recordPayment(reference, { ...taken, isAgain: true });
  server.clock.forward({ minutes: 1 });
  await desk.recordPayment(reference, taken);
  expect(await see()).toMatchObject({ paidMinor: 40_000 });
});

test('refuses one of two concurrent payments of the last amount due', async () => {
  const server = await startTestServer();
  const { booking, desk, see } = await booked(server);
  const both = await Promise.allSettled([
    desk.recordPayment(booking.reference, { ...CASH, amount: '16318.51' }),
    desk.recordPayment(booking.reference, { ...CASH, method: 'CARD', amount: '16318.51' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await see()).toMatchObject({ payment: 'PAID', paidMinor: 1_631_851 });
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('Money of a booking: a refund of a payment at the hotel goes to no gateway: staff pay it back and record it', async () => {
  const server = await startTestServer();
  const { guest, booking, desk, see } = await booked(server);
  const { reference } = booking;
  await desk.recordPayment(reference, { ...CASH, amount: '16318.51' });
  await cancelStay(guest, booking.id);
  const mails = (await server.mails()).map(({ text }) => text);
  expect(mails.join('\n')).toMatch(/Paid at the hotel, for you to pay back:\s+₹16,318.51/);
  expect(server.context.gateways.byName.has('TEST')).toBe(true);
  await startRefunds(server.context);
  expect((await see()).cancellation).toMatchObject({ refundedMinor: 0, refund: { state: 'REQUESTED' } });
  expect(await desk.show(reference)).toMatchObject({ refunds: [{ isByHand: true, state: 'REQUESTED' }] });
  expect(await desk.markRefundPaid(reference)).toEqual({
    reference,
    isMailed: true,
    currency: 'INR',
    currencyDigits: 2,
    amountMinor: 1_631_851,
  });
  const settled = await see();
  expect(settled).toMatchObject({ state: 'REFUNDED', cancellation: { refundedMinor: 1_631_851 } });
  const [mail] = await server.guestMails();
  expect(mail?.text).toMatch(/has paid back ₹16,318.51 that you had paid at the hotel/);
  await expect(desk.markRefundPaid(reference)).rejects.toThrow(/has no refund to pay by hand/);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a cancellation by the hotel names the amount to pay back by hand', async () => {
  const { booking, desk } = await booked(await startTestServer());
  await desk.recordPayment(booking.reference, { ...CASH, amount: '700' });
  expect(
    await desk.cancel(booking.reference, { reason: 'The roof leaks', keepsPenalty: false }),
  ).toMatchObject({ refundMinor: 70_000, byHandMinor: 70_000 });
});

test('the charges of a missed stay can be paid, and no more', async () => {
  const server = await startTestServer();
  const { booking, desk, see } = await booked(server);
  const { reference } = booking;
  await desk.recordPayment(reference, { ...CASH, amount: '700' });
  server.clock.forward({ minutes: 60 * 24 * 60 });
  await desk.markNoShow(reference);
  await expect(desk.recordPayment(reference, { ...CASH, amount: '15618.52' })).rejects.toThrow(
    'Only INR 15618.51 is due',
  );
  await desk.recordPayment(reference, { ...CASH, amount: '15618.51' });
  expect(await see()).toMatchObject({ noShow: { dueMinor: 0 }, paidMinor: 1_631_851 });
  expect(await auditBooks(server.context.db)).toEqual([]);
});
