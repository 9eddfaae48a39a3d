import { expect, test } from 'vitest';
import type { Booking, RefundList } from '#schemas/api-types';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { bookedStay, cancelStay, payInFull } from '../../test-support/booked.ts';
import type { TestGuest } from '../../test-support/guest.ts';
import { startedRefund, withGateway } from '../../test-support/refund-gateway.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { recordRefund } from './record-refund.ts';
import { insertRefund } from './refund-repository.ts';
import { startRefunds } from './start-refunds.ts';

/** A gateway that refuses payments which are too old for it, and the payments that it was asked about. */
interface ChoosyGateway extends Pick<PaymentGateway, 'refund'> {
  asked: string[];
  tooOld: Set<string>;
}

function choosyGateway(): ChoosyGateway {
  const asked: string[] = [];
  const tooOld = new Set<string>();
  return {
    asked,
    tooOld,
    refund: async (order) => {
      asked.push(order.captureId);
      if (tooOld.has(order.captureId)) throw new Error(`${order.captureId} is too old to refund`);
      return startedRefund(order, `rf_${order.refundId}_${asked.length}`);
    },
  };
}

async function serverWith({ refund }: Pick<PaymentGateway, 'refund'>): Promise<TestServer> {
  return startTestServer({ alter: (context) => withGateway(context, { refund }) });
}

/** A stay that was paid and cancelled free of charge, a minute after the one before. */
async function cancelledStay(
  server: TestServer,
  guestEmail: string,
): Promise<{ guest: TestGuest; booking: Booking; paymentId: string }> {
  server.clock.forward({ minutes: 1 });
  const guest = server.guest();
  const booking = await bookedStay(server, guest, {}, { guestEmail });
  await payInFull(server, booking);
  await cancelStay(guest, booking.id);
  return { guest, booking, paymentId: `capture-${booking.id}` };
}

/** A paid booking that owes a refund to each of these payments; each is asked for a second after the one before. */
async function owe(server: TestServer, paymentIds: readonly string[]): Promise<void> {
  const { clock, db, newId } = server.context;
  const { id: bookingId } = await bookedStay(server, server.guest());
  for (const paymentId of paymentIds) {
    server.clock.forward({ seconds: 1 });
    const refund = {
      id: newId(),
      booking_id: bookingId,
      reason: 'RETURN',
      payment_id: paymentId,
      created_at: clock.now().toISOString(),
      captured_minor: 100,
      amount_minor: 100,
      currency: 'INR',
      currency_digits: 2,
    } as const;
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await db.transaction().execute(async (trx) => insertRefund(trx, refund));
  }
}

async function historyOf(guest: TestGuest, { id }: Booking): Promise<string[] | undefined> {
  const { body } = await guest.get<RefundList>(`/api/v1/bookings/${id}/refunds`);
  return body.items[0]?.history.map(({ state }) => state);
}

test('a refund that the gateway refuses does not stop others, and is reported', async () => {
  const gateway = choosyGateway();
  const server = await serverWith(gateway);
  const first = await cancelledStay(server, 'first@example.com');
  const second = await cancelledStay(server, 'second@example.com');
  const third = await cancelledStay(server, 'third@example.com');
  gateway.tooOld.add(first.paymentId);
  await expect(startRefunds(server.context)).rejects.toThrow(`${first.paymentId} is too old to refund`);
  expect(gateway.asked).toEqual([first.paymentId, second.paymentId, third.paymentId]);
  expect(await historyOf(first.guest, first.booking)).toEqual(['REQUESTED']);
  expect(await historyOf(second.guest, second.booking)).toEqual(['REQUESTED', 'PROCESSING']);
  expect(await historyOf(third.guest, third.booking)).toEqual(['REQUESTED', 'PROCESSING']);
});

test('a refused refund is sent again later, and goes back once', async () => {
  const gateway = choosyGateway();
  const server = await serverWith(gateway);
  const { guest, booking, paymentId } = await cancelledStay(server, 'first@example.com');
  gateway.tooOld.add(paymentId);
  server.clock.forward({ minutes: 60 });
  await expect(startRefunds(server.context)).rejects.toThrow('too old');
  gateway.tooOld.clear();
  server.clock.forward({ minutes: 9 });
  await startRefunds(server.context);
  expect(gateway.asked).toEqual([paymentId]);
  server.clock.forward({ minutes: 1 });
  await startRefunds(server.context);
  await startRefunds(server.context);
  server.clock.forward({ minutes: 60 });
  await startRefunds(server.context);
  expect(gateway.asked).toEqual([paymentId, paymentId]);
  const { body } = await guest.get<RefundList>(`/api/v1/bookings/${booking.id}/refunds`);
  const news = { refundId: body.items[0]?.id ?? '', state: 'PROCESSED' } as const;
  const { context } = server;
  await context.db.transaction().execute(async (trx) => recordRefund(context, trx, news));
  expect(await historyOf(guest, booking)).toEqual(['REQUESTED', 'PROCESSING', 'PROCESSED']);
  expect((await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body.state).toBe('REFUNDED');
});

test('an unreachable gateway is retried soon, then less and less often', async () => {
  const gateway = choosyGateway();
  const server = await serverWith(gateway);
  const { paymentId } = await cancelledStay(server, 'first@example.com');
  gateway.tooOld.add(paymentId);
  const askedAt: number[] = [];
  for (let second = 2; second <= 1800; second += 2) {
    server.clock.forward({ seconds: 2 });
    // oxlint-disable-next-line no-await-in-loop -- as the job does
    await startRefunds(server.context).catch(() => askedAt.push(second));
  }
  expect(askedAt).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1624]);
});

test('more refused refunds than one run takes do not block others', async () => {
  const gateway = choosyGateway();
  const server = await serverWith(gateway);
  const refused = Array.from({ length: 25 }, (_, index) => `old-${index}`);
  for (const paymentId of refused) gateway.tooOld.add(paymentId);
  await owe(server, [...refused, 'new']);
  await expect(startRefunds(server.context)).rejects.toThrow('old-0 is too old');
  expect(gateway.asked).toEqual(refused.slice(0, 20));
  server.clock.forward({ seconds: 2 });
  await expect(startRefunds(server.context)).rejects.toThrow('old-20 is too old');
  expect(gateway.asked.slice(20)).toEqual([...refused.slice(20), 'new']);
});

test('a new refund goes before a refused one when both are due', async () => {
  const gateway = choosyGateway();
  const server = await serverWith(gateway);
  const refused = Array.from({ length: 25 }, (_, index) => `old-${index}`);
  for (const paymentId of refused) gateway.tooOld.add(paymentId);
  await owe(server, refused);
  await startRefunds(server.context).catch(() => {});
  await startRefunds(server.context).catch(() => {});
  expect(new Set(gateway.asked)).toEqual(new Set(refused));
  const later = await cancelledStay(server, 'later@example.com');
  server.clock.forward({ days: 1 });
  gateway.asked.length = 0;
  await expect(startRefunds(server.context)).rejects.toThrow('too old');
  expect(gateway.asked).toHaveLength(20);
  expect(gateway.asked[0]).toBe(later.paymentId);
});

test('a refund that keeps failing is retried less and less often, and its guest is notified once', async () => {
  const gateway = choosyGateway();
  const server = await serverWith(gateway);
  const { guest, booking } = await cancelledStay(server, 'first@example.com');
  const { body } = await guest.get<RefundList>(`/api/v1/bookings/${booking.id}/refunds`);
  const news = { refundId: body.items[0]?.id ?? '', state: 'FAILED' } as const;
  const { context } = server;
  const triedAfterMinutes: number[] = [];
  for (let minute = 0; minute < 3 * 24 * 60; minute += 5) {
    // oxlint-disable-next-line no-await-in-loop -- as the job does
    await startRefunds(context);
    if (gateway.asked.length > triedAfterMinutes.length) {
      triedAfterMinutes.push(minute);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await context.db.transaction().execute(async (trx) => recordRefund(context, trx, news));
    }
    server.clock.forward({ minutes: 5 });
  }
  expect(triedAfterMinutes).toEqual([0, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 4000]);
  const told = (await server.guestMails()).filter(({ subject }) => subject.startsWith('Refund'));
  expect(told).toHaveLength(1);
});
