import type { CatalogueLocation } from '#schemas/types';

/**
 * A hotel of four stars with a weekend of its own.
 * Contributo di soggiorno: 7.50 EUR for each guest and night in hotels of four stars, at most 10 nights
 * (https://www.visitareroma.info/contributo-di-soggiorno-come-cambia-la-tassa-per-visitare-roma/).
 */
export const ROME: CatalogueLocation = {
  id: 'rome',
  name: 'Euro Hotel Rome',
  timezone: 'Europe/Rome',
  checkIn: 840,
  checkOut: 660,
  address: ['2 Via della Prova', '00184 Roma', 'Italy'],
  email: 'rome@euro-hotel.example',
  phone: '+390600000101',
  rooms: [
    {
      id: 'terrace-room',
      name: 'Terrace Room',
      maxAdults: 4,
      maxChildren: 2,
      maxOccupancy: 3,
      maxExtraBeds: 2,
      capacity: 5,
    },
  ],
  ratePlans: [
    {
      id: 'rome-flexible',
      name: 'Flexible',
      policyId: 'rome-flexible',
      mealPlans: ['BB', 'HB'],
      adjustBasisPoints: 333,
      roomIds: ['terrace-room'],
      payment: 'PAY_NOW',
      deposit: { unit: 'DAY', value: 2 },
      balance: { due: 'BEFORE_ARRIVAL', days: 7, hours: 48 },
      discounts: [
        { kind: 'LONG_STAY', nights: 5, percent: 10, stayFrom: '2027-01-07' },
        { kind: 'LONG_STAY', nights: 10, percent: 17.77 },
      ],
    },
    {
      id: 'rome-early',
      name: 'Early',
      policyId: 'rome-strict',
      mealPlans: ['BB'],
      adjustBasisPoints: 0,
      roomIds: ['terrace-room'],
      payment: 'PAY_NOW',
      discounts: [{ kind: 'EARLY_BIRD', daysBefore: 30, percent: 15 }],
    },
  ],
  mealPlans: [
    { code: 'BB', adultMinor: 1450, childMinor: 725, childPrices: [{ bandId: 'infant', priceMinor: 0 }] },
    { code: 'HB', adultMinor: 4195, childMinor: 2095, childPrices: [{ bandId: 'infant', priceMinor: 333 }] },
  ],
  childBands: [{ id: 'infant', name: 'Infant', below: 2 }],
  weekendDays: [4, 5, 6],
  seasons: [
    { id: 'advent', name: 'Advent', from: '2026-12-01', to: '2027-01-06', percent: 22.22 },
    { id: 'christmas', name: 'Christmas', from: '2026-12-20', to: '2026-12-28', percent: 41.5 },
    { id: 'low', name: 'Low', from: '2027-01-07', to: '2027-03-14', percent: -17.77 },
  ],
  roomPrices: [
    {
      roomId: 'terrace-room',
      baseAdults: 2,
      baseMinor: 14_333,
      weekendBaseMinor: 16_995,
      singleMinor: 12_050,
      extraAdultMinor: 3995,
      childMinor: 2550,
      childPrices: [{ bandId: 'infant', priceMinor: 150 }],
      extraBedMinor: 3333,
    },
  ],
  restrictions: [],
  extras: [
    {
      id: 'transfer',
      name: 'Transfer',
      description: 'A car from the airport.',
      charging: 'STAY',
      priceMinor: 6550,
      taxClass: 'it-services',
    },
    {
      id: 'wine',
      name: 'Wine',
      description: 'A bottle in the room.',
      charging: 'UNIT',
      priceMinor: 2333,
      maxQuantity: 5,
      taxClass: 'it-services',
      inPenaltyBase: true,
    },
  ],
  promoCodes: [
    {
      code: 'ROMA',
      name: 'Roma',
      discount: { unit: 'AMOUNT', valueMinor: 5095 },
      stayFrom: '2026-12-10',
      stayTo: '2027-02-20',
    },
    { code: 'SOLO', name: 'Solo', discount: { unit: 'PERCENTAGE', value: 15 }, standsAlone: true },
  ],
  charges: [
    {
      id: 'soggiorno',
      label: 'Contributo di soggiorno',
      per: 'ADULT_NIGHT',
      amountMinor: 750,
      mostNights: 10,
      validFrom: '2023-10-01',
      payable: 'AT_HOTEL',
    },
    {
      id: 'cleaning',
      label: 'Final cleaning',
      per: 'STAY',
      amountMinor: 3495,
      validFrom: '2026-12-16',
      taxClass: 'it-services',
      payable: 'IN_PRICE',
    },
  ],
  taxClass: 'it-rooms',
  policies: [
    {
      kind: 'CANCELLATION',
      id: 'rome-flexible',
      name: 'Flexible',
      checkInRules: [
        { value: 24, unit: 'HOUR', penalty: { unit: 'PERCENTAGE', value: 87.5 } },
        { value: 10, unit: 'DAY', penalty: { unit: 'DAY', value: 2 } },
      ],
      reservationRules: [{ value: 30, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 2.75 } }],
      noShow: { unit: 'PERCENTAGE', value: 66.67 },
    },
    {
      kind: 'CANCELLATION',
      id: 'rome-strict',
      name: 'Strict',
      checkInRules: [],
      reservationRules: [{ value: 0, unit: 'MINUTE', penalty: { unit: 'PERCENTAGE', value: 100 } }],
      graceMinutes: 90,
    },
  ],
};
