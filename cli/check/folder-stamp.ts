import { readdirSync, statSync } from 'node:fs';

/** A file written more recently may change again without a change of its timestamps. */
const UNSETTLED_MS = 100;

/** The state of a folder according to the file system, without reading any file. */
export interface FolderStamp {
  /** Equal as long as no file was written, added, removed or moved: path, size, times and inode of every file. */
  text: string;
  /** False while the times of a file are too recent to rely on. */
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
        // Without the slash, an empty folder and a file of the same name would look alike.
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
