import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

test('names the page that has no texts', async () => {
  const { diagnostics } = await checkSmallHotel({
    'seo.json': { entries: example('seo').entries.filter(({ page }) => page !== 'BOOK') },
  });
  expect(diagnostics).toMatchObject([
    { code: 'seo/missing-page', note: 'an entry for BOOK is missing before this' },
  ]);
});

test('texts of one location do not stand for the whole hotel', async () => {
  const entries = example('seo').entries.map((entry) =>
    entry.page === 'BOOK' ? { ...entry, locationId: 'udaipur' } : entry,
  );
  expect(await diagnosticLines({ 'seo.json': { entries } })).toEqual([
    'seo.json:67:3 error seo/missing-page',
  ]);
});
