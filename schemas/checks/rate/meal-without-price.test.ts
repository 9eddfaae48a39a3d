import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('a meal plan on offer has a price; MAP is another word for HB', async () => {
  const rate = example('rate');
  const { diagnostics } = await checkSmallHotel({
    'rates/udaipur.json': { ...rate, mealPlans: rate.mealPlans.filter(({ code }) => code !== 'HB') },
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'rate/meal-without-price',
      pointer: '/ratePlans/0/mealPlans/2',
      message: 'Flexible offers MAP, which has no price.',
    },
  ]);
});
