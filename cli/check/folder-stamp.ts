import { readdirSync, statSync } from 'node:fs';

/** A file that was written this shortly ago may be written again without its times telling. */
const UNSETTLED_MS = 100;

/** What the file system says of a folder, without a look into any file. */
export interface FolderStamp {
  /** Equal as long as nothing was written, added, removed or moved: path, size, times and number of every file. */
  text: string;
  /** False while the times of some file are too fresh to be relied on. */
  isSettled: boolean;
}

export function stampFolder(root: string): FolderStamp {
  const now = Date.now();
  const lines: string[] = [];
  let isSettled = true;
  const walk = (folder: string): void => {
    for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        // An empty folder may have the name of a file.
        lines.push(`${path}/`);
        walk(path);
        continue;
      }
      const found = statSync(root + path, { throwIfNoEntry: false });
      const { size = 0, mtimeMs = 0, ctimeMs = 0, ino = 0 } = found ?? {};
      if (Math.max(mtimeMs, ctimeMs) > now - UNSETTLED_MS) isSettled = false;
      lines.push(`${path}\t${entry.isSymbolicLink() ? 'link' : ''}\t${size}\t${mtimeMs}\t${ctimeMs}\t${ino}`);
    }
  };
  walk('');
  return { text: lines.join('\n'), isSettled };
}
