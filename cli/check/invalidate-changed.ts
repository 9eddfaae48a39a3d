import { type CheckCache, invalidateFile } from '#schemas/engine';
import type { LiveFileSystem } from '#schemas/engine/disk';
import type { FolderChange } from './watch-folder.ts';

/** Removes changed files from the cache. */
export function invalidateChanged(
  { cache, fs }: { cache: CheckCache; fs: LiveFileSystem },
  { files, isLarge }: FolderChange,
): void {
  if (isLarge) {
    fs.forget();
    cache.files.clear();
    cache.pictures.clear();
    return;
  }
  for (const path of files) invalidateFile(cache, path);
  fs.refresh(files);
}
