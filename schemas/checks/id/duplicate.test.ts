import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

test('shows both files that use one id', async () => {
  const { diagnostics } = await checkSmallHotel({ 'policies/second.json': example('policy') });
  expect(diagnostics).toMatchObject([
    {
      code: 'id/duplicate',
      file: 'policies/second.json',
      message: 'Two policies have the id `flexible`.',
      related: [{ file: 'policies/flexible.json', message: 'the first' }],
    },
  ]);
});

test('finds a rate plan that stands twice in its file', async () => {
  const rate = example('rate');
  expect(
    await diagnosticLines({
      'rates/udaipur.json': { ...rate, ratePlans: [...rate.ratePlans, ...rate.ratePlans.slice(0, 1)] },
    }),
  ).toEqual(['rates/udaipur.json:66:13 error id/duplicate']);
});

test('lets a tax class stand again for another period', async () => {
  const { taxes } = example('tax');
  const old = taxes.map((tax) => ({ ...tax, validFrom: '2020-01-01', validTo: '2025-09-21' }));
  expect(await diagnosticLines({ 'taxes.json': { taxes: [...old, ...taxes] } })).toEqual([]);
});
