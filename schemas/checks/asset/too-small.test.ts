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

test('a picture that is wide and low is enlarged by its crop', async () => {
  const { diagnostics } = await checkSmallHotel({ 'images/lake.jpg': jpeg({ width: 1600, height: 300 }) });
  expect(diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`)).toEqual([
    'asset/too-small pages/about.json: The background picture is cut to 21:9 or less and shown 1200 pixels wide; of 1600 × 300 only 700 × 300 are left, so it would be blurred.',
  ]);
});

test('the width that a place needs is enough', async () => {
  expect(await diagnosticLines({ 'images/lake.jpg': jpeg({ width: 1200, height: 520 }) })).toEqual([]);
});
