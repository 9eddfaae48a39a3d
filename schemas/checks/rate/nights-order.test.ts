import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

const [night] = example('rate').restrictions ?? [];
const restricted = (change: object) => ({
  'rates/udaipur.json': { ...example('rate'), restrictions: [{ ...night, ...change }] },
});

test('the shortest stay is not longer than the longest', async () => {
  expect(await diagnosticLines(restricted({ minNights: 3, maxNights: 3 }))).toEqual([]);
  expect(await diagnosticLines(restricted({ minNights: 3, maxNights: 2 }))).toEqual([
    'rates/udaipur.json:152:20 error rate/nights-order',
  ]);
});

test('so in a rate plan', async () => {
  const ratePlans = example('rate')
    .ratePlans.slice(0, 1)
    .map((plan) => ({ ...plan, minNights: 15 }));
  expect(await diagnosticLines({ 'rates/udaipur.json': { ...example('rate'), ratePlans } })).toEqual([
    'rates/udaipur.json:21:20 error rate/nights-order',
  ]);
});

test('so by the day of arrival', async () => {
  const saturday = { minNights: undefined, maxNights: 5, minNightsByArrivalDay: { friday: 2, saturday: 7 } };
  const { diagnostics } = await checkSmallHotel(restricted(saturday));
  expect(diagnostics).toMatchObject([
    {
      code: 'rate/nights-order',
      message: 'At least 7 and at most 5 nights: no stay fits both.',
      help: 'write 7 or more here, or lower saturday',
    },
  ]);
});
