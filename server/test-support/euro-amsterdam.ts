import type { CatalogueLocation } from '#schemas/types';

/**
 * Tourist tax: 12.5 % of the price of the room without VAT, for every night, in the price
 * (https://etoa.org/destinations/netherlands,
 * https://www.khn.nl/nieuws/college-van-de-gemeente-amsterdam-wil-een-toeristenbelasting-van-12-5).
 */
export const AMSTERDAM: CatalogueLocation = {
  id: 'amsterdam',
  name: 'Euro Hotel Amsterdam',
  timezone: 'Europe/Amsterdam',
  checkIn: 930,
  checkOut: 690,
  address: ['3 Proefgracht', '1012 AB Amsterdam', 'Netherlands'],
  email: 'amsterdam@euro-hotel.example',
  phone: '+31200000101',
  rooms: [
    {
      id: 'canal-room',
      name: 'Canal Room',
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 2,
      maxExtraBeds: 2,
      capacity: 3,
    },
    {
      id: 'attic-room',
      name: 'Attic Room',
      maxAdults: 2,
      maxChildren: 0,
      maxOccupancy: 2,
      maxExtraBeds: 0,
      capacity: 3,
    },
  ],
  ratePlans: [
    {
      id: 'amsterdam-flexible',
      name: 'Flexible',
      policyId: 'amsterdam-flexible',
      mealPlans: ['RO', 'BB'],
      adjustBasisPoints: 0,
      roomIds: ['canal-room', 'attic-room'],
      payment: 'PAY_NOW',
      deposit: { unit: 'PERCENTAGE', value: 33.33 },
      balance: { due: 'AT_HOTEL' },
      discounts: [
        { kind: 'LAST_MINUTE', daysBefore: 21, percent: 11.11 },
        { kind: 'LONG_STAY', nights: 3, percent: 5 },
      ],
    },
  ],
  mealPlans: [
    { code: 'RO', adultMinor: 0, childMinor: 0 },
    { code: 'BB', adultMinor: 2250, childMinor: 1150 },
  ],
  seasons: [
    { id: 'lights', name: 'Lights', from: '2026-11-26', to: '2027-01-17', percent: 18.5 },
    { id: 'kings-day', name: 'Early spring', from: '2027-03-20', to: '2027-05-10', percent: 37.5 },
  ],
  roomPrices: [
    {
      roomId: 'canal-room',
      baseAdults: 2,
      baseMinor: 18_450,
      weekendBaseMinor: 21_995,
      extraAdultMinor: 0,
      childMinor: 1995,
      extraBedMinor: 3450,
    },
    {
      roomId: 'attic-room',
      baseAdults: 1,
      baseMinor: 9995,
      weekendBaseMinor: 12_333,
      extraAdultMinor: 2750,
      childMinor: 0,
      extraBedMinor: 0,
    },
  ],
  restrictions: [],
  extras: [
    {
      id: 'bicycle',
      name: 'Bicycle',
      description: 'One for everybody.',
      charging: 'PERSON_NIGHT',
      priceMinor: 1250,
      taxClass: 'nl-services',
      inPenaltyBase: true,
    },
  ],
  promoCodes: [
    {
      code: 'GRACHT',
      name: 'Gracht',
      discount: { unit: 'PERCENTAGE', value: 6.66 },
      stayFrom: '2026-12-01',
    },
  ],
  charges: [
    {
      id: 'tourist-tax',
      label: 'Tourist tax',
      per: 'PERCENTAGE',
      percent: 12.5,
      validFrom: '2024-01-01',
      payable: 'IN_PRICE',
    },
    {
      id: 'pass',
      label: 'City pass',
      per: 'STAY',
      amountMinor: 250,
      validFrom: '2026-01-01',
      payable: 'IN_PRICE',
      refundable: false,
    },
  ],
  taxClass: 'nl-rooms',
  policies: [
    {
      kind: 'CANCELLATION',
      id: 'amsterdam-flexible',
      name: 'Flexible',
      checkInRules: [
        { value: 1, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 100 } },
        { value: 72, unit: 'HOUR', penalty: { unit: 'DAY', value: 1 } },
      ],
      reservationRules: [{ value: 14, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 4.95 } }],
    },
  ],
};
