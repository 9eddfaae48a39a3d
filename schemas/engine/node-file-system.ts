import { open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ContentEntry, ContentFileSystem } from './file-system.ts';

/** The content folder on this machine's disk. */
export const nodeFileSystem: ContentFileSystem = {
  async list(root) {
    const real = await realpath(root).catch(() => undefined);
    if (real === undefined || !(await stat(real)).isDirectory()) return undefined;
    const found = await readdir(real, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => !entry.isDirectory());
    return Promise.all(
      files.map((entry) => describe(real, join(entry.parentPath, entry.name), entry.isSymbolicLink())),
    );
  },
  read: (root, path) => readFile(join(root, path)),
  async readStart(root, path, bytes) {
    const file = await open(join(root, path));
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  },
};

async function describe(root: string, file: string, isLink: boolean): Promise<ContentEntry> {
  const path = relative(root, file).replaceAll(sep, '/');
  const target = isLink ? await realpath(file).catch(() => undefined) : file;
  const leavesFolder = target === undefined || !target.startsWith(root + sep);
  const bytes = target === undefined || leavesFolder ? 0 : (await stat(target)).size;
  return { path, bytes, leavesFolder };
}
