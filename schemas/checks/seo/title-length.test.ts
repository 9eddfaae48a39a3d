import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

const withTitle = (title: string) => ({
  'seo.json': {
    entries: example('seo').entries.map((entry, at) => (at === 0 ? { ...entry, title } : entry)),
  },
});

test('shows where a search result would cut', async () => {
  const { diagnostics } = await checkSmallHotel(withTitle(`${'a'.repeat(59)}bcdefghijklmn`));
  expect(diagnostics).toMatchObject([
    {
      code: 'seo/title-length',
      severity: 'warning',
      message: `The title has 72 characters; search results cut near 60: «${'a'.repeat(59)}b…»`,
    },
  ]);
});

test.each([
  ['15 characters', 'The Kesar, Home', 0],
  ['14 characters', 'The Kesar Home', 1],
  ['60 characters', 'a'.repeat(60), 0],
  ['60 emoji, each one character', '🏡'.repeat(60), 0],
  ['61 characters', 'a'.repeat(61), 1],
])('%s', async (_name, title, diagnostics) => {
  expect(await diagnosticLines(withTitle(title))).toHaveLength(diagnostics);
});
