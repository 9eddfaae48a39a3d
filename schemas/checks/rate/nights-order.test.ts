import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const [night] = example('rate').restrictions ?? [];
const restricted = (change: object) => ({
  'rates/udaipur.json': { ...example('rate'), restrictions: [{ ...night, ...change }] },
});

test('the shortest stay is not longer than the longest', async () => {
  expect(await diagnosticLines(restricted({ minNights: 3, maxNights: 3 }))).toEqual([]);
  expect(await diagnosticLines(restricted({ minNights: 3, maxNights: 2 }))).toEqual([
    'rates/udaipur.json:83:20 error rate/nights-order',
  ]);
});

test('so in a rate plan', async () => {
  const ratePlans = example('rate').ratePlans.map((plan) => ({ ...plan, minNights: 15 }));
  expect(await diagnosticLines({ 'rates/udaipur.json': { ...example('rate'), ratePlans } })).toEqual([
    'rates/udaipur.json:21:20 error rate/nights-order',
  ]);
});
