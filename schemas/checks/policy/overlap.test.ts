import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('48 hours and 2 days are one moment', async () => {
  const penalty = { unit: 'PERCENTAGE', value: 100 };
  const checkInRules = [
    { value: 2, unit: 'DAY', penalty },
    { value: 48, unit: 'HOUR', penalty },
  ];
  const { diagnostics } = await checkSmallHotel({
    'policies/flexible.json': { ...example('policy'), checkInRules },
  });
  expect(diagnostics).toMatchObject([
    { code: 'policy/overlap', pointer: '/checkInRules/1/value', related: [{ message: 'the first' }] },
  ]);
});
