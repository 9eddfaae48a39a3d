/**
 * The pictures of a content folder. Their published names depend only on bytes and size, so pages can be built,
 * compared and previewed before any picture is encoded.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { keptIn } from '#domain/keep-result';
import type { PublishedImage } from '#schemas/published';
import type { ImageRef } from '#schemas/types';
import type { Config } from '#server/config';
import type { SiteFile } from './objects.ts';
import { DamagedPictures } from './damaged-pictures.ts';
import {
  addressesIn,
  readPictureSize,
  makePictureFiles,
  type Picture,
  PictureError,
} from './picture-files.ts';

export interface ImageBuilder {
  buildImage: (reference: ImageRef) => Promise<PublishedImage>;
  /** Encodes every file that the pages use, or throws `DamagedPictures`. `onPicture` receives the progress. */
  files: (onPicture?: (done: number, total: number) => void) => Promise<SiteFile[]>;
  /** Encodes the file of one address; undefined where no page uses it. */
  file: (address: string) => Promise<SiteFile | undefined>;
}

/** Picture sizes by file, time and size, so that unchanged files are not read again. */
export type PictureCache = Map<string, Promise<Picture>>;

interface ImageBuilderOptions {
  /** Encoded files are cached here between publishings. */
  cacheFolder: string;
  cache?: PictureCache;
}

export const imageCacheOf = ({ cacheDir }: Pick<Config, 'cacheDir'>): string => join(cacheDir, 'images');

/** @param contentRoot the folder that `images/…` is relative to. */
export function createImageBuilder(
  contentRoot: string,
  { cacheFolder, cache = new Map() }: ImageBuilderOptions,
): ImageBuilder {
  /** By file, in the order of first use. */
  const asked = new Map<string, Promise<Picture>>();

  const look = async (file: string): Promise<Picture> => {
    const path = join(contentRoot, file);
    const { mtimeMs, size } = await stat(path);
    const key = `${file}\n${mtimeMs}\n${size}`;
    const known = keptIn(cache, key, async () => {
      const source = await readFile(path);
      return readPictureSize(source, digestOf(source));
    });
    return known.catch((error: unknown) => {
      throw error instanceof PictureError ? new DamagedPictures(new Map([[file, error.message]])) : error;
    });
  };
  const pictureAt = async (file: string): Promise<Picture> => keptIn(asked, file, () => look(file));
  const make = async (file: string, address?: string): Promise<SiteFile[]> => {
    const picture = await pictureAt(file);
    const read = async (): Promise<Buffer> => {
      const source = await readFile(join(contentRoot, file));
      // The cache would otherwise hold the new picture under the name of the old one.
      if (digestOf(source) !== picture.digest) throw new Error(`${file} was changed while it was read.`);
      return source;
    };
    return makePictureFiles(picture, { cacheFolder, read, ...(address === undefined ? {} : { address }) });
  };

  return {
    async buildImage({ file, alt, caption, decorative }) {
      const picture = await pictureAt(file);
      return {
        id: imageId(file),
        alt,
        decorative: decorative === true,
        ...(caption === undefined ? {} : { caption }),
        width: picture.width,
        height: picture.height,
        urls: addressesIn('jpg', picture),
        webp: addressesIn('webp', picture),
        avif: addressesIn('avif', picture),
      };
    },
    async files(onPicture) {
      const made = new Map<string, SiteFile>();
      const damaged = new Map<string, string>();
      const waiting = [...asked.keys()];
      let done = 0;
      const work = async (): Promise<void> => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
          try {
            // oxlint-disable-next-line no-await-in-loop -- one picture after the other: all at once would fill the memory
            for (const each of await make(file)) made.set(each.path, each);
          } catch (error) {
            if (!(error instanceof PictureError)) throw error;
            // Collected, so that one run reports all of them.
            damaged.set(file, error.message);
          }
          onPicture?.((done += 1), asked.size);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      if (damaged.size > 0) throw new DamagedPictures(damaged);
      return [...made.values()];
    },
    async file(address) {
      for (const [file, picture] of asked) {
        // oxlint-disable-next-line no-await-in-loop -- all but the last have their answer already
        const { digest } = await picture;
        if (address.startsWith(`/images/${digest}-`)) return (await make(file, address))[0];
      }
      return undefined;
    },
  };
}

function digestOf(source: Buffer): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 20);
}

function imageId(file: string): string {
  return file
    .replace(/^images\//, '')
    .replace(/\.[a-z0-9]+$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
