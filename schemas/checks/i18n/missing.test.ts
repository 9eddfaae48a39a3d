import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';

const texts = (value: object) => ({ 'locales/en/common.json': value });

test('what is left out keeps its words', async () => {
  expect(await diagnosticLines(texts({}))).toEqual([]);
});

test('an empty text says which words guests read instead', async () => {
  const { diagnostics } = await checkSmallHotel(texts({ nav: { home: '' } }));
  expect(diagnostics).toMatchObject([
    {
      code: 'i18n/missing',
      severity: 'warning',
      message: '`nav.home` is empty, so guests read «Home».',
    },
  ]);
});
