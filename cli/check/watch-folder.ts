import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isLeftBySystem } from '#schemas/engine';

export interface FolderChange {
  /** Files that were added, removed or written, relative to the folder. */
  files: ReadonlySet<string>;
  /** True where a folder was added, removed or replaced: anything may have changed. */
  isLarge: boolean;
}

/** One save causes several events, which are reported together after this pause. */
const QUIET_MS = 8;

/**
 * Watches a folder and its subfolders until it is closed. It watches folders, not files: many editors save by
 * replacing the file.
 */
export function watchFolder(root: string, tell: (change: FolderChange) => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  let files = new Set<string>();
  let isLarge = false;
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    if (isLarge) watchAll();
    const change = { files, isLarge };
    files = new Set();
    isLarge = false;
    tell(change);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  };
  const heard = (folder: string, event: string, name: string | null): void => {
    if (name !== null && isLeftBySystem(name)) return;
    const path = name === null ? folder : join(folder, name);
    const isFolder =
      name === null || watchers.has(path) || (event === 'rename' && isDirectory(join(root, path)));
    if (isFolder) isLarge = true;
    else files.add(path.replaceAll(sep, '/'));
    later();
  };
  const watchOne = (folder: string): void => {
    if (watchers.has(folder)) return;
    const watcher = watchQuietly(join(root, folder), (event, name) => heard(folder, event, name));
    if (watcher !== undefined) watchers.set(folder, watcher);
  };
  const watchAll = (): void => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
    for (const folder of foldersBelow(root, '')) watchOne(folder);
  };

  watchAll();
  const above = watchQuietly(dirname(resolve(root)), (event, name) => {
    if (event !== 'rename' || name !== basename(resolve(root))) return;
    isLarge = true;
    later();
  });
  return {
    close() {
      clearTimeout(timer);
      above?.close();
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** A folder may disappear before or while it is watched; the watcher of its parent reports that. */
function watchQuietly(
  folder: string,
  hear: (event: string, name: string | null) => void,
): FSWatcher | undefined {
  try {
    const watcher = watch(folder, hear);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

function foldersBelow(root: string, folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  } catch {
    return [];
  }
  return [folder, ...names.flatMap((name) => foldersBelow(root, join(folder, name)))];
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
