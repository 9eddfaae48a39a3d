/** Small hotels of unlike kinds, in which nothing is a mistake. */
import { type FileChange, example } from '../engine/small-hotel.ts';
import type { Rate, Room } from '../generated/types.ts';
import { pictureStub } from '../engine/picture-stub.ts';

type Files = Record<string, FileChange>;
type Price = Rate['roomPrices'][number];

interface HotelPlan {
  currency: string;
  totalRooms: number;
  rooms: readonly Partial<Room>[];
  rate: Partial<Rate>;
  charges: readonly object[];
}

function hotelOf({ currency, totalRooms, rooms, rate, charges }: HotelPlan): Files {
  const [first = {}, ...others] = rooms;
  const home = example('page-home');
  const {
    locationId: _everywhere,
    validTo: _open,
    ...fee
  } = { locationId: '', validTo: '', ...example('charge').charges[0] };
  return {
    'hotel.json': { ...example('hotel'), currency, totalRooms, pricesIncludeTax: true },
    'locations/udaipur.json': {
      ...example('location'),
      totalRooms,
      roomOrder: rooms.map(({ id }) => id ?? 'room'),
    },
    'taxes.json': {
      taxes: example('tax').taxes.map((tax) => ({ ...tax, slabs: [{ ratePercent: 7 }] })),
    },
    'charges.json':
      charges.length === 0 ? null : { charges: charges.map((charge) => ({ ...fee, ...charge })) },
    'pages/home.json': { ...home, rooms: { ...home.rooms, roomIds: [first.id ?? 'lake-suite'] } },
    'rooms/lake-suite.json': null,
    ...Object.fromEntries([first, ...others].flatMap((room, at) => roomFiles(room, at))),
    'rates/udaipur.json': {
      ...example('rate'),
      seasons: [],
      restrictions: [],
      extras: [],
      promoCodes: [],
      ratePlans: [
        {
          id: 'flexible',
          name: 'Flexible',
          policyId: 'flexible',
          mealPlans: ['RO', 'BB'],
          payment: 'PAY_AT_HOTEL',
        },
      ],
      mealPlans: [
        { code: 'RO', adultMinor: 0, childMinor: 0 },
        { code: 'BB', adultMinor: 700, childMinor: 400 },
      ],
      ...rate,
    },
  };
}

function roomFiles(room: Partial<Room>, at: number): [string, FileChange][] {
  const id = room.id ?? 'room';
  const picture = `images/${id}.jpg`;
  return [
    [
      `rooms/${id}.json`,
      {
        ...example('room'),
        description: `Room type ${at + 1} of the house.`,
        photos: [{ file: picture, alt: `The window of room type ${at + 1}, in the morning.` }],
        ...room,
      },
    ],
    [picture, pictureStub(picture, { width: 1600 + at, height: 900 })],
  ];
}

const price = (roomId: string, baseMinor: number, more: Partial<Price> = {}): Price => ({
  roomId,
  baseAdults: 2,
  baseMinor,
  extraAdultMinor: 2000,
  childMinor: 1000,
  extraBedMinor: 1500,
  ...more,
});

/** Nine rooms, a city tax, two seasons, and a winter break. */
export const GUEST_HOUSE = hotelOf({
  currency: 'EUR',
  totalRooms: 9,
  rooms: [
    { id: 'single', name: 'Single', beds: [{ kind: 'SINGLE', count: 1 }], maxAdults: 1, maxChildren: 0, maxOccupancy: 1, maxExtraBeds: 0, capacity: 2 },
    { id: 'double', name: 'Double', beds: [{ kind: 'DOUBLE', count: 1 }], maxAdults: 2, maxChildren: 1, maxOccupancy: 2, maxExtraBeds: 1, capacity: 5 },
    { id: 'family', name: 'Family Room', beds: [{ kind: 'DOUBLE', count: 1 }, { kind: 'BUNK', count: 1 }], maxAdults: 3, maxChildren: 3, maxOccupancy: 5, maxExtraBeds: 0, capacity: 2 },
  ],
  rate: {
    seasons: [
      { id: 'summer', name: 'Summer', from: '2027-06-15', to: '2027-09-10', percent: 25 },
      { id: 'market', name: 'Christmas market', from: '2026-11-27', to: '2026-12-23', percent: 60 },
    ],
    restrictions: [
      { from: '2027-01-10', to: '2027-02-20', closed: true },
      { from: '2026-12-31', to: '2026-12-31', minNights: 3 },
      { from: '2027-01-01', to: '2027-01-01', closedToArrival: true },
      { from: '2027-07-01', to: '2027-08-31', minNights: 2, minNightsByArrivalDay: { friday: 3 } },
    ],
    roomPrices: [
      price('single', 5900, { baseAdults: 1 }),
      price('double', 9500, { weekendBaseMinor: 8900, singleMinor: 7200, singleWeekendMinor: 6900 }),
      price('family', 13_500),
    ],
    promoCodes: [
      { code: 'AGAIN', name: 'Welcome back', discount: { unit: 'AMOUNT', valueMinor: 2000 }, minNights: 2 },
      { code: 'SPRING27', name: 'Spring', discount: { unit: 'PERCENTAGE', value: 12.5 }, bookTo: '2027-03-31', stayFrom: '2027-04-01', stayTo: '2027-05-31' },
    ],
  },
  charges: [{ label: 'City tax', amountMinor: 66 }],
}); // oxfmt-ignore

/** Beds sold one by one, very cheap, beside two rooms; every day has many arrivals. */
export const CAPSULES = hotelOf({
  currency: 'EUR',
  totalRooms: 6,
  rooms: [
    { id: 'capsule', name: 'Capsule', sizeSqm: 4, beds: [{ kind: 'SINGLE', count: 1 }], maxAdults: 1, maxChildren: 0, maxOccupancy: 1, maxExtraBeds: 0, capacity: 64 },
    { id: 'upper-capsule', name: 'Upper Capsule', sizeSqm: 4, beds: [{ kind: 'SINGLE', count: 1 }], maxAdults: 1, maxChildren: 0, maxOccupancy: 1, maxExtraBeds: 0, capacity: 64 },
    { id: 'double', name: 'Private Double', beds: [{ kind: 'DOUBLE', count: 1 }], maxAdults: 2, maxChildren: 0, maxOccupancy: 2, maxExtraBeds: 0, capacity: 2 },
  ],
  rate: {
    mealPlans: [
      { code: 'RO', adultMinor: 0, childMinor: 0 },
      { code: 'BB', adultMinor: 350, childMinor: 350 },
    ],
    roomPrices: [
      price('capsule', 890, { baseAdults: 1, weekendBaseMinor: 1490, extraAdultMinor: 0, childMinor: 0, extraBedMinor: 0 }),
      price('upper-capsule', 790, { baseAdults: 1, weekendBaseMinor: 1290, extraAdultMinor: 0, childMinor: 0, extraBedMinor: 0 }),
      price('double', 4900, { extraAdultMinor: 0, childMinor: 0, extraBedMinor: 0 }),
    ],
    extras: [
      { id: 'towel', name: 'Towel', description: 'A large towel.', charging: 'UNIT', priceMinor: 50, maxQuantity: 4, taxClass: 'service', refundable: true },
    ],
    promoCodes: [{ code: 'FIVE', name: 'Five off', discount: { unit: 'AMOUNT', valueMinor: 500 } }],
  },
  charges: [{ label: 'City tax', amountMinor: 20 }],
}); // oxfmt-ignore

/** A villa for twelve, let as a whole by the week, very dear; with a deposit and a balance two months before arrival. */
export const VILLA = hotelOf({
  currency: 'EUR',
  totalRooms: 6,
  rooms: [
    { id: 'villa', name: 'The Villa', sizeSqm: 640, beds: [{ kind: 'KING', count: 4 }, { kind: 'SINGLE', count: 4 }], maxAdults: 12, maxChildren: 8, maxOccupancy: 12, maxExtraBeds: 2, capacity: 1 },
  ],
  rate: {
    ratePlans: [
      {
        id: 'week', name: 'By the week', policyId: 'flexible', mealPlans: ['RO'], payment: 'PAY_NOW', minNights: 7, maxNights: 28,
        deposit: { unit: 'PERCENTAGE', value: 25 }, balance: { due: 'BEFORE_ARRIVAL', days: 60, hours: 96 },
      },
    ],
    seasons: [
      { id: 'high', name: 'High season', from: '2027-06-26', to: '2027-08-28' },
      { id: 'new-year', name: 'New Year', from: '2026-12-26', to: '2027-01-02', percent: 150 },
    ],
    restrictions: [
      { from: '2027-06-26', to: '2027-08-28', minNightsByArrivalDay: { monday: 14, tuesday: 14, wednesday: 14, thursday: 14, friday: 14, sunday: 14 } },
    ],
    roomPrices: [
      price('villa', 480_000, { baseAdults: 12, extraAdultMinor: 0, childMinor: 0, extraBedMinor: 5000 }),
      price('villa', 1_450_000, { seasonId: 'high', baseAdults: 12, extraAdultMinor: 0, childMinor: 0, extraBedMinor: 5000 }),
    ],
    mealPlans: [{ code: 'RO', adultMinor: 0, childMinor: 0 }],
  },
  charges: [{ label: 'Tourist tax', amountMinor: 250 }],
}); // oxfmt-ignore
