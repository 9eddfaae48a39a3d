import { type CheckMemory, forgetFile } from '#schemas/engine';
import type { LiveFileSystem } from '#schemas/engine/disk';
import type { FolderChange } from './watch-folder.ts';

/** After a change in the folder: what was learnt of the changed files is looked at anew, and nothing else. */
export function forgetChanged(
  { memory, fs }: { memory: CheckMemory; fs: LiveFileSystem },
  { files, isLarge }: FolderChange,
): void {
  if (isLarge) {
    fs.forget();
    memory.files.clear();
    memory.pictures.clear();
    return;
  }
  for (const path of files) forgetFile(memory, path);
  fs.refresh(files);
}
