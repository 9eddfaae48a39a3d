import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { keepResult } from '#domain/keep-result';
import type { ImageUrls } from '#schemas/published';
import { MOST_PIXELS } from '#schemas/engine';
import type { SiteFile } from './objects.ts';

/** The longest side in pixels; smaller sources are not enlarged. */
const WIDTHS = { thumb: 160, small: 480, medium: 960, large: 1440 } as const;

/** Part of every cache key: change it together with the encoder settings. */
const RECIPE = 'v4';

const ENCODERS = {
  jpg: {
    type: 'image/jpeg',
    // For mails, link previews and the few browsers without AVIF and WebP. The search of `mozjpeg` for the cheapest
    // coefficients takes six times as long for two percent; its quantization table 3 saves a tenth at no cost.
    encode: (image: Sharp) =>
      image.flatten({ background: '#ffffff' }).jpeg({ quality: 75, quantisationTable: 3 }),
  },
  // A higher effort takes twice the time for four percent, for the few browsers without AVIF.
  webp: { type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 76, effort: 2 }) },
  // The quality of the JPEG at two thirds of its size. A higher effort takes twice the time for one percent.
  avif: {
    type: 'image/avif',
    encode: (image: Sharp) => image.avif({ quality: 54, effort: 1, chromaSubsampling: '4:2:0' }),
  },
} as const;
type Format = keyof typeof ENCODERS;
const FORMATS = ['jpg', 'webp', 'avif'] as const satisfies readonly Format[];

/** What the published names of a picture depend on; known without decoding it. */
export interface Picture {
  /** Digest of the source. */
  digest: string;
  width: number;
  height: number;
}

/** Reads the size after the EXIF orientation is applied, and the digest. */
export async function readPictureSize(source: Buffer, digest: string): Promise<Picture> {
  const { width, height, orientation } = await decoding(() => open(source).metadata());
  const isTurned = (orientation ?? 1) >= 5;
  return isTurned ? { digest, width: height, height: width } : { digest, width, height };
}

export function addressesIn(format: Format, picture: Picture): ImageUrls {
  const at = (size: keyof typeof WIDTHS): string => addressOf(picture, widthOf(size, picture), format);
  return { thumb: at('thumb'), small: at('small'), medium: at('medium'), large: at('large') };
}

function widthOf(size: keyof typeof WIDTHS, { width }: Picture): number {
  return Math.min(WIDTHS[size], width);
}

function addressOf({ digest }: Picture, width: number, format: Format): string {
  return `/images/${digest}-${width}.${format}`;
}

interface Wanted {
  address: string;
  width: number;
  format: Format;
}

/** A small source has one file for several sizes. */
function filesOf(picture: Picture): Wanted[] {
  const widths = new Set(
    (['thumb', 'small', 'medium', 'large'] as const).map((size) => widthOf(size, picture)),
  );
  return [...widths].flatMap((width) =>
    FORMATS.map((format) => ({ address: addressOf(picture, width, format), width, format })),
  );
}

interface MakeFiles {
  /** Called only where a file is not cached. */
  read: () => Promise<Buffer>;
  cacheFolder: string;
  address?: string;
}

/** Encodes the files of a picture, or takes them from the cache. */
export async function makePictureFiles(
  picture: Picture,
  { read, cacheFolder, address }: MakeFiles,
): Promise<SiteFile[]> {
  const source = keepResult(read);
  const shrunk = new Map<number, () => Promise<Sharp>>();
  const wanted = filesOf(picture).filter((file) => address === undefined || file.address === address);
  return Promise.all(
    wanted.map(async ({ address: path, width, format }) => {
      const pixels = shrunk.get(width) ?? keepResult(async () => shrink(await source(), width));
      shrunk.set(width, pixels);
      const { type, encode } = ENCODERS[format];
      const name = join(cacheFolder, `${RECIPE}-${picture.digest}-${width}.${format}`);
      const bytes = await cached(name, async () => {
        const image = (await pixels()).clone();
        return decoding(() => encode(image).toBuffer());
      });
      return { path, type, bytes };
    }),
  );
}

export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** Tells errors of the decoder from errors of the disk and of our code. */
async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error ? new PictureError(error.message, { cause: error }) : error;
  }
}

function open(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: MOST_PIXELS });
}

/** Decodes and resizes once for all formats. */
async function shrink(source: Buffer, width: number): Promise<Sharp> {
  // Applies the EXIF orientation and drops all other metadata (place, camera, owner).
  const { data, info } = await decoding(() =>
    open(source)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = readKept(path);
  if (kept !== undefined) return kept;
  const bytes = await make();
  const partial = `${path}.${process.pid}.partial`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(partial, bytes);
  await rename(partial, path);
  return bytes;
}

/** Synchronously: of hundreds of small files each takes a fourth of the time. */
function readKept(path: string): Buffer | undefined {
  try {
    const kept = readFileSync(path);
    // After a power cut a file may exist without its bytes.
    return kept.length > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}
