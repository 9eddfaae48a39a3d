import type { CatalogueExtra, CatalogueLocation, CatalogueTax, Policy, RoomPrice } from '#schemas/types';
import type { PriceLine } from '../price-line.ts';
import { splitTax } from '../price-terms.ts';

/** India's accommodation tax since 2025-09-22, and a flat one for services. */
export const TAXES: CatalogueTax[] = [
  {
    taxClass: 'accommodation',
    label: 'GST',
    validFrom: '2025-09-22',
    basis: 'ROOM_NIGHT',
    slabs: [{ upToMinor: 750_000, rateBasisPoints: 500 }, { rateBasisPoints: 1800 }],
  },
  {
    taxClass: 'service',
    label: 'GST',
    validFrom: '2017-07-01',
    basis: 'LINE',
    slabs: [{ rateBasisPoints: 1800 }],
  },
];

/** A room price of Rs 5,000 for two; tests name only their changes. */
export function roomPrice(changes: Partial<RoomPrice> = {}): RoomPrice {
  return {
    roomId: 'lake',
    baseAdults: 2,
    baseMinor: 500_000,
    extraAdultMinor: 100_000,
    childMinor: 50_000,
    extraBedMinor: 80_000,
    ...changes,
  };
}

/** An extra of Rs 1,000, once per stay. */
export function extra(changes: Partial<CatalogueExtra> = {}): CatalogueExtra {
  return {
    id: 'pickup',
    name: 'Airport pickup',
    description: 'A driver meets you.',
    charging: 'STAY',
    priceMinor: 100_000,
    taxClass: 'service',
    ...changes,
  };
}

/** A policy that costs nothing before check-in. */
export function policy(changes: Partial<Policy> = {}): Policy {
  return {
    kind: 'CANCELLATION',
    id: 'flexible',
    name: 'Flexible',
    checkInRules: [],
    reservationRules: [],
    ...changes,
  };
}

/** A location with one room type and one rate plan. */
export function location(changes: Partial<CatalogueLocation> = {}): CatalogueLocation {
  return {
    id: 'udaipur',
    name: 'The Kesar Udaipur',
    timezone: 'Asia/Kolkata',
    checkIn: 840,
    checkOut: 720,
    address: ['14 Lal Ghat', 'Udaipur 313001'],
    email: 'udaipur@example.com',
    phone: '+912942420000',
    rooms: [
      {
        id: 'lake',
        name: 'Lake Room',
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 3,
        maxExtraBeds: 1,
        capacity: 4,
      },
    ],
    ratePlans: [
      {
        id: 'flexible',
        name: 'Flexible',
        policyId: 'flexible',
        mealPlans: ['RO', 'BB'],
        adjustBasisPoints: 0,
        roomIds: ['lake'],
        payment: 'PAY_AT_HOTEL',
      },
    ],
    mealPlans: [{ code: 'BB', adultMinor: 40_000, childMinor: 20_000 }],
    seasons: [],
    roomPrices: [roomPrice()],
    restrictions: [],
    extras: [],
    taxClass: 'accommodation',
    policies: [policy()],
    ...changes,
  };
}

/** One taxed night of a room. */
export function nightLine(date: string, netMinor: number, changes: Partial<PriceLine> = {}): PriceLine {
  const rateBasisPoints = netMinor > 750_000 ? 1800 : 500;
  const { taxMinor } = splitTax(netMinor, rateBasisPoints, {});
  return {
    id: `room-0-${date}`,
    kind: 'NIGHT',
    roomIndex: 0,
    date,
    label: 'Lake Room',
    quantity: 1,
    parts: [{ kind: 'BASE', amountMinor: netMinor }],
    netMinor,
    rateBasisPoints,
    taxMinor,
    totalMinor: netMinor + taxMinor,
    refundable: true,
    inPenaltyBase: true,
    ...changes,
  };
}

/** One taxed extra at 18 %. */
export function extraLine(netMinor: number, changes: Partial<PriceLine> = {}): PriceLine {
  const { taxMinor } = splitTax(netMinor, 1800, {});
  return {
    id: 'extra-pickup',
    kind: 'EXTRA',
    extraId: 'pickup',
    label: 'Airport pickup',
    quantity: 1,
    parts: [{ kind: 'EXTRA', amountMinor: netMinor }],
    netMinor,
    rateBasisPoints: 1800,
    taxMinor,
    totalMinor: netMinor + taxMinor,
    refundable: true,
    inPenaltyBase: false,
    ...changes,
  };
}
