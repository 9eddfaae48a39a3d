import type { ContentFileSystem } from './file-system.ts';

/** A content folder in memory, for tests and for an editor in the browser. */
export function memoryFileSystem(files: ReadonlyMap<string, Uint8Array>): ContentFileSystem {
  const bytesOf = (path: string): Uint8Array => {
    const bytes = files.get(path);
    if (bytes === undefined) throw Object.assign(new Error(`no file ${path}`), { code: 'ENOENT' });
    return bytes;
  };
  return {
    list: async () =>
      Array.from(files, ([path, bytes]) => ({ path, bytes: bytes.length, leavesFolder: false })),
    read: async (_root, path) => bytesOf(path),
    readStart: async (_root, path, count) => bytesOf(path).subarray(0, count),
  };
}
