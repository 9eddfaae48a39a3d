import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const hosted = async (theme: object) =>
  (await checkSmallHotel({ 'theme.json': { ...example('theme'), ...theme } })).diagnostics;

test('says once what a font of the public host means for guests, whatever else is right', async () => {
  const diagnostics = await hosted({ fontSource: 'host' });
  expect(diagnostics).toMatchObject([{ code: 'theme/font-host', severity: 'info', pointer: '/fontFamily' }]);
  expect(diagnostics[0]?.message).toBe(
    "Every guest loads Lora and Figtree from the public font host, which learns the guest's address, browser and the site that is read, before any consent.",
  );
  expect(diagnostics[0]?.help).toBe('write "fontSource": "self"; Verandah includes the font');
});

test('a theme without a source takes its font from the host', async () => {
  const { fontSource: _source, ...theme } = example('theme');
  const { diagnostics } = await checkSmallHotel({ 'theme.json': theme });
  expect(diagnostics.map(({ code }) => code)).toEqual(['theme/font-host']);
});

test('says nothing of fonts that are published with the site', async () => {
  expect(await hosted({ fontSource: 'self' })).toEqual([]);
});
