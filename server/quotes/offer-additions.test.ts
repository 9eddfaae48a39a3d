import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSoldRooms, priceStay } from '#domain/price';
import type { CatalogueExtra, PromoCode } from '#schemas/types';
import { PLAIN_ROOM } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { offerBeds, offerExtras } from './offer-additions.ts';

const RUNS = { numRuns: 300 };

/** Extras of every charging mode in the rooms' tax class, whose slabs are per room night. */
const EXTRAS = (['STAY', 'NIGHT', 'PERSON', 'PERSON_NIGHT', 'UNIT'] as const).map(
  (charging): CatalogueExtra => ({
    id: charging.toLowerCase().replace('_', '-'),
    name: charging,
    description: charging,
    charging,
    priceMinor: 371_233,
    taxClass: 'accommodation',
  }),
);

const room = fc.record({
  adults: fc.integer({ min: 1, max: 2 }),
  mealPlan: fc.constantFrom('RO' as const, 'BB' as const),
  extraBeds: fc.integer({ min: 0, max: 1 }),
});
/** Prices near Rs 7,500, where a bed moves a night into the higher slab. */
const baseMinor = fc.integer({ min: 500_000, max: 800_000 });
const promo = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 900_000 }).map((valueMinor) => ({ unit: 'AMOUNT' as const, valueMinor })),
    fc.integer({ min: 1, max: 9999 }).map((share) => ({ unit: 'PERCENTAGE' as const, value: share / 100 })),
  ),
  { nil: undefined },
);
const chosenExtras = fc.subarray(EXTRAS.map(({ id }) => id));

const stay = fc.record({
  rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
  nights: fc.integer({ min: 1, max: 7 }),
  baseMinor,
  promo,
  chosenExtras,
});

function pricingOf(asked: typeof stay extends fc.Arbitrary<infer Asked> ? Asked : never) {
  const { taxes, locations } = smallHotel();
  const [harbour] = locations;
  if (harbour === undefined) throw new Error('The small hotel has a harbour');
  const location = {
    ...harbour,
    extras: EXTRAS,
    roomPrices: harbour.roomPrices.map((price) => ({ ...price, baseMinor: asked.baseMinor })),
  };
  const discount: PromoCode | undefined = asked.promo && {
    code: 'LESS',
    name: 'Less',
    discount: asked.promo,
  };
  return {
    location,
    taxes,
    terms: { currency: 'INR', currencyDigits: 2 },
    bookedOn: '2026-11-21',
    stay: { checkIn: '2027-01-14', checkOut: `2027-01-${14 + asked.nights}` },
    rooms: asked.rooms.map((each) => ({ ...PLAIN_ROOM, ...each })),
    extras: asked.chosenExtras.map((extraId) => ({ extraId })),
    promo: discount,
  };
}

test('an extra is offered for what the whole stay costs more with it, to the paisa', () => {
  const property = fc.property(stay, (asked) => {
    const pricing = { ...pricingOf(asked), extras: [] };
    const rooms = findSoldRooms(pricing.location, pricing.rooms);
    const without = priceStay(pricing).totals.totalMinor;
    const added = EXTRAS.map(
      ({ id }) => priceStay({ ...pricing, extras: [{ extraId: id }] }).totals.totalMinor - without,
    );
    expect(offerExtras({ ...pricing, rooms }).map(({ unitTotalMinor }) => unitTotalMinor)).toEqual(added);
  });
  fc.assert(property, RUNS);
});

test('a bed is offered for what the whole stay costs more with it, tax slab and promo code included', () => {
  const property = fc.property(stay, (asked) => {
    const pricing = pricingOf(asked);
    const rooms = findSoldRooms(pricing.location, pricing.rooms);
    const priced = priceStay(pricing);
    const added = pricing.rooms.map(({ extraBeds }, roomIndex) => {
      if (extraBeds === 1) return undefined;
      const withBed = pricing.rooms.map((each, index) =>
        index === roomIndex ? { ...each, extraBeds: 1 } : each,
      );
      return priceStay({ ...pricing, rooms: withBed }).totals.totalMinor - priced.totals.totalMinor;
    });
    expect(offerBeds({ ...pricing, rooms }, priced).map(({ unitTotalMinor }) => unitTotalMinor)).toEqual(
      added,
    );
  });
  fc.assert(property, RUNS);
});
