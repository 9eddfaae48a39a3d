import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const { roomPrices } = example('rate');
const winter = { id: 'winter', name: 'Winter', from: '2026-12-20', to: '2027-01-05' };
const withSeason = (from: string, to: string) => ({
  'rates/udaipur.json': {
    ...example('rate'),
    seasons: [winter, { id: 'festival', name: 'Festival', from, to }],
    roomPrices: [...roomPrices, ...roomPrices.slice(1).map((price) => ({ ...price, seasonId: 'festival' }))],
  },
});

test('a night belongs to one season', async () => {
  expect(await diagnosticLines(withSeason('2027-01-05', '2027-01-14'))).toEqual([
    'rates/udaipur.json:51:15 error rate/season-overlap',
  ]);
  expect(await diagnosticLines(withSeason('2027-01-06', '2027-01-14'))).toEqual([]);
});

test('the order in the file does not matter', async () => {
  expect(await diagnosticLines(withSeason('2026-12-01', '2026-12-20'))).toEqual([
    'rates/udaipur.json:45:15 error rate/season-overlap',
  ]);
});
