import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceStay } from './price.ts';
import { extra, location, roomPrice, TAXES } from './test-support/catalogue.ts';
import { PROPERTY, PROPERTY_MS } from './test-support/property-runs.ts';

const minor = fc.integer({ min: 0, max: 100_000_000 });
const prices = fc.record({
  baseMinor: minor,
  extraAdultMinor: minor,
  childMinor: minor,
  extraBedMinor: minor,
  weekendBaseMinor: minor,
});
const party = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 1 }),
});
const adjustment = fc.integer({ min: -5000, max: 5000 });

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function priceWeekend(
  changes: Parameters<typeof roomPrice>[0],
  guests: { adults: number; childAges: number[] },
  adjustBasisPoints: number,
) {
  const house = location({ roomPrices: [roomPrice(changes)], extras: [extra({ charging: 'PERSON_NIGHT' })] });
  const ratePlans = house.ratePlans.map((plan) => ({ ...plan, adjustBasisPoints }));
  return priceStay({
    location: { ...house, ratePlans },
    taxes: TAXES,
    terms: { currency: 'INR', currencyDigits: 2 },
    bookedOn: '2026-03-01',
    stay: { checkIn: '2026-03-27', checkOut: '2026-03-29' },
    rooms: [{ ...guests, roomId: 'lake', ratePlanId: 'flexible', mealPlan: 'BB', extraBeds: 1 }],
    extras: [{ extraId: 'pickup' }],
  });
}

test(
  'Price 2: integers everywhere, parts add up to lines and lines to totals',
  { timeout: PROPERTY_MS },
  () => {
    const property = fc.property(prices, party, adjustment, (changes, guests, adjustBasisPoints) => {
      const { lines, totals, taxes } = priceWeekend(changes, guests, adjustBasisPoints);
      const amounts = lines.flatMap((line) => [
        line.netMinor,
        line.taxMinor,
        ...line.parts.map((part) => part.amountMinor),
      ]);
      return (
        amounts.every((amount) => Number.isSafeInteger(amount)) &&
        lines.every((line) => sum(line.parts.map((part) => part.amountMinor)) === line.netMinor) &&
        lines.every((line) => line.netMinor + line.taxMinor === line.totalMinor) &&
        sum(lines.map((line) => line.totalMinor)) === totals.totalMinor &&
        sum(taxes.map((tax) => tax.taxMinor)) === totals.taxMinor &&
        sum(taxes.map((tax) => tax.netMinor)) === totals.netMinor
      );
    });
    expect(() => fc.assert(property, PROPERTY)).not.toThrow();
  },
);
