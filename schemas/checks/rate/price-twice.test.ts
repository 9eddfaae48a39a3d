import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('a room has one price in a season', async () => {
  const rate = example('rate');
  const { diagnostics } = await checkSmallHotel({
    'rates/udaipur.json': { ...rate, roomPrices: [...rate.roomPrices, ...rate.roomPrices.slice(1)] },
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'rate/price-twice',
      message: '`lake-suite` has two prices in winter.',
      pointer: '/roomPrices/2/roomId',
    },
  ]);
});
