/** Changes to the example hotel's files, in which the mistakes of sense are written. */
import { type FileChange, example } from '../engine/small-hotel.ts';
import type { Hotel, Location, Rate, Room } from '../generated/types.ts';
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

export const RATES = 'rates/udaipur.json';
export const rate = example('rate');
export const room = example('room');
const location = example('location');

export const rates = (change: Partial<Rate>): Files => ({ [RATES]: { ...rate, ...change } });
export const plan = (change: Partial<Plan>, at = 0): Files =>
  rates({ ratePlans: rate.ratePlans.map((each, index) => (index === at ? { ...each, ...change } : each)) });
export const price = (change: Partial<Price>, at = 0): Files =>
  rates({ roomPrices: rate.roomPrices.map((each, index) => (index === at ? { ...each, ...change } : each)) });
export const season = (change: Partial<NonNullable<Rate['seasons']>[number]>, at = 0): Files =>
  rates({
    seasons: (rate.seasons ?? []).map((each, index) => (index === at ? { ...each, ...change } : each)),
  });
export const promo = (change: object): Files =>
  rates({
    promoCodes: [
      { code: 'VINDIMA15', name: 'Vintage', discount: { unit: 'PERCENTAGE', value: 15 }, ...change },
    ],
  });
export const restrictions = (...list: NonNullable<Rate['restrictions']>): Files =>
  rates({ restrictions: list });
export const hotel = (change: Partial<Hotel>): Files => ({
  'hotel.json': { ...example('hotel'), ...change },
});
export const atRoom = (change: Partial<Room>): Files => ({ 'rooms/lake-suite.json': { ...room, ...change } });
export const atLocation = (change: Partial<Location>): Files => ({
  'locations/udaipur.json': { ...location, ...change },
});
export const charge = (change: object): Files => ({
  'charges.json': {
    charges: example('charge').charges.map((each, at) => (at === 0 ? { ...each, ...change } : each)),
  },
});
export const tax = (change: object): Files => ({
  'taxes.json': { taxes: example('tax').taxes.map((each, at) => (at === 0 ? { ...each, ...change } : each)) },
});
export const point = (lat: number, long: number): Files =>
  atLocation({ address: { ...location.address, point: { lat, long } } });

/** A second room type, sold at a price of its own. */
export const garden = (
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
export const kochi: Files = {
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

export const seo = example('seo');
