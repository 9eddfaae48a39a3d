import { expect, test } from 'vitest';
import type { Booking, CancellationQuote, Refusal } from '#schemas/api-types';
import { bookedStay, cancellationQuote, cancelStay, payInFull } from '../../test-support/booked.ts';
import { PLAIN_PRICE, PLAIN_ROOM } from '../../test-support/guest.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';

/** The first night, which is not half of the stay. Check-in is 2027-01-14 14:00 in Kochi, 08:30 UTC. */
const NIGHT = PLAIN_PRICE.thursday.totalMinor;
const TOTAL = PLAIN_PRICE.totalMinor;
const DAYS_TO_DEADLINE = 52;

/** What a stay costs to cancel at a time, and what is then told (BOOKING-RULES, Cancellation 3, 6, 7 and 9). */
const TIERS = [
  {
    rule: 3,
    name: 'before every deadline nothing is kept',
    days: 0,
    kind: 'FREE',
    penaltyMinor: 0,
    source: 'NONE',
  },
  {
    rule: 6,
    name: 'exactly on the deadline is still free',
    days: DAYS_TO_DEADLINE,
    minutes: 825,
    kind: 'FREE',
    penaltyMinor: 0,
    source: 'NONE',
  },
  {
    rule: 9,
    name: 'after it the first night at its own price',
    days: DAYS_TO_DEADLINE,
    minutes: 826,
    kind: 'PENALTY',
    penaltyMinor: NIGHT,
    source: 'CHECK_IN',
  },
  {
    rule: 7,
    name: 'up to the check-in instant, which is included',
    days: DAYS_TO_DEADLINE + 2,
    minutes: 825,
    kind: 'PENALTY',
    penaltyMinor: NIGHT,
    source: 'CHECK_IN',
  },
] as const;

test.each(TIERS)('Cancellation $rule: $name', async (tier) => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  server.clock.forward({ days: tier.days, minutes: 'minutes' in tier ? tier.minutes : 0 });
  const quote = await cancellationQuote(guest, booking.id);
  expect(quote).toMatchObject({
    bookingId: booking.id,
    kind: tier.kind,
    penaltyMinor: tier.penaltyMinor,
    hit: { source: tier.source },
    paidMinor: TOTAL,
    refundMinor: TOTAL - tier.penaltyMinor,
    dueMinor: 0,
  });
});

test('Cancellation 13: the figures name rule, deadline, next tier and how long they hold', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  server.clock.forward({ days: DAYS_TO_DEADLINE, minutes: 820 });
  expect(await cancellationQuote(guest, booking.id)).toMatchObject({
    kind: 'FREE',
    deadline: '2027-01-12T08:30:00.000Z',
    // Five minutes are left until the deadline: less than ten.
    validUntil: '2027-01-12T08:30:00.000Z',
    next: { kind: 'PENALTY', penaltyMinor: NIGHT, penalty: { unit: 'DAY', value: 1 } },
  });
  server.clock.forward({ minutes: 6 });
  expect(await cancellationQuote(guest, booking.id)).toMatchObject({
    hit: { source: 'CHECK_IN', rule: { value: 2, unit: 'DAY', penalty: { unit: 'DAY', value: 1 } } },
    penaltyMinor: NIGHT,
    penaltyNetMinor: PLAIN_PRICE.thursday.netMinor,
    penaltyTaxMinor: PLAIN_PRICE.thursday.taxMinor,
    deadline: '2027-01-14T08:30:00.000Z',
    validUntil: '2027-01-12T08:41:00.000Z',
    next: { kind: 'NO_CANCEL' },
  });
});

test('Cancellation 12: at a hotel that is paid on arrival nothing goes back, and the penalty is due', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  server.clock.forward({ days: DAYS_TO_DEADLINE + 1 });
  const { body } = await cancelStay(guest, booking.id);
  expect(body.cancellation).toMatchObject({ penaltyMinor: NIGHT, refundableMinor: 0, dueMinor: NIGHT });
  expect(await server.context.db.selectFrom('refunds').selectAll().execute()).toEqual([]);
});

test('Cancellation 4: what is non-refundable costs everything from the first instant on', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const rooms = [{ ...PLAIN_ROOM, ratePlanId: 'advance', mealPlan: 'RO' as const }];
  const booking = await bookedStay(server, guest, { rooms });
  await payInFull(server, booking);
  server.clock.forward({ seconds: 1 });
  const quote = await cancellationQuote(guest, booking.id);
  expect(quote).toMatchObject({ penaltyMinor: booking.totals.totalMinor, refundMinor: 0 });
});

test('Cancellation 16: within the grace period nothing is kept, whatever the rules say', async () => {
  const catalogue = smallHotel();
  for (const policy of catalogue.locations[0]?.policies ?? []) policy.graceMinutes = 30;
  const server = await startTestServer({ catalogue });
  const guest = server.guest();
  const rooms = [{ ...PLAIN_ROOM, ratePlanId: 'advance', mealPlan: 'RO' as const }];
  const booking = await bookedStay(server, guest, { rooms });
  server.clock.forward({ minutes: 30 });
  expect(await cancellationQuote(guest, booking.id)).toMatchObject({
    kind: 'FREE',
    hit: { source: 'GRACE' },
  });
  server.clock.forward({ seconds: 1 });
  expect(await cancellationQuote(guest, booking.id)).toMatchObject({ kind: 'PENALTY' });
});

test('Cancellation 8: after the check-in instant a guest cannot cancel online', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  server.clock.forward({ days: DAYS_TO_DEADLINE + 2, minutes: 825, seconds: 1 });
  const answer = await guest.post<Refusal>(`/api/v1/bookings/${booking.id}/cancellation-quote`);
  expect([answer.status, answer.body.code]).toEqual([409, 'STATE_CONFLICT']);
  const { body } = await guest.get<Booking>(`/api/v1/bookings/${booking.id}`);
  expect(body.actions.find(({ action }) => action === 'CANCEL')).toEqual({
    action: 'CANCEL',
    allowed: false,
    reasons: ['CHECK_IN_PASSED'],
  });
});

test('only the guest who booked sees the figures', async () => {
  const server = await startTestServer();
  const booking = await bookedStay(server, server.guest());
  const other = server.guest();
  await other.quote();
  const answer = await other.post<CancellationQuote & Refusal>(
    `/api/v1/bookings/${booking.id}/cancellation-quote`,
  );
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
});
