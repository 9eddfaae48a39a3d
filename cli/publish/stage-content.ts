import { cp, lstat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { isHidden, isLeftBySystem } from '#schemas/engine';

/**
 * Copies a content folder without files of the operating system.
 * @returns false where it contains a pipe, a socket or a device, which cannot be copied; the check reports them.
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
