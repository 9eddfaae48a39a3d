import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

const { roomPrices } = example('rate');
const winter = { id: 'winter', name: 'Winter', from: '2026-12-20', to: '2027-01-05' };
const withSeason = (from: string, to: string) => ({
  'rates/udaipur.json': {
    ...example('rate'),
    seasons: [winter, { id: 'festival', name: 'Festival', from, to }],
    roomPrices: [...roomPrices, ...roomPrices.slice(1).map((price) => ({ ...price, seasonId: 'festival' }))],
  },
});

test('seasons that cross are said, with the one that applies', async () => {
  expect(await diagnosticLines(withSeason('2027-01-05', '2027-01-14'))).toEqual([
    'rates/udaipur.json:105:15 warning rate/season-overlap',
  ]);
  expect(await diagnosticLines(withSeason('2027-01-06', '2027-01-14'))).toEqual([]);
});

test('the order in the file does not matter', async () => {
  expect(await diagnosticLines(withSeason('2026-12-01', '2026-12-20'))).toEqual([
    'rates/udaipur.json:99:15 warning rate/season-overlap',
  ]);
});

test('a season inside another is meant: its price applies', async () => {
  expect(await diagnosticLines(withSeason('2026-12-24', '2026-12-31'))).toEqual([]);
  expect(await diagnosticLines(withSeason('2026-12-20', '2026-12-31'))).toEqual([]);
  expect(await diagnosticLines(withSeason('2026-12-20', '2027-01-14'))).toEqual([]);
});

test('of two seasons for the same nights the second never applies', async () => {
  const { diagnostics } = await checkSmallHotel(withSeason('2026-12-20', '2027-01-05'));
  expect(diagnostics).toMatchObject([
    {
      code: 'rate/season-overlap',
      message:
        'Winter and Festival are for the same nights, so Festival never applies where both have a price.',
    },
  ]);
});

test('seasons of different rooms may share nights', async () => {
  const [room] = roomPrices;
  const changes = {
    'rooms/garden.json': { ...example('room'), id: 'garden' },
    'rates/udaipur.json': {
      ...withSeason('2027-01-02', '2027-01-14')['rates/udaipur.json'],
      roomPrices: [
        ...roomPrices,
        { ...room, roomId: 'garden' },
        { ...room, roomId: 'garden', seasonId: 'festival' },
      ],
    },
  };
  const { diagnostics } = await checkSmallHotel(changes);
  expect(diagnostics.map(({ code }) => code)).not.toContain('rate/season-overlap');
});
