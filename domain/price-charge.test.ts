import type { Charge } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { priceStay } from './price.ts';
import { priceCharges } from './price-charge.ts';
import type { PriceTerms } from './price-terms.ts';
import { location, nightLine, roomPrice, TAXES } from './test-support/catalogue.ts';
import { couple, request } from './test-support/price-request.ts';

const threeNights = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
const always = { validFrom: '2020-01-01', payable: 'IN_PRICE' } as const;

const cityTax: Charge = { ...always, id: 'city', label: 'City tax', per: 'ADULT_NIGHT', amountMinor: 400 };

interface Asked {
  charges: Charge[];
  terms?: PriceTerms;
  rooms?: (typeof couple)[];
  taxes?: typeof TAXES;
}

function price({ charges, terms = {}, rooms = [couple], taxes = TAXES }: Asked) {
  const house = location({ charges, roomPrices: [roomPrice({ baseMinor: 100_000 })] });
  const pricing = { ...terms, currency: 'INR', currencyDigits: 2 };
  return priceStay(request({ location: house, taxes, stay: threeNights, rooms, terms: pricing }));
}

function charged(charges: Charge[], rooms = [couple]) {
  const { lines } = price({ charges, rooms });
  return lines.filter(({ kind }) => kind === 'CHARGE').map(({ id, totalMinor }) => [id, totalMinor]);
}

describe('Price 9: what is charged', () => {
  test('for each adult and night: two adults, three nights, 4.00 make 24.00; children pay nothing', () => {
    expect(charged([cityTax], [{ ...couple, childAges: [7] }])).toEqual([['charge-city-room-0', 2400]]);
  });

  test('for each room and night: three nights at 1.85 make 5.55 in each of two rooms', () => {
    const energy: Charge = { ...always, id: 'energy', label: 'Energy', per: 'ROOM_NIGHT', amountMinor: 185 };
    expect(charged([energy], [couple, couple])).toEqual([
      ['charge-energy-room-0', 555],
      ['charge-energy-room-1', 555],
    ]);
  });

  test('once for the whole booking, however many rooms it has', () => {
    const cleaning: Charge = { ...always, id: 'cleaning', label: 'Cleaning', per: 'STAY', amountMinor: 3495 };
    expect(charged([cleaning], [couple, couple])).toEqual([['charge-cleaning', 3495]]);
  });

  test('a percentage of the nights before tax, rounded once: 3.33 % of 3,000.00 are 99.90', () => {
    const tourist: Charge = {
      ...always,
      id: 'tourist',
      label: 'Tourist tax',
      per: 'PERCENTAGE',
      percent: 3.33,
    };
    expect(charged([tourist])).toEqual([['charge-tourist-room-0', 9990]]);
  });

  test('a percentage is taken from what discounts leave: 10 % of 2,700.00 are 270.00', () => {
    const tourist: Charge = {
      ...always,
      id: 'tourist',
      label: 'Tourist tax',
      per: 'PERCENTAGE',
      percent: 10,
    };
    const house = location({ charges: [tourist], roomPrices: [roomPrice({ baseMinor: 100_000 })] });
    const [plan] = house.ratePlans;
    if (plan !== undefined) plan.discounts = [{ kind: 'LONG_STAY', nights: 3, percent: 10 }];
    expect(priceStay(request({ location: house, stay: threeNights })).charges).toEqual([
      { id: 'tourist', label: 'Tourist tax', payable: 'IN_PRICE', totalMinor: 27_000 },
    ]);
  });
});

describe('Price 9: which nights are charged', () => {
  test('the first ones from arrival, up to the most: two of three', () => {
    expect(charged([{ ...cityTax, mostNights: 2 }])).toEqual([['charge-city-room-0', 1600]]);
  });

  test('each by its own date, the last one included', () => {
    expect(charged([{ ...cityTax, validFrom: '2026-03-12' }])).toEqual([['charge-city-room-0', 800]]);
    expect(charged([{ ...cityTax, validTo: '2026-03-10' }])).toEqual([['charge-city-room-0', 800]]);
  });

  test('a night counts towards the most although it is not charged', () => {
    expect(charged([{ ...cityTax, mostNights: 2, validFrom: '2026-03-11' }])).toEqual([
      ['charge-city-room-0', 800],
    ]);
  });

  test('none outside the dates, and then the charge is not named', () => {
    const { lines, charges } = price({ charges: [{ ...cityTax, validTo: '2026-03-09' }] });
    expect([lines.length, charges]).toEqual([3, undefined]);
  });

  test('a charge of the booking is valid by the day of arrival', () => {
    const cleaning: Charge = { ...always, id: 'cleaning', label: 'Cleaning', per: 'STAY', amountMinor: 3495 };
    expect(charged([{ ...cleaning, validFrom: '2026-03-10' }])).toHaveLength(1);
    expect(charged([{ ...cleaning, validFrom: '2026-03-11' }])).toHaveLength(0);
  });
});

describe('Price 9: where it counts', () => {
  test('in the price: into tax and charges and into the total, without a tax of its own', () => {
    const { totals, taxes } = price({ charges: [cityTax] });
    expect(totals).toEqual({
      netMinor: 300_000,
      taxMinor: 17_400,
      totalMinor: 317_400,
      currency: 'INR',
      currencyDigits: 2,
    });
    expect(taxes).toEqual([{ label: 'GST', rateBasisPoints: 500, netMinor: 300_000, taxMinor: 15_000 }]);
  });

  test('at the hotel: named with its amount, and in no line and no total', () => {
    const { lines, totals, charges } = price({ charges: [{ ...cityTax, payable: 'AT_HOTEL' }] });
    expect([lines.length, totals.totalMinor]).toEqual([3, 315_000]);
    expect(charges).toEqual([{ id: 'city', label: 'City tax', payable: 'AT_HOTEL', totalMinor: 2400 }]);
  });

  test('it is in no base of a penalty, and goes back unless it says otherwise', () => {
    const kept: Charge = { ...cityTax, id: 'kept', refundable: false };
    const lines = price({ charges: [cityTax, kept] }).lines.filter(({ kind }) => kind === 'CHARGE');
    expect(lines.map(({ refundable, inPenaltyBase }) => [refundable, inPenaltyBase])).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

describe('Price 9: a charge with a tax', () => {
  const fee: Charge = { ...cityTax, id: 'fee', label: 'Fee', taxClass: 'service' };

  test('bears it like any amount: 24.00 and 18 % of it', () => {
    expect(price({ charges: [fee] }).lines.at(-1)).toMatchObject({
      netMinor: 2400,
      rateBasisPoints: 1800,
      taxMinor: 432,
      totalMinor: 2832,
    });
  });

  test('includes it where prices do: 24.00 are 20.34 and 3.66', () => {
    expect(price({ charges: [fee], terms: { pricesIncludeTax: true } }).lines.at(-1)).toMatchObject({
      netMinor: 2034,
      taxMinor: 366,
      totalMinor: 2400,
    });
  });

  test('a slab per room and night looks at what a night of the room is charged, for all its adults', () => {
    // 4,000.00 for each of two adults are 8,000.00 a night: above 7,500.00, so 18 %.
    const dear: Charge = { ...fee, amountMinor: 400_000, taxClass: 'accommodation' };
    expect(price({ charges: [dear] }).lines.at(-1)).toMatchObject({
      netMinor: 2_400_000,
      rateBasisPoints: 1800,
    });
  });

  test('a slab per room and night divides a charge of the booking by its rooms and nights', () => {
    const dear: Charge = {
      ...always,
      id: 'island',
      label: 'Island',
      per: 'STAY',
      amountMinor: 900_000,
      taxClass: 'accommodation',
    };
    expect(price({ charges: [dear] }).lines.at(-1)).toMatchObject({ rateBasisPoints: 500 });
  });
});

describe('Price 8: rounding beside charges', () => {
  const whole = { roundTotalTo: 100 };

  test('a room is rounded with its charges: 3,150.00 and 5.55 are 3,156.00', () => {
    const energy: Charge = { ...always, id: 'energy', label: 'Energy', per: 'ROOM_NIGHT', amountMinor: 185 };
    const { lines, totals } = price({ charges: [energy], terms: whole });
    expect(lines.at(-1)).toMatchObject({ id: 'rounding-room-0', netMinor: 45, taxMinor: 0 });
    expect(totals.totalMinor).toBe(315_600);
  });

  test('a charge of the booking is rounded on its own, and named without its rounding', () => {
    const cleaning: Charge = { ...always, id: 'cleaning', label: 'Cleaning', per: 'STAY', amountMinor: 3495 };
    const { charges, roundingMinor, totals } = price({ charges: [cleaning], terms: whole });
    expect(charges).toMatchObject([{ id: 'cleaning', totalMinor: 3495 }]);
    expect([roundingMinor, totals.totalMinor]).toEqual([5, 318_500]);
  });

  test('what is paid at the hotel is not rounded', () => {
    const ferry: Charge = {
      ...always,
      id: 'ferry',
      label: 'Ferry',
      per: 'STAY',
      amountMinor: 3495,
      payable: 'AT_HOTEL',
    };
    const { charges, roundingMinor } = price({ charges: [ferry], terms: whole });
    expect([charges?.[0]?.totalMinor, roundingMinor]).toEqual([3495, undefined]);
  });
});

test('a night without a date is charged to nobody', () => {
  const { date: _none, ...undated } = nightLine('2026-03-10', 100_000);
  const [priced] = priceCharges({
    location: { charges: [cityTax] },
    terms: { taxes: TAXES },
    arrivalDate: '2026-03-10',
    rooms: [{ roomIndex: 0, adults: 2, nightLines: [undated] }],
  });
  expect(priced?.lines).toEqual([]);
});
