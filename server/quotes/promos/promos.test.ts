import { expect, test } from 'vitest';
import type { Availability, Booking, Quote, Refusal, ValidationRefusal } from '#schemas/api-types';
import type { PromoCode } from '#schemas/types';
import { bookedStay, cancelStay, payInFull } from '../../test-support/booked.ts';
import { PLAIN_QUOTE, type TestGuest } from '../../test-support/guest.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';

/**
 * 15 % of 14,834.06. Thursday becomes 5,987.36 and Friday 6,621.59, which moves it into the lower slab: 7.25 % on both,
 * 434.08 and 480.07.
 */
const DISCOUNT = 222_511;
const THURSDAY = 642_144;
const TOTAL = 1_352_310;

function hotelWith(changes: Partial<PromoCode> = {}) {
  const catalogue = smallHotel();
  const promo = { code: 'RAINS15', name: 'Rains', discount: { unit: 'PERCENTAGE', value: 15 } } as const;
  Object.assign(catalogue.locations[0] ?? {}, { promoCodes: [{ ...promo, ...changes }] });
  return catalogue;
}

function ask(guest: TestGuest, promo: string) {
  return guest.post<Quote & ValidationRefusal>('/api/v1/quotes', { ...PLAIN_QUOTE, promo });
}

test('a quote is lowered, says by what, and a booking keeps it', async () => {
  const server = await startTestServer({ catalogue: hotelWith() });
  const guest = server.guest();
  const { body: quote } = await ask(guest, 'rains15');
  expect(quote).toMatchObject({
    promo: { code: 'RAINS15', name: 'Rains', discountMinor: DISCOUNT },
    totals: { netMinor: 1_260_895, totalMinor: TOTAL },
  });
  const booking = await bookedStay(server, guest, { promo: 'RAINS15' });
  expect(booking).toMatchObject({ promo: quote.promo, totals: quote.totals, lines: quote.lines });
});

test('a refund of a lowered price is a share of the paid amount', async () => {
  const server = await startTestServer({ catalogue: hotelWith() });
  const guest = server.guest();
  const booking = await bookedStay(server, guest, { promo: 'RAINS15' });
  await payInFull(server, booking);
  server.clock.forward({ days: 53 });
  const { body } = await cancelStay(guest, booking.id);
  expect(body.cancellation).toMatchObject({ penaltyMinor: THURSDAY, refundableMinor: TOTAL - THURSDAY });
});

test('a search shows it where it is for the room and the plan, and nowhere else', async () => {
  const { guest } = await startTestServer({
    catalogue: hotelWith({ roomIds: ['quay-room'], ratePlanIds: ['flexible'] }),
  });
  const { body } = await guest().get<Availability>(
    '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2&promo=RAINS15',
  );
  const offers = body.items.flatMap(({ roomId, offers: of }) =>
    of.map(({ ratePlanId, mealPlan, promo }) => [roomId, ratePlanId, mealPlan, promo?.discountMinor]),
  );
  expect(offers).toEqual([
    ['quay-room', 'flexible', 'RO', 202_511],
    ['quay-room', 'flexible', 'BB', DISCOUNT],
    ['quay-room', 'advance', 'RO', undefined],
    ['tower-room', 'flexible', 'RO', undefined],
    ['tower-room', 'flexible', 'BB', undefined],
  ]);
});

test.each([
  ['unknown', 'SUN', {}, 'PROMO_UNKNOWN'],
  ['over', 'RAINS15', { bookTo: '2026-11-20' }, 'PROMO_EXPIRED'],
  ['for other rooms', 'RAINS15', { roomIds: ['tower-room'] }, 'PROMO_NOT_APPLICABLE'],
  ['for other nights', 'RAINS15', { stayFrom: '2027-02-01' }, 'PROMO_NOT_APPLICABLE'],
  ['for longer stays', 'RAINS15', { minNights: 3 }, 'PROMO_NOT_APPLICABLE'],
])('a code that is %s is refused with a code of its own', async (_case, typed, changes, code) => {
  const { guest } = await startTestServer({ catalogue: hotelWith(changes) });
  const answer = await ask(guest(), typed);
  expect(answer).toMatchObject({ status: 422, body: { code, messages: [{ field: 'promo' }] } });
});

test('a code is used so often and no more, and what is given back can be used again', async () => {
  const server = await startTestServer({ catalogue: hotelWith({ maxUses: 1 }) });
  const [first, second] = [server.guest(), server.guest()];
  const quotes = await Promise.all([first, second].map((guest) => guest.quote({ promo: 'RAINS15' })));
  const { body: booking } = await first.book(quotes[0]?.id ?? '');
  const details = { guest: { guestEmail: 'arjun@example.com' } };
  const late = await second.book(quotes[1]?.id ?? '', details);
  expect(late).toMatchObject({ status: 422, body: { code: 'PROMO_EXPIRED' } });
  expect((await ask(server.guest(), 'RAINS15')).body).toMatchObject({ code: 'PROMO_EXPIRED' });
  await cancelStay(first, booking.id);
  expect((await second.book(quotes[1]?.id ?? '', details)).status).toBe(201);
});

test('of many bookings at once with the last use of a code one is made', async () => {
  const catalogue = hotelWith({ maxUses: 1 });
  const server = await startTestServer({ catalogue });
  const guests = Array.from({ length: 5 }, () => server.guest());
  const quotes = await Promise.all(guests.map((guest) => guest.quote({ promo: 'RAINS15' })));
  const answers = await Promise.all(
    guests.map((guest, index) =>
      guest.book(quotes[index]?.id ?? '', { guest: { guestEmail: `guest${index}@example.com` } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422]);
});

test('a hold that ran out gives its use back', async () => {
  const server = await startTestServer({ catalogue: hotelWith({ maxUses: 1 }) });
  const guest = server.guest();
  await guest.book((await guest.quote({ promo: 'RAINS15' })).id);
  server.clock.forward({ minutes: 15 });
  const answer = await guest.post<Booking & Refusal>('/api/v1/quotes', { ...PLAIN_QUOTE, promo: 'RAINS15' });
  expect(answer.status).toBe(201);
});
