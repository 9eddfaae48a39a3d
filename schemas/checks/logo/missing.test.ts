import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const pointers = async (header: object) =>
  (await checkSmallHotel({ 'hotel.json': { ...example('hotel'), header } })).diagnostics
    .filter(({ code }) => code === 'logo/missing')
    .map(({ pointer }) => pointer);

const logo = { file: 'images/logo.png', alt: 'The Kesar' };
const logoOnDark = { file: 'images/logo-light.png', alt: 'The Kesar' };

test('a logo for dark grounds and a hidden name need a logo', async () => {
  expect(await pointers({ logoOnDark, showName: false })).toEqual(['/header/logoOnDark', '/header/showName']);
});

test('with a logo they have an effect, and a name that is shown needs none', async () => {
  expect(await pointers({ logo, logoOnDark, showName: false })).toEqual([]);
  expect(await pointers({ showName: true })).toEqual([]);
});
