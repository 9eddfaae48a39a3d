import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const codes = async (files: Record<string, string>) =>
  (await checkSmallHotel({ 'fonts/lora-variable.woff2': 'wOF2', ...files })).diagnostics.map(
    ({ code }) => code,
  );

test('asks for a note on the licence', async () => {
  expect(await codes({})).toEqual(['font/licence']);
});

test.each(['fonts/licence.txt', 'fonts/OFL.txt', 'fonts/EULA.pdf', 'fonts/README.md'])(
  '%s is such a note',
  async (path) => {
    expect(await codes({ [path]: 'Bought for the website.' })).toEqual([]);
  },
);

test('asks for none where there is no font', async () => {
  const { diagnostics } = await checkSmallHotel({ 'fonts/licence.txt': 'For later.' });
  expect(diagnostics).toEqual([]);
  expect(example('theme').fontSource).toBe('self');
});
