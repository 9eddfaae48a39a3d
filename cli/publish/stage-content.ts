import { cp, lstat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { isHidden, isLeftBySystem } from '#schemas/engine';

/**
 * Copies a content folder to where it is checked and published. What the operating system left there stays behind.
 * False where a pipe, a socket or a device lies in it: the check names them, and nothing can be copied of them.
 */
export async function stageContent(contentRoot: string, staged: string): Promise<boolean> {
  let isWhole = true;
  await cp(contentRoot, staged, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (source) => {
      const path = relative(contentRoot, source).replaceAll(sep, '/');
      if (isLeftBySystem(path)) return false;
      const found = await lstat(source);
      if (found.isFile() || found.isDirectory() || found.isSymbolicLink()) return true;
      isWhole &&= isHidden(path);
      return false;
    },
  });
  return isWhole;
}
