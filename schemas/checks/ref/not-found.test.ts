import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

test('names the id that was probably meant, and its file', async () => {
  const report = await checkSmallHotel({
    'rooms/lake-suite.json': { ...example('room'), locationId: 'udaipurr' },
  });
  expect(report.diagnostics).toMatchObject([
    {
      code: 'ref/not-found',
      file: 'rooms/lake-suite.json',
      pointer: '/locationId',
      message: 'There is no location `udaipurr`: did you mean `udaipur`?',
      help: 'write "udaipur" (locations/udaipur.json)',
    },
  ]);
});

test('looks for a season in the same file only', async () => {
  const rate = example('rate');
  const seasons = [{ id: 'summer', name: 'Summer', from: '2027-04-01', to: '2027-06-30' }];
  expect(await diagnosticLines({ 'rates/udaipur.json': { ...rate, seasons } })).toEqual([
    'rates/udaipur.json:123:19 error ref/not-found',
  ]);
});

test('says nothing against a reference to a file that does not parse', async () => {
  const { diagnostics } = await checkSmallHotel({ 'policies/flexible.json': '{ "id": "flexible", ' });
  expect(diagnostics.map(({ code }) => code)).toEqual([
    'ref/not-checked',
    'json/unclosed',
    'ref/not-checked',
  ]);
});
