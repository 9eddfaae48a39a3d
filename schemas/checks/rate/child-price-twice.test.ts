import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const twice = [
  { bandId: 'infant', priceMinor: 0 },
  { bandId: 'infant', priceMinor: 100 },
];

test('an age band has one price in a room, and one in a meal plan', async () => {
  const rate = example('rate');
  const roomPrices = rate.roomPrices.map((price, at) =>
    at === 0 ? { ...price, childPrices: twice } : price,
  );
  const mealPlans = rate.mealPlans.map((meal, at) => (at === 0 ? { ...meal, childPrices: twice } : meal));
  const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': { ...rate, roomPrices, mealPlans } });
  expect(diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([
    'rate/child-price-twice /mealPlans/0/childPrices/1/bandId The age band `infant` has two prices.',
    'rate/child-price-twice /roomPrices/0/childPrices/1/bandId The age band `infant` has two prices.',
  ]);
});
