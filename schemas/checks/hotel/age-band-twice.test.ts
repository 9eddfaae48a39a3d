import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(below: number) {
  const hotel = example('hotel');
  const rate = example('rate');
  const childBands = [...(hotel.childBands ?? []), { id: 'child', name: 'Child', below }];
  const mealPlans = rate.mealPlans.map((meal) => ({
    ...meal,
    childPrices: [{ bandId: 'child', priceMinor: 100 }],
  }));
  const { diagnostics } = await checkSmallHotel({
    'hotel.json': { ...hotel, childBands },
    'rates/udaipur.json': { ...rate, mealPlans },
  });
  return diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

test('of two bands with one age the second would never apply', async () => {
  expect(await reported(3)).toEqual([
    'hotel/age-band-twice /childBands/1/below The age bands `infant` and `child` both end below 3.',
  ]);
  expect(await reported(12)).toEqual([]);
});

test('their order in the file does not matter', async () => {
  expect(await reported(2)).toEqual([]);
});
