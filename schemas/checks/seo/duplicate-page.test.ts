import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

test('shows both entries of a page', async () => {
  const { entries } = example('seo');
  const { diagnostics } = await checkSmallHotel({
    'seo.json': { entries: [...entries, ...entries.slice(0, 1)] },
  });
  expect(diagnostics).toMatchObject([
    { code: 'seo/duplicate-page', pointer: '/entries/7/page', related: [{ message: 'the first' }] },
  ]);
});

test('a location may have texts of its own', async () => {
  const { entries } = example('seo');
  const own = entries
    .filter(({ page }) => page === 'BOOK')
    .map((entry) => ({ ...entry, title: `${entry.title}, Udaipur`, locationId: 'udaipur' }));
  expect(await diagnosticLines({ 'seo.json': { entries: [...entries, ...own] } })).toEqual([]);
});
