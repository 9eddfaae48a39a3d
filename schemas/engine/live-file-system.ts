import type { ContentEntry, ContentFileSystem } from './file-system.ts';
import { entryOf, nodeFileSystem } from './node-file-system.ts';

/** A content folder whose list of files is cached between checks; a watcher reports the changes. */
export interface LiveFileSystem extends ContentFileSystem {
  /** Updates these paths only. */
  refresh(paths: Iterable<string>): void;
  /** Clears the list, after a folder was added, removed or moved. */
  forget(): void;
}

export function liveFileSystem(root: string): LiveFileSystem {
  let entries: Map<string, ContentEntry> | undefined;
  return {
    ...nodeFileSystem,
    async list() {
      if (entries !== undefined) return [...entries.values()];
      const listed = await nodeFileSystem.list(root);
      entries = listed && new Map(listed.map((entry) => [entry.path, entry]));
      return listed;
    },
    refresh(paths) {
      for (const path of paths) {
        const entry = entryOf(root, path);
        if (entry === undefined) entries?.delete(path);
        else entries?.set(path, entry);
      }
    },
    forget() {
      entries = undefined;
    },
  };
}
