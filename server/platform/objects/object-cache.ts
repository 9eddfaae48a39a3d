import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import { readReleaseFile, sha256 } from './objects.ts';

const DAY_MS = 86_400_000;

export interface OpenedObject {
  size: number;
  content: Buffer | Readable;
}

/**
 * Files of releases, copied from the database into a local folder when they are first used. The folder may be lost,
 * shared or read-only: what it cannot give or take comes from the database.
 */
export interface ObjectCache {
  /** Undefined if the database has no such object. */
  open: (digest: string) => Promise<OpenedObject | undefined>;
  read: (digest: string) => Promise<Buffer | undefined>;
  /** Copies an object into the folder unless it is there. */
  fill: (digest: string) => Promise<void>;
  /** Deletes copies that are not in `named` and were made more than a day ago. */
  sweep: (named: ReadonlySet<string>, now: Date) => Promise<void>;
}

export function createObjectCache(db: Database, cacheDir: string): ObjectCache {
  const folder = join(cacheDir, 'objects');
  const pathOf = (digest: string): string => join(folder, digest);
  /** Copies whose bytes this process has compared with their name: a power cut can leave an empty file. */
  const verified = new Set<string>();
  const fetching = new Map<string, Promise<Buffer | undefined>>();

  const readCopy = async (digest: string): Promise<Buffer | undefined> => {
    const bytes = await readFile(pathOf(digest)).catch(() => undefined);
    if (bytes === undefined || sha256(bytes) !== digest) {
      verified.delete(digest);
      return undefined;
    }
    verified.add(digest);
    return bytes;
  };
  const fetch = async (digest: string): Promise<Buffer | undefined> => {
    const bytes = await readReleaseFile(db, digest);
    if (bytes === undefined) return undefined;
    // Without a copy the next request reads the database again.
    await writeCopy(pathOf(digest), bytes).then(
      () => verified.add(digest),
      () => {},
    );
    return bytes;
  };
  const fetchOnce = (digest: string): Promise<Buffer | undefined> => {
    const started = fetching.get(digest) ?? fetch(digest).finally(() => void fetching.delete(digest));
    fetching.set(digest, started);
    return started;
  };
  const read = async (digest: string): Promise<Buffer | undefined> =>
    (await readCopy(digest)) ?? fetchOnce(digest);

  return {
    read,
    async open(digest) {
      const copy = verified.has(digest) ? await openCopy(pathOf(digest)) : undefined;
      if (copy !== undefined) return copy;
      const bytes = await read(digest);
      return bytes === undefined ? undefined : { size: bytes.length, content: bytes };
    },
    async fill(digest) {
      if (!verified.has(digest)) await read(digest);
    },
    async sweep(named, now) {
      const names = await readdir(folder).catch(() => []);
      const unnamed = names.filter((name) => !named.has(name));
      await Promise.all(
        unnamed.map(async (name) => {
          const found = await stat(pathOf(name)).catch(() => undefined);
          if (found === undefined || now.getTime() - found.mtimeMs < DAY_MS) return;
          verified.delete(name);
          await rm(pathOf(name), { force: true });
        }),
      );
    },
  };
}

async function openCopy(path: string): Promise<OpenedObject | undefined> {
  const handle = await open(path).catch(() => undefined);
  if (handle === undefined) return undefined;
  const { size } = await handle.stat();
  return { size, content: handle.createReadStream() };
}

/** Not synced to the disk: whoever reads a copy for the first time compares it with its digest. */
async function writeCopy(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
