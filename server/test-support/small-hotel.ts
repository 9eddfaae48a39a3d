import type { Catalogue, CatalogueLocation } from '#schemas/types';
import { LAGOON } from './lagoon.ts';

const HARBOUR: CatalogueLocation = {
  id: 'harbour',
  name: 'Small Hotel Harbour',
  timezone: 'Asia/Kolkata',
  checkIn: 840,
  checkOut: 720,
  address: ['1 Quay Road', 'Kochi 682001', 'Kerala', 'India'],
  email: 'harbour@small-hotel.example',
  phone: '+914842660101',
  directions: 'From the ferry, turn left.',
  rooms: [
    {
      id: 'quay-room',
      name: 'Quay Room',
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 2,
      maxExtraBeds: 1,
      capacity: 3,
    },
    {
      id: 'tower-room',
      name: 'Tower Room',
      maxAdults: 2,
      maxChildren: 0,
      maxOccupancy: 2,
      maxExtraBeds: 0,
      capacity: 5,
    },
  ],
  ratePlans: [
    {
      id: 'flexible',
      name: 'Flexible',
      policyId: 'flexible',
      mealPlans: ['RO', 'BB'],
      adjustBasisPoints: 0,
      roomIds: ['quay-room', 'tower-room'],
      payment: 'PAY_AT_HOTEL',
    },
    {
      id: 'advance',
      name: 'Advance',
      policyId: 'non-refundable',
      mealPlans: ['RO'],
      adjustBasisPoints: -1250,
      roomIds: ['quay-room'],
      payment: 'PAY_AT_HOTEL',
    },
  ],
  mealPlans: [
    { code: 'RO', adultMinor: 0, childMinor: 0 },
    { code: 'BB', adultMinor: 33_333, childMinor: 16_667 },
  ],
  seasons: [],
  roomPrices: [
    {
      roomId: 'quay-room',
      baseAdults: 2,
      baseMinor: 637_729,
      weekendBaseMinor: 712_345,
      extraAdultMinor: 151_515,
      childMinor: 50_505,
      extraBedMinor: 80_555,
    },
    {
      roomId: 'tower-room',
      baseAdults: 2,
      baseMinor: 913_332,
      extraAdultMinor: 0,
      childMinor: 0,
      extraBedMinor: 0,
    },
  ],
  restrictions: [
    { from: '2027-01-20', to: '2027-01-25', roomIds: ['quay-room'], minNights: 3 },
    { from: '2027-02-01', to: '2027-02-01', closed: true },
  ],
  extras: [
    {
      id: 'transfer',
      name: 'Transfer',
      description: 'A car.',
      charging: 'STAY',
      priceMinor: 103_337,
      taxClass: 'services',
    },
    {
      id: 'basket',
      name: 'Basket',
      description: 'A picnic.',
      charging: 'UNIT',
      priceMinor: 33_333,
      maxQuantity: 4,
      taxClass: 'services',
    },
  ],
  taxClass: 'accommodation',
  policies: [
    {
      kind: 'CANCELLATION',
      id: 'flexible',
      name: 'Flexible',
      checkInRules: [{ value: 2, unit: 'DAY', penalty: { unit: 'DAY', value: 1 } }],
      reservationRules: [],
    },
    {
      kind: 'CANCELLATION',
      id: 'non-refundable',
      name: 'Non-refundable',
      checkInRules: [],
      reservationRules: [{ value: 0, unit: 'MINUTE', penalty: { unit: 'PERCENTAGE', value: 100 } }],
    },
  ],
};

const ISLAND: CatalogueLocation = {
  id: 'island',
  name: 'Small Hotel Island',
  timezone: 'America/New_York',
  checkIn: 900,
  checkOut: 660,
  address: ['2 Beach Lane', 'Block Island 02807', 'Rhode Island', 'United States'],
  email: 'island@small-hotel.example',
  phone: '+14014660101',
  rooms: [
    {
      id: 'beach-room',
      name: 'Beach Room',
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      maxExtraBeds: 0,
      capacity: 2,
    },
  ],
  ratePlans: [
    {
      id: 'island-flexible',
      name: 'Flexible',
      policyId: 'flexible',
      mealPlans: ['RO'],
      adjustBasisPoints: 0,
      roomIds: ['beach-room'],
      payment: 'PAY_AT_HOTEL',
    },
  ],
  mealPlans: [{ code: 'RO', adultMinor: 0, childMinor: 0 }],
  seasons: [],
  roomPrices: [
    {
      roomId: 'beach-room',
      baseAdults: 2,
      baseMinor: 463_729,
      extraAdultMinor: 0,
      childMinor: 0,
      extraBedMinor: 0,
    },
  ],
  restrictions: [],
  extras: [],
  taxClass: 'accommodation',
  policies: [
    {
      kind: 'CANCELLATION',
      id: 'flexible',
      name: 'Flexible',
      checkInRules: [{ value: 24, unit: 'HOUR', penalty: { unit: 'PERCENTAGE', value: 33.33 } }],
      reservationRules: [],
    },
  ],
};

/**
 * A hotel that is small and awkward: amounts and percentages leave fractions, a weekend's night costs more and is taxed
 * at another rate, and each of three locations has a zone and times of its own.
 */
export function smallHotel(releaseId = 'release-1'): Catalogue {
  return {
    releaseId,
    hotel: {
      id: 'small-hotel',
      businessName: 'Small Hotel',
      language: 'en',
      currency: 'INR',
      currencyDigits: 2,
      region: 'IN',
      siteUrl: 'https://small-hotel.example',
    },
    booking: {
      holdMinutes: 15,
      fewLeftThreshold: 3,
      horizonDays: 150,
      maxRooms: 4,
      maxHoldsPerEmail: 3,
      maxHoldsPerNetwork: 10,
      // Most tests are about something else, and hold what they need.
      unconfirmedHoldsPercent: 100,
    },
    taxes: [
      {
        taxClass: 'accommodation',
        label: 'GST',
        validFrom: '2025-09-22',
        basis: 'ROOM_NIGHT',
        slabs: [{ upToMinor: 750_000, rateBasisPoints: 725 }, { rateBasisPoints: 1250 }],
      },
      {
        taxClass: 'accommodation',
        label: 'GST',
        validFrom: '2027-03-01',
        basis: 'ROOM_NIGHT',
        slabs: [{ upToMinor: 700_000, rateBasisPoints: 875 }, { rateBasisPoints: 1375 }],
      },
      {
        taxClass: 'services',
        label: 'GST',
        validFrom: '2025-09-22',
        basis: 'LINE',
        slabs: [{ rateBasisPoints: 1800 }],
      },
    ],
    // A copy for each test, since tests change what they publish.
    locations: structuredClone([HARBOUR, ISLAND, LAGOON]),
  };
}
