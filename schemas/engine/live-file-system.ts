import type { ContentEntry, ContentFileSystem } from './file-system.ts';
import { entryOf, nodeFileSystem } from './node-file-system.ts';

/** A content folder on the disk whose list of files is kept between checks; whoever watches it says what changed. */
export interface LiveFileSystem extends ContentFileSystem {
  /** Looks again at these paths, and at nothing else. */
  refresh(paths: Iterable<string>): void;
  /** Looks at the whole folder again before the next check: a folder came, went or was moved. */
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
