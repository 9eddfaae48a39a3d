import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import type { Outcome } from '../payments/gateways/test/test-gateway.ts';
import { startRefunds } from '../refunds/start-refunds.ts';
import { staffOperations } from '../../staff-operations.ts';
import { bookedStay, cancelStay, payInFull } from '../../test-support/booked.ts';
import { PLAIN_PRICE, type TestGuest } from '../../test-support/guest.ts';
import {
  captured,
  pay,
  pendingStay,
  prepaidHotel,
  startPaying,
  tell,
  verify,
  webhook,
} from '../../test-support/prepaid.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { cleanUp } from '../../jobs/clean-up.ts';

const TOTAL = PLAIN_PRICE.totalMinor;
const PAID_AT = '2026-11-20T18:45:00.000Z';
const HOLD_EXPIRED = 'the hold expired before the booking was confirmed';
const NOT_DUE = 'it was paid twice, or was not the due amount';

interface Paid {
  server: TestServer;
  guest: TestGuest;
  booking: Booking;
  show: () => ReturnType<ReturnType<typeof staffOperations>['show']>;
}

/** A hold that is paid, and whose code nobody has entered. */
async function paidHold(outcome: Outcome = 'pay'): Promise<Paid> {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await pay(server, guest, booking, outcome);
  return {
    server,
    guest,
    booking,
    show: () => staffOperations(server.context, ASHA).show(booking.reference),
  };
}

test('shows the money of an expired hold from expiry until it is refunded', async () => {
  const { server, show } = await paidHold();
  const capture = {
    transactionId: expect.stringMatching(/^test_pay_/),
    capturedAt: PAID_AT,
    amountMinor: TOTAL,
    currency: 'INR',
    currencyDigits: 2,
  };
  expect(await show()).toMatchObject({ state: 'PENDING', paidMinor: TOTAL, refunds: [] });
  expect((await show()).captures).toEqual([capture]);
  server.clock.forward({ minutes: 16 });
  const captures = [{ ...capture, whyReturned: HOLD_EXPIRED }];
  const untidied = await show();
  expect([untidied.state, untidied.paidMinor, untidied.refunds]).toEqual(['EXPIRED', 0, []]);
  expect(untidied.captures).toEqual(captures);
  await cleanUp(server.context);
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
  const shown = await show();
  expect(shown).toMatchObject({ state: 'EXPIRED', paidMinor: 0, captures });
  expect(shown.refunds).toEqual([
    {
      id: expect.any(String),
      kind: 'RETURN',
      why: HOLD_EXPIRED,
      isByHand: false,
      ofTransactionId: shown.captures[0]?.transactionId,
      state: 'PROCESSED',
      amountMinor: TOTAL,
      refundAmountMinor: TOTAL,
      currency: 'INR',
      currencyDigits: 2,
      createdAt: '2026-11-20T19:01:00.000Z',
      transactionId: expect.any(String),
      history: [
        { state: 'REQUESTED', createdAt: '2026-11-20T19:01:00.000Z' },
        { state: 'PROCESSING', createdAt: '2026-11-20T19:01:00.000Z' },
        { state: 'PROCESSED', createdAt: '2026-11-20T19:02:00.000Z' },
      ],
    },
  ]);
});

test('returns late money with the expired hold as the reason', async () => {
  const { server, show } = await paidHold('pay-late');
  server.clock.forward({ minutes: 16 });
  await tell(server);
  expect(await show()).toMatchObject({
    captures: [{ transactionId: expect.stringMatching(/^test_late_/), whyReturned: HOLD_EXPIRED }],
    refunds: [{ kind: 'RETURN', why: HOLD_EXPIRED, state: 'REQUESTED' }],
  });
});

test('keeps one payment of a booking that was paid twice and returns the other', async () => {
  const { server, guest, booking, show } = await paidHold('pay-twice');
  await verify(server, guest, booking);
  const shown = await show();
  expect(shown).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL, captures: { length: 2 } });
  const [back, ...more] = shown.captures.filter(({ whyReturned }) => whyReturned !== undefined);
  expect([back?.whyReturned, more]).toEqual([NOT_DUE, []]);
  expect(shown.refunds).toMatchObject([
    { kind: 'RETURN', why: NOT_DUE, ofTransactionId: back?.transactionId, refundAmountMinor: TOTAL },
  ]);
  expect(shown).not.toHaveProperty('noShow');
});

test('a second payment of a booked stay was not due, however long after the hold it comes', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  await webhook(server, captured(payment));
  server.clock.forward({ days: 1 });
  await webhook(server, captured(payment, { id: 'evt_again', transactionId: 'tx_again' }));
  const { captures } = await staffOperations(server.context, ASHA).show(booking.reference);
  expect(captures.map(({ transactionId, whyReturned }) => [transactionId, whyReturned])).toEqual([
    [`tx_${payment.id}`, undefined],
    ['tx_again', NOT_DUE],
  ]);
});

test('a booking that was cancelled keeps its payment in sight', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  await cancelStay(guest, booking.id);
  const shown = await staffOperations(server.context, ASHA).show(booking.reference);
  expect(shown.captures).toEqual([
    {
      transactionId: `capture-${booking.id}`,
      capturedAt: PAID_AT,
      amountMinor: TOTAL,
      currency: 'INR',
      currencyDigits: 2,
    },
  ]);
  expect(shown.refunds).toMatchObject([{ kind: 'CANCELLATION', why: 'the booking was cancelled' }]);
});
