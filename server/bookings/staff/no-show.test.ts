import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { recordRefund } from '../refunds/record-refund.ts';
import { startRefunds } from '../refunds/start-refunds.ts';
import { staffOperations } from '../../staff-operations.ts';
import { bookedStay, payInFull } from '../../test-support/booked.ts';
import { PLAIN_PRICE } from '../../test-support/guest.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startedRefund, withGateway } from '../../test-support/refund-gateway.ts';
import { ASHA, asMember } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** What is lost, what goes back. */
const FIRST_NIGHT = PLAIN_PRICE.thursday.totalMinor;
const SECOND_NIGHT = PLAIN_PRICE.friday.totalMinor;
const TAX_OF_IT = PLAIN_PRICE.thursday.taxMinor;
/** 15 January, a quarter past midnight in Kochi: the day after arrival, while it is still the 14th by UTC. */
const MARKED_AT = '2027-01-14T18:45:00.000Z';

/** A booking whose guest did not come, and who loses the first night for it. */
async function missedStay(prepare: (server: TestServer, booking: Booking) => Promise<void> = async () => {}) {
  const catalogue = smallHotel();
  for (const { policies } of catalogue.locations)
    for (const policy of policies) policy.noShow = { unit: 'DAY', value: 1 };
  const alter = (context: TestServer['context']) =>
    withGateway(context, { refund: async (order) => startedRefund(order, 'rf_1') });
  const server = await startTestServer({ catalogue, alter });
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await prepare(server, booking);
  server.clock.forward({ days: 55 });
  const marked = await staffOperations(server.context, ASHA).markNoShow(booking.reference);
  server.clock.forward({ days: 3 });
  return {
    server,
    booking,
    marked,
    show: () => staffOperations(server.context, asMember('Ravi')).show(booking.reference),
    read: async () => (await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body,
  };
}

/** The figures of a guest's booking with who marked it, which the guest is not told. */
async function figuresOf(read: () => Promise<Booking>) {
  return { ...(await read()).noShow, by: 'Asha' };
}

test('Cancellation 16: an unpaid no-show lists the amount due, when it was marked and by whom', async () => {
  const { show } = await missedStay();
  expect(await show()).toMatchObject({ state: 'SUCCESSFUL', stayState: 'NO_SHOW', refunds: [] });
  expect((await show()).noShow).toEqual({
    markedAt: MARKED_AT,
    by: 'Asha',
    penaltyMinor: FIRST_NIGHT,
    penaltyTaxMinor: TAX_OF_IT,
    refundableMinor: 0,
    refundedMinor: 0,
    dueMinor: FIRST_NIGHT,
  });
});

test('Cancellation 16: a paid no-show lists the amount that goes back, and then that it was refunded', async () => {
  const { server, booking, marked, show } = await missedStay(payInFull);
  const { reference } = booking;
  expect(marked).toEqual({
    reference,
    currency: 'INR',
    currencyDigits: 2,
    penaltyMinor: FIRST_NIGHT,
    refundableMinor: SECOND_NIGHT,
    refundedMinor: 0,
    byHandMinor: 0,
    dueMinor: 0,
  });
  const before = await show();
  expect(before.noShow).toMatchObject({
    penaltyMinor: FIRST_NIGHT,
    refundableMinor: SECOND_NIGHT,
    refundedMinor: 0,
    dueMinor: 0,
  });
  expect(before.refunds).toMatchObject([
    { kind: 'CANCELLATION', why: 'the guest did not come', createdAt: MARKED_AT, state: 'REQUESTED' },
  ]);
  await startRefunds(server.context);
  const [refund] = before.refunds;
  await server.context.db
    .transaction()
    .execute(async (trx) =>
      recordRefund(server.context, trx, { refundId: refund?.id ?? '', state: 'PROCESSED' }),
    );
  const after = await show();
  expect(after.noShow?.refundedMinor).toBe(SECOND_NIGHT);
  expect(after.captures).toMatchObject([
    { transactionId: `capture-${booking.id}`, amountMinor: PLAIN_PRICE.totalMinor },
  ]);
  expect(after.captures[0]).not.toHaveProperty('whyReturned');
});

test('the guest reads the figures of the staff, and not who marked it', async () => {
  const unpaid = await missedStay();
  expect((await unpaid.show()).noShow).toEqual(await figuresOf(unpaid.read));
  const shown = await unpaid.read();
  expect(shown).toMatchObject({ state: 'SUCCESSFUL', stayState: 'NO_SHOW' });
  expect(shown.noShow).toMatchObject({ penaltyMinor: FIRST_NIGHT, dueMinor: FIRST_NIGHT });
  expect(shown.noShow).not.toHaveProperty('by');
  const paid = await missedStay(payInFull);
  expect((await paid.show()).noShow).toEqual(await figuresOf(paid.read));
  expect((await paid.read()).noShow).toMatchObject({
    markedAt: MARKED_AT,
    penaltyMinor: FIRST_NIGHT,
    penaltyTaxMinor: TAX_OF_IT,
    refundableMinor: SECOND_NIGHT,
    refundedMinor: 0,
    dueMinor: 0,
    refund: { state: 'REQUESTED', refundAmountMinor: SECOND_NIGHT },
  });
});

test('a guest who was marked cannot cancel, and reads why', async () => {
  const { read } = await missedStay();
  const { actions } = await read();
  expect(actions).toContainEqual({ action: 'CANCEL', allowed: false, reasons: ['NO_SHOW'] });
});

test('a stay that is still due has no such figures', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { id } = await bookedStay(server, guest);
  const { body } = await guest.get<Booking>(`/api/v1/bookings/${id}`);
  expect(body).not.toHaveProperty('noShow');
});

test('a no-show with too little paid lists the missing amount', async () => {
  const { marked, show } = await missedStay(async (server, booking) => payInFull(server, booking, 235_000));
  expect((await show()).noShow).toMatchObject({ refundableMinor: 0, dueMinor: FIRST_NIGHT - 235_000 });
  expect(marked).toMatchObject({
    penaltyMinor: FIRST_NIGHT,
    refundableMinor: 0,
    dueMinor: FIRST_NIGHT - 235_000,
  });
});
