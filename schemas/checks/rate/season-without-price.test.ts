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

test('a percentage is a price for every room', async () => {
  const seasons = (rate.seasons ?? []).map((season) => ({ ...season, percent: 20 }));
  const changes = withGarden(garden);
  changes['rates/udaipur.json'] = { ...changes['rates/udaipur.json'], seasons };
  expect(await diagnosticLines(changes)).toEqual([]);
});

test('a season that changes no price is said', async () => {
  const seasons = [{ id: 'spring', name: 'Spring', from: '2027-03-01', to: '2027-04-30' }];
  const roomPrices = rate.roomPrices.filter(({ seasonId }) => seasonId === undefined);
  const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': { ...rate, seasons, roomPrices } });
  expect(diagnostics).toMatchObject([
    {
      code: 'rate/season-without-price',
      message: 'Spring changes no price: it has no percentage, and no room has a price for it.',
    },
  ]);
});
