/**
 * Resizes a content image into the four sizes of the specification, once per source: the results are kept in a cache
 * under a name made from the source's digest, so that an unchanged picture is never encoded twice.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageRef, PublishedImage } from '#schemas/types';
import type { SiteFile } from './objects.ts';

/** Widest side of each size in pixels; a smaller source is never enlarged. */
const WIDTHS = { thumb: 160, small: 480, medium: 960, large: 1440 } as const;
type Size = keyof typeof WIDTHS;
const SIZES = Object.keys(WIDTHS) as Size[];

/** Part of every cached name: a change of encoder settings is a new name. */
const RECIPE = 'v1';

const ENCODERS = {
  jpg: {
    type: 'image/jpeg',
    encode: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
  },
  webp: { type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 76 }) },
} as const;
type Format = keyof typeof ENCODERS;

interface FrozenImage {
  width: number;
  height: number;
  urls: Record<Size, string>;
  webp: Record<Size, string>;
  files: SiteFile[];
}

async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    const bytes = await make();
    const partial = `${path}.${process.pid}.partial`;
    await writeFile(partial, bytes);
    await rename(partial, path);
    return bytes;
  }
}

async function freezeImage(source: Buffer, cacheFolder: string): Promise<FrozenImage> {
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 20);
  const { width: storedWidth, height: storedHeight, orientation } = await sharp(source).metadata();
  const turned = (orientation ?? 1) >= 5;
  const width = turned ? storedHeight : storedWidth;
  const height = turned ? storedWidth : storedHeight;
  const files = new Map<string, SiteFile>();

  const urlsIn = async (format: Format): Promise<Record<Size, string>> => {
    const urls = { thumb: '', small: '', medium: '', large: '' };
    for (const size of SIZES) {
      const target = Math.min(WIDTHS[size], width);
      const path = `/images/${digest}-${target}.${format}`;
      urls[size] = path;
      if (files.has(path)) continue;
      const bytes = await cached(join(cacheFolder, `${RECIPE}-${digest}-${target}.${format}`), () =>
        // Rotated by its own orientation mark; every other mark (place, camera, owner) is left behind.
        ENCODERS[format]
          .encode(sharp(source).rotate().resize({ width: target, withoutEnlargement: true }))
          .toBuffer(),
      );
      files.set(path, { path, type: ENCODERS[format].type, bytes });
    }
    return urls;
  };

  const urls = await urlsIn('jpg');
  const webp = await urlsIn('webp');
  return { width, height, urls, webp, files: [...files.values()] };
}

/** The published pictures of one content folder: asks for each file once and keeps what it made. */
export interface ImageFreezer {
  freeze: (reference: ImageRef) => Promise<PublishedImage>;
  files: () => SiteFile[];
}

interface FreezerOptions {
  cacheFolder: string;
  /** Told after each picture: how many are ready, of how many asked for so far. */
  onPicture?: ((done: number, total: number) => void) | undefined;
}

/** @param contentRoot folder that `images/…` is relative to. */
export async function createImageFreezer(
  contentRoot: string,
  { cacheFolder, onPicture }: FreezerOptions,
): Promise<ImageFreezer> {
  await mkdir(cacheFolder, { recursive: true });
  const frozen = new Map<string, Promise<FrozenImage>>();
  const done: FrozenImage[] = [];

  const once = (file: string): Promise<FrozenImage> => {
    const known = frozen.get(file);
    if (known !== undefined) return known;
    const made = readFile(join(contentRoot, file)).then(async (source) => {
      const image = await freezeImage(source, cacheFolder);
      done.push(image);
      onPicture?.(done.length, frozen.size);
      return image;
    });
    frozen.set(file, made);
    return made;
  };

  return {
    async freeze({ file, alt, decorative }) {
      const { width, height, urls, webp } = await once(file);
      return { id: imageId(file), alt, decorative: decorative === true, width, height, urls, webp };
    },
    files: () => [...new Map(done.flatMap((image) => image.files).map((file) => [file.path, file])).values()],
  };
}

function imageId(file: string): string {
  return file
    .replace(/^images\//, '')
    .replace(/\.[a-z0-9]+$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
