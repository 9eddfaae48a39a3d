import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountContext } from './context.ts';

const NAME = /^[a-z0-9]{26}$/;

/** Profile pictures, stored outside the served files. The server chooses every name. */
export interface PictureFiles {
  /** Writes a picture atomically and returns its name. */
  write: (bytes: Buffer) => Promise<string>;
  read: (name: string) => Promise<Buffer | undefined>;
  remove: (name: string) => Promise<void>;
  /** Deletes files older than `before` that are not in `named`, drafts included. */
  sweep: (named: ReadonlySet<string>, before: Date) => Promise<void>;
}

export function pictureFiles({ config, newId }: Pick<AccountContext, 'config' | 'newId'>): PictureFiles {
  const folder = join(config.dataDir, 'pictures');
  const pathOf = (name: string): string => join(folder, `${name}.webp`);
  return {
    async write(bytes) {
      const name = newId();
      const draft = join(folder, `${name}.draft`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, bytes, { flag: 'wx', mode: 0o600, flush: true });
      await rename(draft, pathOf(name));
      return name;
    },
    async read(name) {
      if (!NAME.test(name)) return undefined;
      return readFile(pathOf(name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async sweep(named, before) {
      const files = await readdir(folder).catch(() => []);
      const unnamed = files.filter((file) => !named.has(file.replace(/\.webp$/, '')));
      await Promise.all(
        unnamed.map(async (file) => {
          const path = join(folder, file);
          if ((await stat(path)).mtime < before) await rm(path, { force: true });
        }),
      );
    },
  };
}
