import { expect, test } from 'vitest';
import { whyNotTaken } from '#domain/gateway-units';
import { STRIPE_UNITS } from '#domain/gateways/stripe';
import type { Availability, Refusal, StayCalendar } from '#schemas/api-types';
import type { Catalogue } from '#schemas/types';
import type { PaymentGateway } from '../bookings/payments/payment-gateway.ts';
import { PLAIN_QUOTE } from '../test-support/guest.ts';
import { prepaidHotel } from '../test-support/prepaid.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const SEARCH = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

/** A hotel whose only gateway takes what Stripe takes. */
async function serverOf(catalogue: Catalogue): Promise<TestServer> {
  const server = await startTestServer({ catalogue });
  const taking = server.context.gateways.taking as PaymentGateway[];
  const [connected] = taking;
  if (connected === undefined) throw new Error('No test gateway is connected');
  taking.splice(0, 1, { ...connected, takes: (amount) => whyNotTaken(amount, STRIPE_UNITS) === undefined });
  return server;
}

/** The amounts of the small hotel are from 97 to 20,000 main units; this many times as much is asked for. */
function dearer(times: number, hotel = prepaidHotel()): Catalogue {
  for (const location of hotel.locations)
    location.roomPrices = location.roomPrices.map((price) => ({
      ...price,
      baseMinor: price.baseMinor * times,
      ...(price.weekendBaseMinor === undefined ? {} : { weekendBaseMinor: price.weekendBaseMinor * times }),
    }));
  return hotel;
}

async function searched(server: TestServer): Promise<Availability> {
  return (await server.guest().get<Availability>(SEARCH)).body;
}

test('what a gateway takes is offered and quoted', async () => {
  const server = await serverOf(prepaidHotel());
  expect((await searched(server)).items.some(({ status }) => status === 'AVAILABLE')).toBe(true);
  expect((await server.guest().post('/api/v1/quotes', PLAIN_QUOTE)).status).toBe(201);
});

test('Price 16: what no gateway takes is not offered, is refused with a word, and has no price in the calendar', async () => {
  const server = await serverOf(dearer(5000));
  const { items } = await searched(server);
  expect(items.map(({ status, reason }) => [status, reason?.code])).toContainEqual([
    'NOT_AVAILABLE',
    'NOT_PAYABLE',
  ]);
  expect(items.flatMap(({ offers }) => offers)).toEqual([]);
  const guest = server.guest();
  const refused = await guest.post<Refusal>('/api/v1/quotes', PLAIN_QUOTE);
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_PAYABLE']);
  const calendar = await guest.get<StayCalendar>('/api/v1/calendar?location=harbour&from=2027-01&to=2027-01');
  expect(calendar.status).toBe(200);
  expect(calendar.body.days.flatMap(({ priceMinor }) => priceMinor ?? [])).toEqual([]);
});

test('Price 16: the same price is sold where it is paid at the hotel, or by a deposit that can be paid', async () => {
  const atHotel = dearer(5000);
  for (const { ratePlans } of atHotel.locations) for (const plan of ratePlans) plan.payment = 'PAY_AT_HOTEL';
  const byDeposit = dearer(5000);
  for (const { ratePlans } of byDeposit.locations)
    for (const plan of ratePlans)
      Object.assign(plan, { deposit: { unit: 'PERCENTAGE', value: 1 }, balance: { due: 'AT_HOTEL' } });
  for (const catalogue of [atHotel, byDeposit]) {
    // oxlint-disable-next-line no-await-in-loop -- one server after the other
    const { items } = await searched(await serverOf(catalogue));
    expect(items.some(({ status }) => status === 'AVAILABLE')).toBe(true);
  }
});

test('the calendar has a price from the day on which a deposit is enough, as the rooms have', async () => {
  const byDays = prepaidHotel();
  const balance = { due: 'BEFORE_ARRIVAL', days: 14, hours: 24 };
  for (const { ratePlans, roomPrices } of byDays.locations) {
    for (const plan of ratePlans)
      Object.assign(plan, { deposit: { unit: 'PERCENTAGE', value: 50 }, balance });
    for (const price of roomPrices)
      Object.assign(price, { baseMinor: 1_200_000_000, weekendBaseMinor: 1_200_000_000 });
  }
  const server = await serverOf(byDays);
  const guest = server.guest();
  const { days } = (
    await guest.get<StayCalendar>('/api/v1/calendar?location=harbour&from=2026-12&to=2026-12')
  ).body;
  const priced = days.filter(({ priceMinor }) => priceMinor !== undefined).map(({ date }) => date);
  // At noon of 21 November: the balance of 5 December is due at check-in.
  expect(priced[0]).toBe('2026-12-05');
  expect(priced).toHaveLength(27);
  const search = '/api/v1/availability?location=harbour&checkin=2026-12-20&checkout=2026-12-21&rooms=2';
  const { items } = (await guest.get<Availability>(search)).body;
  expect(items.some(({ status }) => status === 'AVAILABLE')).toBe(true);
});
