import type { ContentFileSystem } from './file-system.ts';

/**
 * A file system with replaced files: the unsaved text of an editor, or the result of a fix. The files below are not
 * changed.
 */
export function overlayFileSystem(
  below: ContentFileSystem,
  changes: ReadonlyMap<string, Uint8Array>,
): ContentFileSystem {
  return {
    async list(root) {
      const entries = await below.list(root);
      if (entries === undefined && changes.size === 0) return undefined;
      const kept = (entries ?? []).map((entry) => {
        const changed = changes.get(entry.path);
        return changed === undefined ? entry : { ...entry, bytes: changed.length };
      });
      const known = new Set(kept.map(({ path }) => path));
      const added = [...changes].filter(([path]) => !known.has(path));
      return [...kept, ...added.map(([path, bytes]) => ({ path, bytes: bytes.length, leavesFolder: false }))];
    },
    read: async (root, path) => changes.get(path) ?? below.read(root, path),
    readStart: async (root, path, bytes) =>
      changes.get(path)?.subarray(0, bytes) ?? below.readStart(root, path, bytes),
  };
}
