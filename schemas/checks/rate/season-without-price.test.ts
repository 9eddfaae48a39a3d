import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

const rate = example('rate');
const garden = rate.roomPrices.slice(0, 1).map((price) => ({ ...price, roomId: 'garden' }));
const withGarden = (roomPrices: object[]) => ({
  'rooms/garden.json': { ...example('room'), id: 'garden' },
  'rates/udaipur.json': { ...rate, roomPrices: [...rate.roomPrices, ...roomPrices] },
});

test('names the rooms that a season leaves at their ordinary price', async () => {
  const { diagnostics } = await checkSmallHotel(withGarden(garden));
  expect(diagnostics).toMatchObject([
    {
      code: 'rate/season-without-price',
      message: 'Winter has no price for garden, which has the ordinary price in that season.',
    },
  ]);
});

test('a price for each room in each season is whole', async () => {
  const winter = garden.map((price) => ({ ...price, seasonId: 'winter' }));
  expect(await diagnosticLines(withGarden([...garden, ...winter]))).toEqual([]);
});
