/** Which files one picture is published as, what each is called, and how it is made. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageUrls } from '#schemas/published';
import { MOST_PIXELS } from '#schemas/engine';
import type { SiteFile } from './objects.ts';

/** Widest side of each size in pixels; a smaller source is never enlarged. */
const WIDTHS = { thumb: 160, small: 480, medium: 960, large: 1440 } as const;

/** Part of every name in the cache: a change of encoder settings is a new name. */
const RECIPE = 'v2';

const ENCODERS = {
  jpg: {
    type: 'image/jpeg',
    encode: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
  },
  webp: { type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 76 }) },
  // As true to the original as the JPEG, in two thirds of its bytes. More effort costs twice the time for one percent.
  avif: {
    type: 'image/avif',
    encode: (image: Sharp) => image.avif({ quality: 54, effort: 1, chromaSubsampling: '4:2:0' }),
  },
} as const;
type Format = keyof typeof ENCODERS;
const FORMATS = ['jpg', 'webp', 'avif'] as const satisfies readonly Format[];

/** A picture as far as its names go: known without decoding it. */
export interface Picture {
  /** Of the bytes of the source. */
  digest: string;
  width: number;
  height: number;
}

/** Reads size and digest; `width` and `height` are as it is seen, after turning it. */
export async function readPictureSize(source: Buffer, digest: string): Promise<Picture> {
  const { width, height, orientation } = await decoding(() => open(source).metadata());
  const isTurned = (orientation ?? 1) >= 5;
  return isTurned ? { digest, width: height, height: width } : { digest, width, height };
}

/** The addresses of a picture's four sizes in one format. */
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

/** One file to be made. */
interface Wanted {
  address: string;
  width: number;
  format: Format;
}

/** Every file of a picture once: a small source has one file behind several sizes. */
function filesOf(picture: Picture): Wanted[] {
  const widths = new Set(
    (['thumb', 'small', 'medium', 'large'] as const).map((size) => widthOf(size, picture)),
  );
  return [...widths].flatMap((width) =>
    FORMATS.map((format) => ({ address: addressOf(picture, width, format), width, format })),
  );
}

interface MakeFiles {
  /** Reads the picture; called only where a file is not in the cache. */
  read: () => Promise<Buffer>;
  cacheFolder: string;
  /** Only the file at this address. */
  address?: string;
}

/** Makes the files of a picture; one that was made before is taken from the cache. */
export async function makePictureFiles(
  picture: Picture,
  { read, cacheFolder, address }: MakeFiles,
): Promise<SiteFile[]> {
  const source = once(read);
  const shrunk = new Map<number, () => Promise<Sharp>>();
  const wanted = filesOf(picture).filter((file) => address === undefined || file.address === address);
  return Promise.all(
    wanted.map(async ({ address: path, width, format }) => {
      const pixels = shrunk.get(width) ?? once(async () => shrink(await source(), width));
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

/** What the encoder says of bytes that it cannot make a picture of. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** The encoder's refusals, told from faults of a disk and of ours. */
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

/** The picture at one width, decoded once for all its formats. */
async function shrink(source: Buffer, width: number): Promise<Sharp> {
  // Rotated by its own orientation mark; every other mark (place, camera, owner) is left behind.
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
  const kept = await readFile(path).catch(() => undefined);
  // A disk that lost its power keeps names without bytes.
  if (kept !== undefined && kept.length > 0) return kept;
  const bytes = await make();
  const partial = `${path}.${process.pid}.partial`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(partial, bytes);
  await rename(partial, path);
  return bytes;
}

function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => (result ??= work());
}
