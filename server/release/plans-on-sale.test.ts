import { describe, expect, test } from 'vitest';
import { currencyUnit } from '#domain/currencies';
import type { Availability, Refusal } from '#schemas/api-types';
import type { Catalogue, CatalogueRatePlan } from '#schemas/types';
import { inspectCurrentRelease } from '../publishing/index.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import type { NotSold } from './index.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_51Abc', STRIPE_WEBHOOK_SECRETS: 'whsec_new_one_12' };
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_9Xyz',
  RAZORPAY_KEY_SECRET: 'ab12cd34ef56',
  RAZORPAY_WEBHOOK_SECRETS: 'monsoon-and-lamps',
};

interface Sold {
  currency: string;
  baseMinor: number;
  plan?: Partial<CatalogueRatePlan>;
  roundTotalTo?: number;
  /** The length of the stay that is asked for. */
  nights?: number;
}

/** One room, one price with tax, and one plan, which is paid when booking. */
function hotelOf({ currency, baseMinor, plan = {}, roundTotalTo = 1 }: Sold): Catalogue {
  const hotel = smallHotel();
  Object.assign(hotel.hotel, currencyUnit(currency), { roundTotalTo, pricesIncludeTax: true });
  hotel.locations.length = 1;
  const [harbour] = hotel.locations;
  const room = harbour?.rooms[0];
  const flexible = harbour?.ratePlans[0];
  if (harbour === undefined || room === undefined || flexible === undefined) throw new Error('No hotel');
  const roomIds = [room.id];
  harbour.rooms = [room];
  harbour.ratePlans = [{ ...flexible, name: 'Now', mealPlans: ['RO'], payment: 'PAY_NOW', roomIds, ...plan }];
  const noExtras = { baseAdults: 2, extraAdultMinor: 0, childMinor: 0, extraBedMinor: 0 };
  harbour.roomPrices = [{ roomId: room.id, baseMinor, ...noExtras }];
  return hotel;
}

/** What the server answers to a quote from 14 January on. */
async function quotedFor(server: TestServer, { nights = 1 }: Sold): Promise<string> {
  const room = { roomId: 'quay-room', ratePlanId: 'flexible', mealPlan: 'RO', adults: 2 };
  const { status, body } = await server.guest().post<Refusal>('/api/v1/quotes', {
    locationId: 'harbour',
    checkIn: '2027-01-14',
    checkOut: `2027-01-${14 + nights}`,
    rooms: [{ ...room, childAges: [], extraBeds: 0 }],
    extras: [],
  });
  return status === 201 ? 'quoted' : body.code;
}

const DEPOSIT = { deposit: { unit: 'PERCENTAGE', value: 30 } } as const;
const NIGHTS = { deposit: { unit: 'DAY', value: 2 } } as const;
const ONLINE = { balance: { due: 'BEFORE_ARRIVAL', days: 7, hours: 24 } } as const;
const SMALL = { deposit: { unit: 'PERCENTAGE', value: 1 } } as const;

async function notSoldOf({ context }: TestServer): Promise<NotSold | undefined> {
  return (await inspectCurrentRelease(context.config))?.notSold;
}

describe('publish and doctor name a plan with what nobody takes, and its guests get no quote', () => {
  test.each<[string, Sold, object, string]>([
    ['won at Razorpay', { currency: 'KRW', baseMinor: 90_000 }, RAZORPAY, '₩90,000'],
    ['a deposit in won', { currency: 'KRW', baseMinor: 90_000, plan: DEPOSIT }, RAZORPAY, '₩27,000'],
    ['dinars to the last fils', { currency: 'KWD', baseMinor: 45_123 }, STRIPE, 'KWD\u00A045.123'],
    ['nine digits', { currency: 'EUR', baseMinor: 120_000_000 }, STRIPE, '€12,00,000'],
    [
      'nine digits in the last week, and a balance of nine online before',
      { currency: 'EUR', baseMinor: 120_000_000, plan: { ...SMALL, ...ONLINE } },
      STRIPE,
      '€12,00,000, €11,88,000',
    ],
    [
      'a deposit of two nights of a longer stay',
      { currency: 'EUR', baseMinor: 60_000_000, plan: NIGHTS, nights: 3 },
      STRIPE,
      '€12,00,000',
    ],
  ])('%s', async (_case, sold, env, named) => {
    const server = await startTestServer({ catalogue: hotelOf(sold), env });
    expect(await quotedFor(server, sold)).toBe('NOT_PAYABLE');
    const words = (await notSoldOf(server))?.words;
    expect(words).toContain(`takes: Now (flexible) in Small Hotel Harbour, ${named}`);
    expect(server.context.release.get().plansNotSold).toHaveLength(1);
  });
});

describe('publish and doctor name no plan that is quoted', () => {
  test.each<[string, Sold, object]>([
    ['dinars that rounding makes payable', { currency: 'KWD', baseMinor: 45_123, roundTotalTo: 10 }, STRIPE],
    ['a small deposit of a large price', { currency: 'EUR', baseMinor: 120_000_000, plan: SMALL }, STRIPE],
    ['an ordinary price', { currency: 'INR', baseMinor: 637_729 }, RAZORPAY],
  ])('%s', async (_case, sold, env) => {
    const server = await startTestServer({ catalogue: hotelOf(sold), env });
    expect(await quotedFor(server, sold)).toBe('quoted');
    expect(await notSoldOf(server)).toBeUndefined();
    expect(server.context.release.get().plansNotSold).toEqual([]);
  });
});

describe('the remedy helps', () => {
  test.each<[string, Sold, object, boolean]>([
    ['a deposit where the price is too large', { currency: 'EUR', baseMinor: 120_000_000 }, STRIPE, true],
    ['none where nobody takes the currency', { currency: 'KRW', baseMinor: 90_000 }, RAZORPAY, false],
    ['a deposit where the last digit is the matter', { currency: 'KWD', baseMinor: 45_123 }, STRIPE, true],
  ])('%s', async (_case, sold, env, isAdvised) => {
    const server = await startTestServer({ catalogue: hotelOf(sold), env });
    const { remedy = '' } = (await notSoldOf(server)) ?? {};
    expect(remedy.includes('ask for a deposit')).toBe(isAdvised);
    const deposit = { deposit: { unit: 'PERCENTAGE', value: 10 } } as const;
    const helped = await startTestServer({ catalogue: hotelOf({ ...sold, plan: deposit }), env });
    const search = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-15&rooms=2';
    const { items } = (await helped.guest().get<Availability>(search)).body;
    expect(items.some(({ status }) => status === 'AVAILABLE')).toBe(isAdvised);
  });
});
