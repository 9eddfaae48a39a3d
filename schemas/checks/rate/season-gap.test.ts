import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const rate = example('rate');
const [first] = rate.seasons ?? [];
const spring = (from: string, firstEnds = '2027-01-05') => ({
  'rates/udaipur.json': {
    ...rate,
    seasons: [
      { ...first, to: firstEnds },
      { id: 'spring', name: 'Spring', from, to: '2028-04-30' },
    ],
    roomPrices: [
      ...rate.roomPrices,
      ...rate.roomPrices.slice(1).map((price) => ({ ...price, seasonId: 'spring' })),
    ],
  },
});

test.each(['2027-01-07', '2027-01-09'])(
  'a few nights between two seasons are hardly meant: %s',
  async (from) => {
    expect(await diagnosticLines(spring(from))).toEqual([
      'rates/udaipur.json:105:15 warning rate/season-gap',
    ]);
  },
);

test.each(['2027-01-06', '2027-01-10'])('none are no gap, and many are ordinary time: %s', async (from) => {
  expect(await diagnosticLines(spring(from))).toEqual([]);
});

test('the leap day is a night', async () => {
  expect(await diagnosticLines(spring('2027-03-01', '2027-02-28'))).toEqual([]);
  expect(await diagnosticLines(spring('2028-03-01', '2028-02-29'))).toEqual([]);
  expect(await diagnosticLines(spring('2028-03-01', '2028-02-28'))).toEqual([
    'rates/udaipur.json:105:15 warning rate/season-gap',
  ]);
});

test('a season round both leaves no gap', async () => {
  const changes = spring('2027-01-07');
  const year = { id: 'year', name: 'Year', from: '2026-12-01', to: '2028-04-30', percent: 5 };
  const seasons = [...changes['rates/udaipur.json'].seasons, year];
  expect(
    await diagnosticLines({ 'rates/udaipur.json': { ...changes['rates/udaipur.json'], seasons } }),
  ).toEqual([]);
});
