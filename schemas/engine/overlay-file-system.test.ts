import { expect, test } from 'vitest';
import { memoryFileSystem } from './memory-file-system.ts';
import { overlayFileSystem } from './overlay-file-system.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const below = memoryFileSystem(
  new Map([
    ['hotel.json', bytes('saved')],
    ['theme.json', bytes('theme')],
  ]),
);

test('a changed file is read as it was changed, every other one as it is', async () => {
  const fs = overlayFileSystem(below, new Map([['hotel.json', bytes('not saved yet')]]));
  expect(await fs.read('', 'hotel.json')).toEqual(bytes('not saved yet'));
  expect(await fs.readStart('', 'hotel.json', 3)).toEqual(bytes('not'));
  expect(await fs.read('', 'theme.json')).toEqual(bytes('theme'));
  expect((await fs.list(''))?.map(({ path, bytes: count }) => [path, count])).toEqual([
    ['hotel.json', 13],
    ['theme.json', 5],
  ]);
});

test('a file that is not there yet is listed', async () => {
  const fs = overlayFileSystem(below, new Map([['seo.json', bytes('{}')]]));
  expect((await fs.list(''))?.map(({ path }) => path)).toEqual(['hotel.json', 'theme.json', 'seo.json']);
});

test('a folder that does not exist stays absent until something is written in it', async () => {
  const nowhere = { ...below, list: () => Promise.resolve(undefined) };
  expect(await overlayFileSystem(nowhere, new Map()).list('')).toBeUndefined();
  expect(await overlayFileSystem(nowhere, new Map([['a.json', bytes('')]])).list('')).toHaveLength(1);
});
