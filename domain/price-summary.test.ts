import type { CatalogueLocation, Charge } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { priceStay } from './price.ts';
import { summarisePrice } from './price-summary.ts';
import type { PriceTerms } from './price-terms.ts';
import { extra, location, roomPrice } from './test-support/catalogue.ts';
import { couple, request } from './test-support/price-request.ts';

const stay = { checkIn: '2026-03-10', checkOut: '2026-03-12' };
const cityTax: Charge = {
  id: 'city',
  label: 'City tax',
  per: 'ADULT_NIGHT',
  amountMinor: 400,
  validFrom: '2020-01-01',
  payable: 'AT_HOTEL',
};

function summarise(changes: Partial<CatalogueLocation>, terms: PriceTerms = {}) {
  const house = location({ roomPrices: [roomPrice({ baseMinor: 9500 })], extras: [extra()], ...changes });
  const [plan] = house.ratePlans;
  if (plan !== undefined) plan.discounts = [{ kind: 'LONG_STAY', nights: 2, percent: 10 }];
  const promo = { code: 'RAINS', name: 'Rains', discount: { unit: 'PERCENTAGE', value: 5 } } as const;
  const price = priceStay(
    request({
      location: house,
      stay,
      terms: { ...terms, currency: 'EUR', currencyDigits: 2 },
      rooms: [couple],
      extras: [{ extraId: 'pickup' }],
      promo,
    }),
  );
  return { price, summary: summarisePrice(price) };
}

function sumOf({ rooms, extras, rows }: ReturnType<typeof summarisePrice>, isGross: boolean): number {
  const items = [...rooms.flatMap(({ nights }) => nights), ...extras];
  // The sum of the items before tax is no amount of its own.
  const added = rows.filter(({ kind }) => kind !== 'NET');
  expect(rows.some(({ kind }) => kind === 'NET')).toBe(!isGross);
  return [...items, ...added].reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

const inPrice: Charge = { ...cityTax, id: 'fee', label: 'Fee', payable: 'IN_PRICE', taxClass: 'service' };

describe('a price as guests read it', () => {
  test('Price 6: without tax it is items, discounts, their sum, taxes, charges, rounding; they add up to the total', () => {
    const { price, summary } = summarise({ charges: [cityTax, inPrice] }, { roundTotalTo: 100 });
    expect(summary.rooms).toEqual([
      {
        roomIndex: 0,
        label: 'Lake Room',
        nights: [
          { id: 'room-0-2026-03-10', label: 'Lake Room', date: '2026-03-10', quantity: 1, amountMinor: 9500 },
          { id: 'room-0-2026-03-11', label: 'Lake Room', date: '2026-03-11', quantity: 1, amountMinor: 9500 },
        ],
      },
    ]);
    expect(summary.extras).toEqual([
      { id: 'extra-pickup', label: 'Airport pickup', quantity: 1, amountMinor: 100_000 },
    ]);
    // 190.00 less 10 % and then 5 %, each in whole rupees: 162.00.
    expect(summary.rows).toEqual([
      { kind: 'PLAN_DISCOUNT', discount: 'LONG_STAY', percent: 10, amountMinor: -1900 },
      { kind: 'PROMO', code: 'RAINS', name: 'Rains', amountMinor: -900 },
      { kind: 'NET', amountMinor: 116_200 },
      { kind: 'TAX', label: 'GST', rateBasisPoints: 500, amountMinor: 810 },
      { kind: 'TAX', label: 'GST', rateBasisPoints: 1800, amountMinor: 18_288 },
      { kind: 'CHARGE', id: 'fee', label: 'Fee', amountMinor: 1600 },
      { kind: 'ROUNDING', amountMinor: 2 },
    ]);
    expect(summary.included).toEqual([]);
    expect(sumOf(summary, false)).toBe(price.totals.totalMinor);
  });

  test('Price 7: with tax the taxes stand below the total as what it includes', () => {
    const terms = { pricesIncludeTax: true, roundTotalTo: 100 };
    const { price, summary } = summarise({ charges: [inPrice] }, terms);
    expect(summary.rows.map(({ kind }) => kind)).toEqual(['PLAN_DISCOUNT', 'PROMO', 'CHARGE']);
    expect(summary.included.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([500, 1800]);
    expect(sumOf(summary, true)).toBe(price.totals.totalMinor);
  });

  test('what is paid at the hotel stands beside the total', () => {
    const { summary } = summarise({ charges: [cityTax] });
    expect(summary.atHotel).toEqual([
      { id: 'city', label: 'City tax', payable: 'AT_HOTEL', totalMinor: 1600 },
    ]);
    expect(summary.rows.some(({ kind }) => kind === 'CHARGE')).toBe(false);
  });

  test('a plain price has no rows but the sum and its taxes', () => {
    const price = priceStay(request());
    expect(summarisePrice(price).rows.map(({ kind }) => kind)).toEqual(['NET', 'TAX']);
    expect(summarisePrice(price)).toMatchObject({ extras: [], included: [], atHotel: [] });
  });

  test('a tax of nothing is not named', () => {
    const free = {
      taxClass: 'accommodation',
      label: 'None',
      validFrom: '2020-01-01',
      basis: 'LINE',
    } as const;
    const price = priceStay(request({ taxes: [{ ...free, slabs: [{ rateBasisPoints: 0 }] }] }));
    expect(summarisePrice(price).rows.map(({ kind }) => kind)).toEqual(['NET']);
  });

  test('a line without a number of its room belongs to the first, and one room has its own name', () => {
    const price = priceStay(request());
    const lines = price.lines.map(({ roomIndex: _none, ...line }) => line);
    expect(summarisePrice({ ...price, lines }).rooms).toMatchObject([{ roomIndex: 0, label: 'Lake Room' }]);
  });
});
