import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';

const texts = (value: object) => ({ 'locales/en/common.json': value });

test('looks for the text that was meant among those beside it', async () => {
  const { diagnostics } = await checkSmallHotel(texts({ search: { chooseLocatoin: 'Choose a house' } }));
  expect(diagnostics).toMatchObject([
    {
      code: 'i18n/extra',
      message: 'There is no interface text `search.chooseLocatoin`: did you mean `chooseLocation`?',
      fix: { safe: true, edits: [{ text: '"chooseLocation"' }] },
    },
  ]);
});

test('a whole group that nobody reads is one problem', async () => {
  expect(await diagnosticLines(texts({ spa: { title: 'Spa', more: 'More' } }))).toEqual([
    'locales/en/common.json:2:3 error i18n/extra',
  ]);
});

test('keys of every object are no texts', async () => {
  expect(await diagnosticLines(texts({ constructor: { name: 'x' } }))).toEqual([
    'locales/en/common.json:2:3 error i18n/extra',
  ]);
});

test('the address of the rules is no text', async () => {
  expect(
    await diagnosticLines(texts({ $schema: 'https://verandah.example/schemas/v2/translation.json' })),
  ).toEqual([]);
});
