import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';
import { jpeg } from '../../engine/test-pictures.ts';

const logo = (size: object) => ({
  'hotel.json': {
    ...example('hotel'),
    header: { ...example('hotel').header, logo: { file: 'images/logo.png', alt: 'The Kesar', ...size } },
  },
});

test('offers what the file has', async () => {
  const { diagnostics } = await checkSmallHotel(logo({ width: 1600, height: 1200 }));
  expect(diagnostics).toMatchObject([
    {
      code: 'asset/dimensions',
      pointer: '/header/logo/height',
      message: '1600 × 1200 is written here, but images/logo.png has 1600 × 900 pixels.',
      fix: { title: 'Write 1600 × 900', edits: [{ text: '900' }] },
    },
  ]);
});

test('holds one side where only one is written', async () => {
  expect(await diagnosticLines(logo({ width: 1600 }))).toEqual([]);
  expect(await diagnosticLines(logo({ width: 1601 }))).toEqual(['hotel.json:33:16 warning asset/dimensions']);
});

test('measures a photo as it is shown, not as the camera lay', async () => {
  const turned = jpeg({ width: 900, height: 1600, orientation: 6 });
  expect(await diagnosticLines({ ...logo({ width: 1600, height: 900 }), 'images/logo.png': turned })).toEqual(
    ['hotel.json:31:15 warning logo/opaque'],
  );
});
