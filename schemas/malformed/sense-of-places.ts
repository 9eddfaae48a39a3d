/** Terms, rooms, times, and contacts that are well-formed and make no sense for a hotel. */
import { example } from '../engine/small-hotel.ts';
import { pictureStub } from '../engine/picture-stub.ts';
import {
  kochi,
  RATES,
  atLocation,
  atRoom,
  charge,
  garden,
  hotel,
  plan,
  point,
  price,
  promo,
  rate,
  restrictions,
  room,
  season,
  type SenseMistake,
} from './sense-files.ts';

const { prefersPhone: _phone, ...withoutPhone } = example('hotel');

export const SENSE_OF_PLACES: readonly SenseMistake[] = [
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
    }), // oxfmt-ignore
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
    mistake: 'the time zone of another continent',
    files: atLocation({ timezone: 'America/New_York' }),
    code: 'sense/time-zone',
    place: 'locations/udaipur.json/timezone',
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
];
