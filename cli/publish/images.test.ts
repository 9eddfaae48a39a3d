import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DamagedPictures } from './damaged-pictures.ts';
import { createImageBuilder } from './images.ts';

const hotel = join(import.meta.dirname, '../../e2e/awkward-hotel');
const turned = { file: 'images/turned-by-exif.jpg', alt: 'A house' };
let folder: string;
let cacheFolder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-images-'));
  cacheFolder = join(folder, 'cache');
  mkdirSync(join(folder, 'images'));
  copyFileSync(join(hotel, turned.file), join(folder, turned.file));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('names every file of a picture before any is made', async () => {
  const picture = await createImageBuilder(folder, { cacheFolder }).buildImage(turned);
  expect(picture).toMatchObject({ id: 'turned-by-exif', alt: 'A house', decorative: false });
  expect(picture.avif.small).toBe(picture.urls.small.replace('.jpg', '.avif'));
  expect(existsSync(cacheFolder)).toBe(false);
});

test('makes each file that was named, upright and without what its camera noted', async () => {
  const builder = createImageBuilder(folder, { cacheFolder });
  const { width, height, urls, webp, avif } = await builder.buildImage(turned);
  const files = await builder.files();
  const named = new Set([urls, webp, avif].flatMap((sizes) => Object.values(sizes) as string[]));
  expect(new Set(files.map(({ path }) => path))).toEqual(named);
  const facts = await Promise.all(files.map(async ({ bytes }) => sharp(bytes).metadata()));
  expect(new Set(facts.map(({ format }) => format))).toEqual(new Set(['jpeg', 'webp', 'heif']));
  for (const found of facts) {
    expect(found.width / found.height).toBeCloseTo(width / height, 1);
    expect([found.exif, found.orientation ?? 1]).toEqual([undefined, 1]);
  }
});

test('encodes nothing the second time, and tells how far it is', async () => {
  const publish = async (): Promise<string[]> => {
    const told: string[] = [];
    const builder = createImageBuilder(folder, { cacheFolder });
    await builder.buildImage(turned);
    await builder.files((done, total) => told.push(`${done} of ${total}`));
    return told;
  };
  const written = () =>
    readdirSync(cacheFolder).map((name) => [name, statSync(join(cacheFolder, name)).mtimeMs]);
  expect(await publish()).toEqual(['1 of 1']);
  const before = written();
  await publish();
  expect(written()).toEqual(before);
});

test('pictures that cannot be decoded are named all at once', async () => {
  const whole = readFileSync(join(hotel, 'images/see-through.png'));
  const failure = Uint8Array.from(whole, (byte, at) => (at === whole.length - 200 ? 255 - byte : byte));
  for (const name of ['one.png', 'two.png']) writeFileSync(join(folder, 'images', name), failure);
  const builder = createImageBuilder(folder, { cacheFolder });
  for (const name of ['one.png', 'two.png'])
    await builder.buildImage({ file: `images/${name}`, alt: 'A lamp' });
  const error: unknown = await builder.files().catch((found: unknown) => found);
  expect(error).toBeInstanceOf(DamagedPictures);
  expect([...(error as DamagedPictures).reasons.keys()]).toEqual(['images/one.png', 'images/two.png']);
});

test('a picture that is exchanged meanwhile is never published under the name of the other', async () => {
  const builder = createImageBuilder(folder, { cacheFolder });
  const { urls } = await builder.buildImage(turned);
  copyFileSync(join(hotel, 'images/grey.jpg'), join(folder, turned.file));
  await expect(builder.file(urls.thumb)).rejects.toThrow(
    'images/turned-by-exif.jpg was changed while it was read',
  );
  expect(existsSync(cacheFolder)).toBe(false);
});

test('a picture that was not there for a moment is found by whoever looks again', async () => {
  const builder = createImageBuilder(folder, { cacheFolder });
  rmSync(join(folder, turned.file));
  await expect(builder.buildImage(turned)).rejects.toThrow('ENOENT');
  copyFileSync(join(hotel, turned.file), join(folder, turned.file));
  expect(await builder.buildImage(turned)).toMatchObject({ id: 'turned-by-exif' });
});
