import { expect, test } from 'vitest';
import { diagnosticLines, example } from '../../engine/small-hotel.ts';

const words = {
  title: 'The Lake Suite above the water in Udaipur',
  description: 'A corner suite with a window seat above the water, in the old city of Udaipur.',
  keywords: [],
};
const withEntry = (entry: object) => ({
  'seo.json': { entries: [{ ...words, ...entry }, ...example('seo').entries] },
});

test.each([
  [{ page: 'LOCATION' }],
  [{ page: 'ROOM' }],
  [{ page: 'ROOM', locationId: 'udaipur' }],
  [{ page: 'LOCATION', locationId: 'udaipur', roomId: 'lake-suite' }],
  [{ page: 'ROOM', locationId: 'udaipur', roomId: 'lake-suite' }],
  [{ page: 'ABOUT', roomId: 'lake-suite' }],
])('refuses %o', async (entry) => {
  const lines = await diagnosticLines(withEntry(entry));
  expect(lines.filter((line) => line.endsWith('error seo/place'))).toHaveLength(1);
});

test.each([[{ page: 'LOCATION', locationId: 'udaipur' }], [{ page: 'ROOM', roomId: 'lake-suite' }]])(
  'accepts %o',
  async (entry) => {
    expect(await diagnosticLines(withEntry(entry))).toEqual([]);
  },
);

test('a room that is not there is not found', async () => {
  const lines = await diagnosticLines(withEntry({ page: 'ROOM', roomId: 'moon-suite' }));
  expect(lines).toEqual([expect.stringMatching(/error ref\/not-found$/)]);
});
