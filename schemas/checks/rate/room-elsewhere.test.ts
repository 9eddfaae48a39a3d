import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('a room of another location has no price here', async () => {
  const kochi = { ...example('location'), id: 'kochi', name: 'The Kesar Kochi' };
  const { diagnostics } = await checkSmallHotel({
    'locations/kochi.json': kochi,
    'rooms/garden.json': { ...example('room'), id: 'garden', locationId: 'kochi' },
    'rates/udaipur.json': {
      ...example('rate'),
      roomPrices: example('rate').roomPrices.slice(0, 1).concat({
        roomId: 'garden',
        baseAdults: 2,
        baseMinor: 1,
        extraAdultMinor: 0,
        childMinor: 0,
        extraBedMinor: 0,
      }),
      seasons: [],
    },
  });
  expect(diagnostics).toMatchObject([
    { code: 'rate/location-without-rates', severity: 'warning', file: 'locations/kochi.json' },
    {
      code: 'rate/room-elsewhere',
      pointer: '/roomPrices/1/roomId',
      help: 'move it to the rate file of kochi',
    },
  ]);
});
