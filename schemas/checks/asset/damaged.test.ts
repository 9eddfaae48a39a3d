import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';
import { jpeg } from '../../engine/test-pictures.ts';

const photo = readFileSync(`${import.meta.dirname}/../../../content/images/pool.jpg`);

test('a picture that is cut off is said, once for all its uses', async () => {
  const half = photo.subarray(0, photo.length / 2);
  const { diagnostics } = await checkSmallHotel({ 'images/courtyard.jpg': half });
  expect(diagnostics).toMatchObject([
    {
      code: 'asset/damaged',
      severity: 'error',
      message: 'images/courtyard.jpg holds a damaged JPEG: the file ends before the picture does.',
      related: [{}, {}, {}, {}, {}],
    },
  ]);
});

test('a photo is whole with what phones write behind its end', async () => {
  const withFilm = Buffer.concat([photo, Buffer.from('\0\0\0\x18ftypmp42 and a film of three seconds')]);
  expect(await diagnosticLines({ 'images/logo.png': withFilm })).toEqual([
    'hotel.json:31:15 warning logo/opaque',
  ]);
});

test('a part that was overwritten is seen without decoding it', async () => {
  const garbled = Uint8Array.from(photo);
  garbled.set(
    Array.from({ length: 2000 }, (_, at) => (at * 37) % 256),
    photo.length / 2,
  );
  const { diagnostics } = await checkSmallHotel({ 'images/logo.png': garbled });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'images/logo.png holds a damaged JPEG: a part of it was overwritten or lost.',
  ]);
});

test('what a camera wrote in front is no reason to take a picture for damaged', async () => {
  expect(await diagnosticLines({ 'images/courtyard.jpg': jpeg({ orientation: 1 }) })).toEqual([]);
});
