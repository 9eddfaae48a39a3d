import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';

const texts = (search: object) => ({ 'locales/en/common.json': { search } });

test('one form without the other is said once, with the words that stay', async () => {
  const { diagnostics } = await checkSmallHotel(texts({ rooms_other: '{{count}} chambers' }));
  expect(diagnostics).toMatchObject([
    {
      code: 'i18n/plural',
      severity: 'warning',
      message:
        '`search.rooms_other` is replaced without `rooms_one`, which keeps the standard text: «{{count}} room».',
    },
  ]);
});

test('every language may say zero in words of its own', async () => {
  const forms = { rooms_zero: 'No room', rooms_one: 'One room', rooms_other: '{{count}} rooms' };
  expect(await diagnosticLines(texts(forms))).toEqual([]);
});

test('a text without forms may end like one', async () => {
  expect(await diagnosticLines(texts({ submit_one: 'x' }))).toEqual([
    'locales/en/common.json:3:5 error i18n/extra',
  ]);
});
