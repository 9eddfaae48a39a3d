import { expect, test } from 'vitest';
import type { PricedStay } from './price.ts';
import { addedPrice } from './price-difference.ts';

const ROOM_TAX = { label: 'GST', rateBasisPoints: 500 };
const DEAR_TAX = { label: 'GST', rateBasisPoints: 1800 };
const SERVICE_TAX = { label: 'Service', rateBasisPoints: 500 };

function priced(
  netMinor: number,
  taxes: PricedStay['taxes'],
  promo?: NonNullable<PricedStay['promo']>,
): PricedStay {
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.taxMinor, 0);
  return {
    lines: [],
    totals: { netMinor, taxMinor, totalMinor: netMinor + taxMinor, currency: 'INR', currencyDigits: 2 },
    taxes,
    ...(promo === undefined ? {} : { promo }),
  };
}

const one = priced(1000, [{ ...ROOM_TAX, netMinor: 1000, taxMinor: 50 }]);

test('the first room costs what it costs', () => {
  const { lines: _lines, ...price } = one;
  expect(addedPrice(undefined, one)).toEqual(price);
});

test('another room costs what it adds, in its totals and in each of its taxes', () => {
  const both = priced(3500, [
    { ...ROOM_TAX, netMinor: 1500, taxMinor: 75 },
    { ...DEAR_TAX, netMinor: 1800, taxMinor: 324 },
    { ...SERVICE_TAX, netMinor: 200, taxMinor: 10 },
  ]);
  expect(addedPrice(one, both)).toEqual({
    totals: { netMinor: 2500, taxMinor: 359, totalMinor: 2859, currency: 'INR', currencyDigits: 2 },
    taxes: [
      { ...ROOM_TAX, netMinor: 500, taxMinor: 25 },
      { ...DEAR_TAX, netMinor: 1800, taxMinor: 324 },
      { ...SERVICE_TAX, netMinor: 200, taxMinor: 10 },
    ],
  });
});

test('a tax to which nothing is added is not named', () => {
  const both = priced(1100, [
    { ...ROOM_TAX, netMinor: 1000, taxMinor: 50 },
    { ...DEAR_TAX, netMinor: 100, taxMinor: 18 },
  ]);
  expect(addedPrice(one, both).taxes).toEqual([{ ...DEAR_TAX, netMinor: 100, taxMinor: 18 }]);
});

test('a code is named with what it takes off more, and not where it takes off nothing more', () => {
  const promo = { code: 'LAKE', name: 'Lake', discountMinor: 100 };
  const before = priced(900, [{ ...ROOM_TAX, netMinor: 900, taxMinor: 45 }], promo);
  const more = priced(1750, [{ ...ROOM_TAX, netMinor: 1750, taxMinor: 88 }], {
    ...promo,
    discountMinor: 250,
  });
  const same = priced(1900, [{ ...ROOM_TAX, netMinor: 1900, taxMinor: 95 }], promo);
  expect(addedPrice(before, more).promo).toMatchObject({ code: 'LAKE', discountMinor: 150 });
  expect(addedPrice(before, same)).not.toHaveProperty('promo');
  expect(addedPrice(one, before).promo).toMatchObject({ discountMinor: 100 });
  expect(addedPrice(before, one)).not.toHaveProperty('promo');
});

test('charges, discounts and rounding are named with what they add, and not where they add nothing', () => {
  const charge = { id: 'city', label: 'City tax', payable: 'IN_PRICE' } as const;
  const cleaning = { ...charge, id: 'cleaning', totalMinor: 3495 };
  const discount = { kind: 'LONG_STAY', percent: 10 } as const;
  const early = { kind: 'EARLY_BIRD', percent: 5, discountMinor: 50 } as const;
  const before = {
    ...one,
    charges: [{ ...charge, totalMinor: 800 }, cleaning],
    discounts: [{ ...discount, discountMinor: 100 }, early],
    roundingMinor: 20,
  };
  const after = {
    ...priced(2000, []),
    charges: [{ ...charge, totalMinor: 2400 }, cleaning, { ...charge, id: 'reef', totalMinor: 70 }],
    discounts: [{ ...discount, discountMinor: 250 }, early, { ...discount, percent: 5, discountMinor: 30 }],
    roundingMinor: -10,
  };
  expect(addedPrice(before, after)).toMatchObject({
    charges: [
      { ...charge, totalMinor: 1600 },
      { ...charge, id: 'reef', totalMinor: 70 },
    ],
    discounts: [
      { ...discount, discountMinor: 150 },
      { ...discount, percent: 5, discountMinor: 30 },
    ],
    roundingMinor: -30,
  });
  const gone = addedPrice(before, {
    ...priced(2000, []),
    promo: { code: 'LAKE', name: 'Lake', discountMinor: 300 },
  });
  expect(gone.discounts).toEqual([
    { ...discount, discountMinor: -100 },
    { ...early, discountMinor: -50 },
  ]);
  expect(addedPrice(before, { ...before })).not.toHaveProperty('discounts');
  expect(addedPrice(one, after)).toMatchObject({ charges: after.charges, roundingMinor: -10 });
  expect(addedPrice({ ...one, roundingMinor: -10 }, after)).not.toHaveProperty('roundingMinor');
  expect(addedPrice(before, priced(2000, []))).toMatchObject({ roundingMinor: -20 });
});
