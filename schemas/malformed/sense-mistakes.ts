/** Files that are well-formed and make no sense for a hotel. Each names the diagnostic and the place that it must have. */
import { type FileChange, example } from '../engine/small-hotel.ts';
import type { Charge, Hotel, Location, Rate, Room } from '../generated/types.ts';
import { pictureStub } from '../engine/picture-stub.ts';

export interface SenseMistake {
  mistake: string;
  files: Readonly<Record<string, FileChange>>;
  code: string;
  /** The file and the JSON Pointer. */
  place: string;
}

type Plan = Rate['ratePlans'][number];
type Price = Rate['roomPrices'][number];
type Files = SenseMistake['files'];

const RATES = 'rates/udaipur.json';
const rate = example('rate');
const room = example('room');
const location = example('location');

const rates = (change: Partial<Rate>): Files => ({ [RATES]: { ...rate, ...change } });
const plan = (change: Partial<Plan>, at = 0): Files =>
  rates({ ratePlans: rate.ratePlans.map((each, index) => (index === at ? { ...each, ...change } : each)) });
const price = (change: Partial<Price>, at = 0): Files =>
  rates({ roomPrices: rate.roomPrices.map((each, index) => (index === at ? { ...each, ...change } : each)) });
const season = (change: Partial<NonNullable<Rate['seasons']>[number]>, at = 0): Files =>
  rates({
    seasons: (rate.seasons ?? []).map((each, index) => (index === at ? { ...each, ...change } : each)),
  });
const promo = (change: object): Files =>
  rates({
    promoCodes: [
      { code: 'VINDIMA15', name: 'Vintage', discount: { unit: 'PERCENTAGE', value: 15 }, ...change },
    ],
  });
const restrictions = (...list: NonNullable<Rate['restrictions']>): Files => rates({ restrictions: list });
const hotel = (change: Partial<Hotel>): Files => ({ 'hotel.json': { ...example('hotel'), ...change } });
const atRoom = (change: Partial<Room>): Files => ({ 'rooms/lake-suite.json': { ...room, ...change } });
const atLocation = (change: Partial<Location>): Files => ({
  'locations/udaipur.json': { ...location, ...change },
});
const charge = (change: object): Files => ({
  'charges.json': {
    charges: example('charge').charges.map((each, at) => (at === 0 ? { ...each, ...change } : each)),
  },
});
const tax = (change: object): Files => ({
  'taxes.json': { taxes: example('tax').taxes.map((each, at) => (at === 0 ? { ...each, ...change } : each)) },
});
const point = (lat: number, long: number): Files =>
  atLocation({ address: { ...location.address, point: { lat, long } } });

/** A second room type, sold at a price of its own. */
const garden = (
  change: Partial<Room> = {},
  ofPrice: Partial<Price> = {},
  ofRate: Partial<Rate> = {},
): Files => ({
  'rooms/lake-suite.json': { ...room, capacity: 3 },
  'rooms/garden.json': {
    ...room,
    id: 'garden',
    name: 'Garden Room',
    description: 'A room with its own door to the garden.',
    photos: [{ file: 'images/garden.jpg', alt: 'The door to the garden, with roses around it.' }],
    capacity: 1,
    ...change,
  },
  'images/garden.jpg': pictureStub('images/garden.jpg', { width: 1800, height: 1200 }),
  ...rates({
    ratePlans: rate.ratePlans.map(({ roomIds: _all, ...each }) => each),
    roomPrices: [
      ...rate.roomPrices,
      ...rate.roomPrices.map((each) => ({ ...each, roomId: 'garden', ...ofPrice })),
    ],
    ...ofRate,
  }),
});

/** A second location with one room type, which has no rates of its own. */
const kochi: Files = {
  'locations/kochi.json': { ...location, id: 'kochi', name: 'The Kesar Kochi', totalRooms: 1 },
  'rooms/villa.json': {
    ...room,
    id: 'villa',
    locationId: 'kochi',
    name: 'Villa',
    description: 'A house at the water.',
    capacity: 1,
  },
  ...hotel({ totalRooms: 5 }),
};

const seo = example('seo');
const { prefersPhone: _phone, ...withoutPhone } = example('hotel');

export const SENSE_MISTAKES: readonly SenseMistake[] = [
  // What can never be sold
  {
    mistake: 'August asks for more nights than every plan allows',
    files: restrictions({ from: '2027-08-01', to: '2027-08-31', minNights: 15 }),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/minNights`,
  },
  {
    mistake: 'two restrictions exclude each other',
    files: restrictions(
      { from: '2027-03-01', to: '2027-03-31', minNights: 5 },
      { from: '2027-03-01', to: '2027-03-31', maxNights: 3 },
    ),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/minNights`,
  },
  {
    mistake: 'nobody may arrive for two months',
    files: restrictions({ from: '2027-02-01', to: '2027-03-31', closedToArrival: true }),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/closedToArrival`,
  },
  {
    mistake: 'nobody may leave for two months',
    files: restrictions({ from: '2027-02-01', to: '2027-03-31', closedToDeparture: true }),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/closedToDeparture`,
  },
  {
    mistake: 'arrivals of each day ask for more nights than the plans allow',
    files: restrictions({
      from: '2027-06-01',
      to: '2027-06-30',
      minNightsByArrivalDay: {
        monday: 21, tuesday: 21, wednesday: 21, thursday: 21, friday: 21, saturday: 21, sunday: 21,
      },
    }), // prettier-ignore
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/minNightsByArrivalDay`,
  },
  {
    mistake: 'a gap between two closures is shorter than the least stay',
    files: restrictions(
      { from: '2027-04-01', to: '2027-04-10', closed: true },
      { from: '2027-04-11', to: '2027-04-12', minNights: 3 },
      { from: '2027-04-13', to: '2027-04-20', closed: true },
    ),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/1/minNights`,
  },
  {
    mistake: 'closed until 2030',
    files: restrictions({ from: '2026-11-01', to: '2030-03-31', closed: true }),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/to`,
  },
  {
    mistake: 'one room is closed as far as guests book',
    files: garden(
      {},
      {},
      { restrictions: [{ from: '2026-01-01', to: '2029-12-31', closed: true, roomIds: ['garden'] }] },
    ),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/to`,
  },
  {
    mistake: 'a tax that begins in 13 months',
    files: tax({ validFrom: '2028-01-01' }),
    code: 'tax/gap',
    place: 'taxes.json/taxes/0/validFrom',
  },
  {
    mistake: 'a room in no plan',
    files: garden({}, {}, { ratePlans: rate.ratePlans }),
    code: 'sense/room-without-plan',
    place: 'rooms/garden.json/id',
  },
  {
    mistake: 'every room switched off',
    files: atRoom({ enabled: false }),
    code: 'sense/nothing-sold',
    place: 'rooms/lake-suite.json/enabled',
  },
  {
    mistake: 'every location switched off',
    files: atLocation({ enabled: false }),
    code: 'sense/nothing-sold',
    place: 'locations/udaipur.json/enabled',
  },
  // Prices
  {
    mistake: 'a price of 0',
    files: price({ baseMinor: 0 }),
    code: 'sense/free-night',
    place: `${RATES}/roomPrices/0/baseMinor`,
  },
  {
    mistake: 'a weekend price of 0',
    files: price({ weekendBaseMinor: 0 }),
    code: 'sense/free-night',
    place: `${RATES}/roomPrices/0/weekendBaseMinor`,
  },
  {
    mistake: 'a season price of 0',
    files: price({ baseMinor: 0 }, 1),
    code: 'sense/free-night',
    place: `${RATES}/roomPrices/1/baseMinor`,
  },
  {
    mistake: 'a season a hundred times dearer',
    files: price({ baseMinor: 185_000_000 }, 1),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/1/baseMinor`,
  },
  {
    mistake: 'a season of a hundredth',
    files: price({ baseMinor: 18_500 }, 1),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/1/baseMinor`,
  },
  {
    mistake: 'a weekend of a hundredth',
    files: price({ weekendBaseMinor: 13_900 }),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/0/weekendBaseMinor`,
  },
  {
    mistake: 'a price for one adult of a hundredth',
    files: price({ singleMinor: 11_000 }),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/0/singleMinor`,
  },
  {
    mistake: 'a room in rupees among rooms in paise',
    files: garden(
      {},
      { baseMinor: 9500, weekendBaseMinor: 9900, singleMinor: 8000, singleWeekendMinor: 8500 },
    ),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/2/baseMinor`,
  },
  {
    mistake: 'a season of 900 percent',
    files: season({ percent: 950 }, 1),
    code: 'sense/price-far-off',
    place: `${RATES}/seasons/1/percent`,
  },
  {
    mistake: 'every price in rupees: 0.95 a night',
    files: rates({
      roomPrices: rate.roomPrices.map((each) => ({
        ...each,
        baseMinor: 95, weekendBaseMinor: 99, singleMinor: 80, singleWeekendMinor: 85,
      })),
    }), // prettier-ignore
    code: 'sense/amount-tiny',
    place: `${RATES}/roomPrices/0/baseMinor`,
  },
  {
    mistake: 'one adult pays more than two',
    files: price({ singleMinor: 1_500_000 }),
    code: 'sense/price-order',
    place: `${RATES}/roomPrices/0/singleMinor`,
  },
  {
    mistake: 'a further adult costs more than the room',
    files: price({ extraAdultMinor: 2_500_000 }),
    code: 'sense/price-order',
    place: `${RATES}/roomPrices/0/extraAdultMinor`,
  },
  {
    mistake: 'a child costs more than a further adult',
    files: price({ childMinor: 500_000 }),
    code: 'sense/price-order',
    place: `${RATES}/roomPrices/0/childMinor`,
  },
  {
    mistake: 'an extra bed costs more than the room',
    files: price({ extraBedMinor: 15_000_000 }),
    code: 'sense/price-order',
    place: `${RATES}/roomPrices/0/extraBedMinor`,
  },
  {
    mistake: 'half board cheaper than breakfast',
    files: rates({
      mealPlans: rate.mealPlans.map((each) => (each.code === 'HB' ? { ...each, adultMinor: 16_500 } : each)),
    }),
    code: 'sense/price-order',
    place: `${RATES}/mealPlans/2/adultMinor`,
  },
  {
    mistake: 'a charge of 4 paise',
    files: charge({ amountMinor: 4 }),
    code: 'sense/amount-tiny',
    place: 'charges.json/charges/0/amountMinor',
  },
  {
    mistake: 'a charge of half a rupee for fifty',
    files: charge({ amountMinor: 50 }),
    code: 'sense/amount-tiny',
    place: 'charges.json/charges/0/amountMinor',
  },
  {
    mistake: 'an extra of 18 paise',
    files: rates({ extras: (rate.extras ?? []).map((each) => ({ ...each, priceMinor: 18 })) }),
    code: 'sense/amount-tiny',
    place: `${RATES}/extras/0/priceMinor`,
  },
  {
    mistake: 'breakfast for 65 paise',
    files: rates({
      mealPlans: rate.mealPlans.map((each) =>
        each.code === 'BB' ? { ...each, adultMinor: 65, childMinor: 35 } : each,
      ),
    }),
    code: 'sense/amount-tiny',
    place: `${RATES}/mealPlans/1/adultMinor`,
  },
  // Percentages
  {
    mistake: 'a deposit of 0.3 %',
    files: plan({ deposit: { unit: 'PERCENTAGE', value: 0.3 } }, 1),
    code: 'sense/percent-fraction',
    place: `${RATES}/ratePlans/1/deposit/value`,
  },
  {
    mistake: 'a season of 1.2 %',
    files: season({ percent: 1.2 }, 1),
    code: 'sense/percent-fraction',
    place: `${RATES}/seasons/1/percent`,
  },
  {
    mistake: 'a season of 0.2 %',
    files: season({ percent: 0.2 }, 1),
    code: 'sense/percent-fraction',
    place: `${RATES}/seasons/1/percent`,
  },
  {
    mistake: 'a plan adjusted by -0.12 %',
    files: plan({ adjustPercent: -0.12 }),
    code: 'sense/percent-fraction',
    place: `${RATES}/ratePlans/0/adjustPercent`,
  },
  {
    mistake: 'a tax of 0.06 %',
    files: tax({ slabs: [{ ratePercent: 0.06 }] }),
    code: 'sense/percent-fraction',
    place: 'taxes.json/taxes/0/slabs/0/ratePercent',
  },
  {
    mistake: 'a code of 0.15 %',
    files: promo({ discount: { unit: 'PERCENTAGE', value: 0.15 } }),
    code: 'sense/percent-fraction',
    place: `${RATES}/promoCodes/0/discount/value`,
  },
  // Promo codes, deposits and charges
  {
    mistake: 'a code in paise for one in rupees',
    files: promo({ discount: { unit: 'AMOUNT', valueMinor: 150_000_000 } }),
    code: 'sense/promo-free',
    place: `${RATES}/promoCodes/0/discount/valueMinor`,
  },
  {
    mistake: 'a code for a room of another location',
    files: { ...kochi, ...promo({ roomIds: ['villa'] }) },
    code: 'sense/promo-never',
    place: `${RATES}/promoCodes/0/roomIds`,
  },
  {
    mistake: 'a code for longer stays than every plan allows',
    files: promo({ minNights: 21 }),
    code: 'sense/promo-never',
    place: `${RATES}/promoCodes/0/minNights`,
  },
  {
    mistake: 'a code whose nights are over before it may be booked',
    files: promo({ bookFrom: '2027-05-01', stayTo: '2027-04-01' }),
    code: 'sense/promo-never',
    place: `${RATES}/promoCodes/0/stayTo`,
  },
  {
    mistake: 'a code whose nights begin beyond the horizon',
    files: promo({ bookTo: '2026-12-31', stayFrom: '2028-06-01' }),
    code: 'sense/promo-never',
    place: `${RATES}/promoCodes/0/stayFrom`,
  },
  {
    mistake: 'a code for a plan that does not sell its room',
    files: garden({}, {}, {
      ratePlans: rate.ratePlans.map((each, at) => ({ ...each, roomIds: at === 0 ? ['lake-suite'] : ['garden', 'lake-suite'] })),
      promoCodes: [{
        code: 'VINDIMA15', name: 'Vintage', discount: { unit: 'PERCENTAGE', value: 15 },
        roomIds: ['garden'], ratePlanIds: ['flexible'],
      }],
    }), // prettier-ignore
    code: 'sense/promo-never',
    place: `${RATES}/promoCodes/0/ratePlanIds`,
  },
  {
    mistake: 'a deposit of 30 nights',
    files: plan({ deposit: { unit: 'DAY', value: 30 } }, 1),
    code: 'sense/deposit-whole',
    place: `${RATES}/ratePlans/1/deposit/value`,
  },
  {
    mistake: 'a balance due a year before arrival',
    files: plan({ balance: { due: 'BEFORE_ARRIVAL', days: 365, hours: 48 } }, 1),
    code: 'sense/deposit-whole',
    place: `${RATES}/ratePlans/1/balance/days`,
  },
  {
    mistake: 'a charge at the hotel that is not refunded',
    files: charge({ refundable: false }),
    code: 'charge/refundable',
    place: 'charges.json/charges/0/refundable',
  },
  {
    mistake: 'a charge that begins beyond the horizon',
    files: charge({ validFrom: '2028-01-01' }),
    code: 'charge/no-effect',
    place: 'charges.json/charges/0/validFrom',
  },
  // Rooms
  {
    mistake: 'four adults in a room for two',
    files: atRoom({ maxAdults: 4, maxOccupancy: 2 }),
    code: 'sense/guests-and-beds',
    place: 'rooms/lake-suite.json/maxAdults',
  },
  {
    mistake: 'ten guests in one bed',
    files: atRoom({ maxAdults: 10, maxOccupancy: 10 }),
    code: 'sense/guests-and-beds',
    place: 'rooms/lake-suite.json/maxOccupancy',
  },
  {
    mistake: 'three guests where one adult and one child may stay',
    files: atRoom({ maxAdults: 1, maxChildren: 1, maxOccupancy: 3 }),
    code: 'sense/guests-and-beds',
    place: 'rooms/lake-suite.json/maxOccupancy',
  },
  {
    mistake: 'twenty beds for three guests',
    files: atRoom({ beds: [{ kind: 'KING', count: 20 }] }),
    code: 'sense/guests-and-beds',
    place: 'rooms/lake-suite.json/beds',
  },
  {
    mistake: 'a base price for four adults in a room for two',
    files: price({ baseAdults: 4 }),
    code: 'sense/guests-and-beds',
    place: `${RATES}/roomPrices/0/baseAdults`,
  },
  {
    mistake: 'a location of 40 rooms that sells four',
    files: atLocation({ totalRooms: 40 }),
    code: 'sense/room-count',
    place: 'locations/udaipur.json/totalRooms',
  },
  {
    mistake: 'more rooms sold than there are',
    files: atRoom({ capacity: 40 }),
    code: 'sense/room-count',
    place: 'locations/udaipur.json/totalRooms',
  },
  {
    mistake: 'a hotel of 40 rooms whose locations have four',
    files: hotel({ totalRooms: 40 }),
    code: 'sense/room-count',
    place: 'hotel.json/totalRooms',
  },
  {
    mistake: 'two rooms of one name',
    files: garden({ name: 'Lake suite' }),
    code: 'sense/same-name',
    place: 'rooms/lake-suite.json/name',
  },
  {
    mistake: 'two plans of one name',
    files: plan({ name: 'Flexible' }, 1),
    code: 'sense/same-name',
    place: `${RATES}/ratePlans/1/name`,
  },
  {
    mistake: 'the picture of one room shown as another’s',
    files: garden({ photos: room.photos }),
    code: 'sense/same-picture',
    place: 'rooms/lake-suite.json/photos/0/file',
  },
  {
    mistake: 'a copy of one room’s picture shown as another’s',
    files: { ...garden(), 'images/garden.jpg': pictureStub('images/lake.jpg') },
    code: 'sense/same-picture',
    place: 'rooms/lake-suite.json/photos/0/file',
  },
  {
    mistake: 'two rooms of one description',
    files: garden({ description: room.description }),
    code: 'sense/same-description',
    place: 'rooms/lake-suite.json/description',
  },
  // Times and dates
  { mistake: 'check-in 14', files: hotel({ checkIn: 14 }), code: 'sense/hours', place: 'hotel.json/checkIn' },
  {
    mistake: 'check-out 11',
    files: hotel({ checkOut: 11 }),
    code: 'sense/hours',
    place: 'hotel.json/checkOut',
  },
  {
    mistake: 'check-out 11 of a location',
    files: atLocation({ checkOut: 11 }),
    code: 'sense/hours',
    place: 'locations/udaipur.json/checkOut',
  },
  {
    mistake: 'a season in 2072',
    files: season({ from: '2072-09-15', to: '2072-10-31' }, 1),
    code: 'sense/date-far',
    place: `${RATES}/seasons/1/from`,
  },
  {
    mistake: 'a season in 1927',
    files: season({ from: '1927-09-15', to: '1927-10-31' }, 1),
    code: 'sense/date-far',
    place: `${RATES}/seasons/1/to`,
  },
  {
    mistake: 'a season of 13 years',
    files: season({ from: '2027-09-15', to: '2040-10-31' }, 1),
    code: 'sense/date-far',
    place: `${RATES}/seasons/1/to`,
  },
  {
    mistake: 'a restriction of the next century',
    files: restrictions({ from: '2127-01-01', to: '2127-01-05', minNights: 2 }),
    code: 'sense/date-far',
    place: `${RATES}/restrictions/0/from`,
  },
  // Contacts and places
  {
    mistake: 'a WhatsApp button without a number',
    files: { 'hotel.json': withoutPhone },
    code: 'sense/contact',
    place: 'hotel.json/whatsappWidget',
  },
  {
    mistake: 'a preferred address that is not among the addresses',
    files: atLocation({ prefersEmail: 'kochi@thekesar.example' }),
    code: 'sense/contact',
    place: 'locations/udaipur.json/prefersEmail',
  },
  {
    mistake: 'a preferred number that is not among the numbers',
    files: atLocation({ prefersPhone: '+914842420016' }),
    code: 'sense/contact',
    place: 'locations/udaipur.json/prefersPhone',
  },
  {
    mistake: 'latitude and longitude swapped',
    files: point(73.6835, 24.5764),
    code: 'sense/place',
    place: 'locations/udaipur.json/address/point/lat',
  },
  {
    mistake: 'a point on the other side of the equator',
    files: point(-24.5764, 73.6835),
    code: 'sense/place',
    place: 'locations/udaipur.json/address/point/lat',
  },
  {
    mistake: 'a point of 0, 0',
    files: point(0, 0),
    code: 'sense/place',
    place: 'locations/udaipur.json/address/point/lat',
  },
  {
    mistake: 'a siteUrl with a path',
    files: hotel({ siteUrl: 'https://www.thekesar.example/home' }),
    code: 'sense/web-address',
    place: 'hotel.json/siteUrl',
  },
  {
    mistake: 'a siteUrl of another domain',
    files: hotel({ siteUrl: 'https://old-hotel.example' }),
    code: 'sense/web-address',
    place: 'hotel.json/siteUrl',
  },
  // Texts
  {
    mistake: 'HTML in a text',
    files: hotel({ tagline: '<b>One house</b>' }),
    code: 'sense/markup',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'a code of HTML in a text',
    files: hotel({ tagline: 'Rooms &amp; garden' }),
    code: 'sense/markup',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'letters lost in copying',
    files: hotel({ tagline: 'SÃ£o JoÃ£o' }),
    code: 'sense/mojibake',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'an apostrophe lost in copying',
    files: hotel({ tagline: 'The houseâ€™s own garden' }),
    code: 'sense/mojibake',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'filler: Insert text here',
    files: hotel({ tagline: 'Insert text here' }),
    code: 'text/placeholder',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'filler: TODO in a sentence',
    files: hotel({ tagline: 'TODO: ask Asha for a line' }),
    code: 'text/placeholder',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'filler: xxx',
    files: hotel({ tagline: 'XXXX' }),
    code: 'text/placeholder',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'one description on all pages',
    files: {
      'seo.json': {
        ...seo,
        entries: seo.entries.map((entry) => ({ ...entry, description: seo.entries[0]?.description ?? '' })),
      },
    },
    code: 'sense/same-description',
    place: 'seo.json/entries/1/description',
  },
];
