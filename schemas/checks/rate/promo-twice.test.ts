import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test('a code means one discount', async () => {
  const promoCodes = [
    ...(example('rate').promoCodes ?? []),
    ...(example('rate').promoCodes ?? []).slice(0, 1),
  ];
  expect(await diagnosticLines({ 'rates/udaipur.json': { ...example('rate'), promoCodes } })).toEqual([
    'rates/udaipur.json:210:15 error rate/promo-twice',
  ]);
});
