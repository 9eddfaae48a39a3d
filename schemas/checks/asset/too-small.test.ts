import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';
import { jpeg } from '../../engine/test-pictures.ts';

test('says which place a picture is too small for, once for each place', async () => {
  const { diagnostics } = await checkSmallHotel({ 'images/lake.jpg': jpeg({ width: 1199 }) });
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'pages/about.json: The background picture is shown 1200 pixels wide; this picture has 1199 × 900, so it would be blurred.',
  ]);
  expect(diagnostics[0]?.related).toHaveLength(2);
});

test('the width that a place needs is enough', async () => {
  expect(await diagnosticLines({ 'images/lake.jpg': jpeg({ width: 1200, height: 40 }) })).toEqual([]);
});
