import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';

const texts = (viewAll: string) => ({ 'locales/en/common.json': { home: { viewAll } } });

test('a text without marks gets none', async () => {
  const { diagnostics } = await checkSmallHotel(texts('See <b>everything</b>'));
  expect(diagnostics).toMatchObject([
    { code: 'i18n/tag', range: { start: { column: 21 }, end: { column: 24 } } },
  ]);
});

test('a sign is no mark', async () => {
  expect(await diagnosticLines(texts('Rooms < 2 km away & more > less'))).toEqual([]);
});
