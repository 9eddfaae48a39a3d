import { expect, test } from 'vitest';
import type { Booking, Refusal } from '#schemas/api-types';
import {
  bookedStay,
  cancellationQuote,
  cancelStay,
  confirmCancellation,
  payInFull,
} from '../../test-support/booked.ts';
import { BOOKING_EMAIL, newKey, PLAIN_PRICE, PLAIN_ROOM } from '../../test-support/guest.ts';
import { signIn } from '../../test-support/signed-in.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** The first night, which is not half of the stay. Check-in is 2027-01-14 14:00 in Kochi, 08:30 UTC. */
const NIGHT = PLAIN_PRICE.thursday.totalMinor;
const TOTAL = PLAIN_PRICE.totalMinor;
const DAYS_TO_DEADLINE = 52;

async function soldOn(server: TestServer): Promise<{ held: number; sold: number }[]> {
  return server.context.db
    .selectFrom('inventory')
    .select(['held', 'sold'])
    .where('room_id', '=', 'quay-room')
    .where('night', 'in', ['2027-01-14', '2027-01-15'])
    .execute();
}

async function refundRows(server: TestServer): Promise<number> {
  return (await server.context.db.selectFrom('refunds').select('id').execute()).length;
}

test('cancelling releases the nights, keeps the reason, freezes the penalty and asks for one refund', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  server.clock.forward({ days: DAYS_TO_DEADLINE + 1 });
  const answer = await cancelStay(guest, booking.id);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    state: 'CANCELLED',
    paidMinor: TOTAL,
    cancellation: {
      cancelledAt: '2027-01-12T18:45:00.000Z',
      by: 'GUEST',
      reason: 'Our plans have changed.',
      penaltyMinor: NIGHT,
      refundableMinor: TOTAL - NIGHT,
      refundedMinor: 0,
      dueMinor: 0,
      refund: { state: 'REQUESTED', amountMinor: TOTAL, refundAmountMinor: TOTAL - NIGHT },
    },
  });
  expect(answer.body.actions.every(({ allowed }) => !allowed)).toBe(true);
  expect(await soldOn(server)).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 0 },
  ]);
  expect((await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body).toEqual(answer.body);
});

test('Cancellation 1: a later release changes nothing of what was sold', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  await server.context.db.updateTable('releases').set({ catalogue: '{}' }).execute();
  server.clock.forward({ days: DAYS_TO_DEADLINE + 1 });
  expect(await cancellationQuote(guest, booking.id)).toMatchObject({ penaltyMinor: NIGHT });
});

test('Cancellation 13: figures that have expired are refused with the new ones, and nothing happens', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  server.clock.forward({ days: DAYS_TO_DEADLINE, minutes: 820 });
  const old = await cancellationQuote(guest, booking.id);
  server.clock.forward({ minutes: 5, seconds: 1 });
  const answer = await confirmCancellation<Refusal>(guest, booking.id, { quoteId: old.id });
  expect(answer).toMatchObject({
    status: 410,
    body: {
      code: 'CANCELLATION_QUOTE_EXPIRED',
      details: { cancellationQuote: { kind: 'PENALTY', penaltyMinor: NIGHT } },
    },
  });
  expect(await soldOn(server)).toEqual([
    { held: 0, sold: 1 },
    { held: 0, sold: 1 },
  ]);
  const quoteId = answer.body.details?.cancellationQuote?.id ?? '';
  const second = await confirmCancellation(guest, booking.id, { quoteId });
  expect(second.body).toMatchObject({ state: 'CANCELLED', cancellation: { penaltyMinor: NIGHT } });
});

test('figures of a hold do not cancel what was confirmed meanwhile', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const rooms = [{ ...PLAIN_ROOM, ratePlanId: 'advance', mealPlan: 'RO' as const }];
  const { body: pending } = await guest.book((await guest.quote({ rooms })).id);
  const free = await cancellationQuote(guest, pending.id);
  expect(free).toMatchObject({ kind: 'FREE', validUntil: '2026-11-20T18:55:00.000Z' });
  const otp = /^\d{6}$/m.exec((await server.guestMails())[0]?.text ?? '')?.[0];
  const headers = { 'idempotency-key': newKey() };
  await guest.post(`/api/v1/bookings/${pending.id}/confirmation`, { otp }, headers);
  server.clock.forward({ minutes: 1 });
  const answer = await confirmCancellation<Refusal>(guest, pending.id, { quoteId: free.id });
  expect(answer).toMatchObject({
    status: 410,
    body: { code: 'CANCELLATION_QUOTE_EXPIRED', details: { cancellationQuote: { kind: 'PENALTY' } } },
  });
});

test('figures from before a payment are refused: another sum would go back', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const { id: quoteId } = await cancellationQuote(guest, booking.id);
  await payInFull(server, booking);
  const answer = await confirmCancellation<Refusal>(guest, booking.id, { quoteId });
  expect(answer.body).toMatchObject({ details: { cancellationQuote: { refundMinor: TOTAL } } });
});

test('the figures of another booking are not found', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const first = await bookedStay(server, guest);
  server.clock.forward({ minutes: 2 });
  const second = await bookedStay(server, guest);
  const { id: quoteId } = await cancellationQuote(guest, first.id);
  expect((await confirmCancellation(guest, second.id, { quoteId })).status).toBe(404);
});

test('States: a pending booking is cancelled without penalty and without a mail', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const rooms = [{ ...PLAIN_ROOM, ratePlanId: 'advance', mealPlan: 'RO' as const }];
  const { body: pending } = await guest.book((await guest.quote({ rooms })).id);
  const { body } = await cancelStay(guest, pending.id);
  expect(body).toMatchObject({ state: 'CANCELLED', cancellation: { penaltyMinor: 0, dueMinor: 0 } });
  expect(await soldOn(server)).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 0 },
  ]);
  expect(await server.guestMails()).toHaveLength(1);
});

test('the policy of a cancelled or expired hold does not change over time', async () => {
  const catalogue = smallHotel();
  const rule = { value: 7, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 10 } } as const;
  Object.assign(catalogue.locations[0]?.policies[0] ?? {}, { reservationRules: [rule] });
  const server = await startTestServer({ catalogue });
  const guest = server.guest();
  const { body: given } = await guest.book((await guest.quote()).id);
  const { body: cancelled } = await cancelStay(guest, given.id);
  const { body: left } = await guest.book((await guest.quote()).id);
  server.clock.forward({ minutes: 15 });
  const { body: expired } = await guest.get<Booking>(`/api/v1/bookings/${left.id}`);
  server.clock.forward({ minutes: 300 });
  const later = await Promise.all(
    [given, left].map(async ({ id }) => (await guest.get<Booking>(`/api/v1/bookings/${id}`)).body.policy),
  );
  expect(later).toEqual([cancelled.policy, expired.policy]);
});

test('refuses to cancel an expired hold', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body: pending } = await guest.book((await guest.quote()).id);
  server.clock.forward({ minutes: 15 });
  const answer = await guest.post<Refusal>(`/api/v1/bookings/${pending.id}/cancellation-quote`);
  expect([answer.status, answer.body.code]).toEqual([410, 'HOLD_EXPIRED']);
});

test('requires a reason', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const { id: quoteId } = await cancellationQuote(guest, booking.id);
  const answer = await confirmCancellation(guest, booking.id, { quoteId, reason: '  ' });
  expect(answer).toMatchObject({
    status: 422,
    body: { messages: [{ field: 'reason', message: 'Reason is required' }] },
  });
});

test('the mail about it has the figures, and takes the entry out of the calendar', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  server.clock.forward({ days: DAYS_TO_DEADLINE + 1 });
  await cancelStay(guest, booking.id);
  const [cancelled, confirmed] = await server.guestMails();
  expect(cancelled?.subject).toBe(`Your booking ${booking.reference} at Small Hotel Harbour is cancelled`);
  for (const part of [booking.reference, '₹16,318.51', '₹7,554.64', '₹8,763.87', 'as you asked']) {
    expect(cancelled?.text).toContain(part);
    expect(cancelled?.html).toContain(part);
  }
  expect(cancelled?.text).not.toMatch(/mail\.|\{\{/);
  const uid = /^UID:.*$/m.exec(confirmed?.calendar?.content ?? '')?.[0];
  expect(uid).toContain(booking.id);
  expect(cancelled?.calendar?.method).toBe('CANCEL');
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', uid]) {
    expect(cancelled?.calendar?.content).toContain(line);
  }
});

test('Cancellation 14: cancelling twice gives the same answer and one refund', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  const { id: quoteId } = await cancellationQuote(guest, booking.id);
  const first = await confirmCancellation(guest, booking.id, { quoteId });
  server.clock.forward({ minutes: 20 });
  const second = await confirmCancellation(guest, booking.id, { quoteId });
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(await refundRows(server)).toBe(1);
  expect((await server.guestMails()).filter(({ calendar }) => calendar?.method === 'CANCEL')).toHaveLength(1);
});

/** Every night of every room, as far as somebody has taken it. */
async function taken({ context }: TestServer): Promise<string[]> {
  const rows = await context.db
    .selectFrom('inventory')
    .select(['room_id', 'night', 'held', 'sold'])
    .execute();
  return rows
    .filter(({ held, sold }) => held + sold > 0)
    .map(({ room_id, night, held, sold }) => `${room_id} ${night} ${held} ${sold}`)
    .sort();
}

const TOWER = { ...PLAIN_ROOM, roomId: 'tower-room' };
const REEF = { ...PLAIN_ROOM, roomId: 'reef-room', ratePlanId: 'lagoon-flexible' };

test('frees the nights of the cancelled booking only, not of another guest, room, location or hold', async () => {
  const server = await startTestServer();
  const neighbours = server.guest();
  const asha = { guestEmail: 'asha@example.com' };
  await bookedStay(server, neighbours, { checkIn: '2027-01-15', checkOut: '2027-01-18' }, asha);
  server.clock.forward({ minutes: 2 });
  await bookedStay(server, neighbours, { locationId: 'lagoon', rooms: [REEF] }, asha);
  server.clock.forward({ minutes: 2 });
  const touching = { checkIn: '2027-01-12', checkOut: '2027-01-15', rooms: [PLAIN_ROOM, TOWER] };
  await neighbours.book((await neighbours.quote(touching)).id, { guest: { guestEmail: 'ravi@example.com' } });
  server.clock.forward({ minutes: 2 });
  const before = await taken(server);
  const guest = server.guest();
  const booking = await bookedStay(server, guest, { rooms: [PLAIN_ROOM, TOWER] });
  expect(await taken(server)).toEqual(
    [
      'quay-room 2027-01-12 1 0',
      'quay-room 2027-01-13 1 0',
      'quay-room 2027-01-14 1 1',
      'quay-room 2027-01-15 0 2',
      'quay-room 2027-01-16 0 1',
      'quay-room 2027-01-17 0 1',
      'reef-room 2027-01-14 0 1',
      'reef-room 2027-01-15 0 1',
      'tower-room 2027-01-12 1 0',
      'tower-room 2027-01-13 1 0',
      'tower-room 2027-01-14 1 1',
      'tower-room 2027-01-15 0 1',
    ].sort(),
  );
  await cancelStay(guest, booking.id);
  expect(await taken(server)).toEqual(before);
});

test('from the code to the refund exactly these mails are sent, to the address of the booking and to its location', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await signIn(server, guest, 'account@example.com');
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  await cancelStay(guest, booking.id);
  server.clock.forward({ minutes: 30 });
  const { reference } = booking;
  const mails = (await server.mails()).map(({ to, subject }) => `${to.address}: ${subject}`);
  const dates = '14 Jan 2027 to 16 Jan 2027';
  expect(mails.toSorted()).toEqual([
    `harbour@small-hotel.example: Small Hotel Harbour: booking ${reference} is cancelled, ${dates}`,
    `harbour@small-hotel.example: Small Hotel Harbour: new booking ${reference}, ${dates}`,
    `${BOOKING_EMAIL}: Your booking ${reference} at Small Hotel Harbour is cancelled`,
    `${BOOKING_EMAIL}: Your booking ${reference} at Small Hotel Harbour is confirmed`,
    `${BOOKING_EMAIL}: Your code for Small Hotel Harbour`,
  ]);
});
