import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const { entries } = example('seo');

test('a location needs a title of its own too', async () => {
  const own = entries
    .filter(({ page }) => page === 'BOOK')
    .map((entry) => ({ ...entry, locationId: 'udaipur' }));
  const { diagnostics } = await checkSmallHotel({ 'seo.json': { entries: [...entries, ...own] } });
  expect(diagnostics).toMatchObject([
    {
      code: 'seo/duplicate-title',
      message: 'BOOK udaipur has the same title as BOOK; guests could not tell them apart in search results.',
    },
  ]);
});

test('the same entry twice is said as that only', async () => {
  const { diagnostics } = await checkSmallHotel({
    'seo.json': { entries: [...entries, ...entries.slice(0, 1)] },
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['seo/duplicate-page']);
});
