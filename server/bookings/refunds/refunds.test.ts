import { enter } from '../../ledger/index.ts';
import { expect, test } from 'vitest';
import type { Booking, RefundList } from '#schemas/api-types';
import type { PaymentGateway, RefundOrder } from '../payments/payment-gateway.ts';
import { bookedStay, cancelStay, payInFull } from '../../test-support/booked.ts';
import { PLAIN_PRICE, type TestGuest } from '../../test-support/guest.ts';
import { startedRefund, withGateway } from '../../test-support/refund-gateway.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { type RefundChange, recordRefund } from './record-refund.ts';
import { requestRefund } from './request-refund.ts';
import { startRefunds } from './start-refunds.ts';

const TOTAL = PLAIN_PRICE.totalMinor;

interface Cancelled {
  server: TestServer;
  guest: TestGuest;
  booking: Booking;
  refundId: string;
  orders: RefundOrder[];
}

/** A paid stay, cancelled free of charge, and a gateway that takes every order. */
async function cancelledStay(refund?: PaymentGateway['refund']): Promise<Cancelled> {
  const orders: RefundOrder[] = [];
  const takesAll: PaymentGateway['refund'] = async (order) => {
    orders.push(order);
    return startedRefund(order, `rf_${orders.length}`);
  };
  const server = await startTestServer({
    alter: (context) => withGateway(context, { refund: refund ?? takesAll }),
  });
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  const { body } = await cancelStay(guest, booking.id);
  return { server, guest, booking, refundId: body.cancellation?.refund?.id ?? '', orders };
}

function record({ context }: TestServer, change: RefundChange): Promise<void> {
  return context.db.transaction().execute(async (trx) => recordRefund(context, trx, change));
}

async function refunds(guest: TestGuest, { id }: Booking): Promise<RefundList> {
  return (await guest.get<RefundList>(`/api/v1/bookings/${id}/refunds`)).body;
}

test('Cancellation 14: a refund goes from requested over processing to processed, and the booking is refunded', async () => {
  const { server, guest, booking, refundId, orders } = await cancelledStay();
  expect((await refunds(guest, booking)).items).toMatchObject([
    { state: 'REQUESTED', amountMinor: TOTAL, refundAmountMinor: TOTAL, currency: 'INR', currencyDigits: 2 },
  ]);
  server.clock.forward({ minutes: 1 });
  await startRefunds(server.context);
  expect(orders).toEqual([
    { refundId, captureId: `capture-${booking.id}`, amountMinor: TOTAL, currency: 'INR', currencyDigits: 2 },
  ]);
  server.clock.forward({ minutes: 1 });
  await record(server, { refundId, state: 'PROCESSED', transactionId: 'rf_done' });
  expect(await refunds(guest, booking)).toEqual({
    items: [
      {
        id: refundId,
        state: 'PROCESSED',
        amountMinor: TOTAL,
        refundAmountMinor: TOTAL,
        currency: 'INR',
        currencyDigits: 2,
        createdAt: '2026-11-20T18:45:00.000Z',
        transactionId: 'rf_done',
        history: [
          { state: 'REQUESTED', createdAt: '2026-11-20T18:45:00.000Z' },
          { state: 'PROCESSING', createdAt: '2026-11-20T18:46:00.000Z' },
          { state: 'PROCESSED', createdAt: '2026-11-20T18:47:00.000Z' },
        ],
      },
    ],
  });
  const { body } = await guest.get<Booking>(`/api/v1/bookings/${booking.id}`);
  expect(body).toMatchObject({ state: 'REFUNDED', cancellation: { refundedMinor: TOTAL } });
});

test('the guest is notified of a processed refund once', async () => {
  const { server, refundId, booking } = await cancelledStay();
  await startRefunds(server.context);
  await record(server, { refundId, state: 'PROCESSED' });
  await record(server, { refundId, state: 'PROCESSED' });
  const told = (await server.guestMails()).filter(({ subject }) => subject.startsWith('Refund'));
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toBe(`Refund for your booking ${booking.reference} at Small Hotel Harbour`);
  expect(told[0]?.text).toContain('We have sent ₹16,318.51 back');
});

test('a failed refund is retried, and the booking stays cancelled until then', async () => {
  const { server, guest, booking, refundId } = await cancelledStay();
  await startRefunds(server.context);
  await record(server, { refundId, state: 'FAILED' });
  expect((await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body.state).toBe('CANCELLED');
  await record(server, { refundId, state: 'PROCESSING', transactionId: 'rf_2' });
  await record(server, { refundId, state: 'PROCESSED' });
  const { items } = await refunds(guest, booking);
  expect(items[0]?.history.map(({ state }) => state)).toEqual([
    'REQUESTED',
    'PROCESSING',
    'FAILED',
    'PROCESSING',
    'PROCESSED',
  ]);
});

test('an impossible change of state is refused and changes nothing', async () => {
  const { server, guest, booking, refundId } = await cancelledStay();
  await expect(record(server, { refundId, state: 'PROCESSED' })).rejects.toMatchObject({
    code: 'STATE_CONFLICT',
  });
  await startRefunds(server.context);
  await record(server, { refundId, state: 'PROCESSED' });
  await expect(record(server, { refundId, state: 'FAILED' })).rejects.toMatchObject({
    code: 'STATE_CONFLICT',
  });
  expect((await refunds(guest, booking)).items[0]?.history).toHaveLength(3);
});

test('stores only one of two equal changes at the same time', async () => {
  const { server, guest, booking, refundId } = await cancelledStay();
  await startRefunds(server.context);
  await Promise.all(Array.from({ length: 10 }, () => record(server, { refundId, state: 'PROCESSED' })));
  expect((await refunds(guest, booking)).items[0]?.history).toHaveLength(3);
});

test('an unreachable gateway gets the same order again', async () => {
  const asked: string[] = [];
  const { server, guest, booking } = await cancelledStay(async (order) => {
    asked.push(order.refundId);
    if (asked.length === 1) throw new Error('no answer');
    return startedRefund(order, 'rf_1');
  });
  await expect(startRefunds(server.context)).rejects.toThrow('no answer');
  await startRefunds(server.context);
  await startRefunds(server.context);
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
  expect((await refunds(guest, booking)).items).toMatchObject([
    { state: 'PROCESSING', transactionId: 'rf_1' },
  ]);
});

test('States: a refund to an expired booking leaves it expired', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body: pending } = await guest.book((await guest.quote()).id);
  server.clock.forward({ minutes: 16 });
  const { context } = server;
  await payInFull(server, pending);
  await context.db.transaction().execute(async (trx) => {
    await trx.updateTable('bookings').set({ state: 'EXPIRED' }).where('id', '=', pending.id).execute();
    await requestRefund(context, trx, {
      booking: { id: pending.id, currency: 'INR', currency_digits: 2 },
    });
  });
  const [refund] = (await refunds(guest, pending)).items;
  await record(server, { refundId: refund?.id ?? '', state: 'PROCESSING' });
  await record(server, { refundId: refund?.id ?? '', state: 'PROCESSED' });
  expect((await guest.get<Booking>(`/api/v1/bookings/${pending.id}`)).body.state).toBe('EXPIRED');
});

test('never refunds more than was captured', async () => {
  const server = await startTestServer();
  const { context } = server;
  const booking = await bookedStay(server, server.guest());
  await payInFull(server, booking);
  const account = { id: booking.id, currency: 'INR', currency_digits: 2 };
  const more = { kind: 'ADJUSTMENT', source: 'mistake', amountMinor: 0 - TOTAL - 1 } as const;
  const request = context.db.transaction().execute(async (trx) => {
    await enter(trx, account, { now: context.clock.now().toISOString(), entries: [more] });
    await requestRefund(context, trx, { booking: account });
  });
  await expect(request).rejects.toThrow(RangeError);
});
