import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The name that publishing gives: it changes with any byte of the content, of the built site or of the tool's version. */
export async function releaseIdOf(folders: readonly string[], toolVersion: string): Promise<string> {
  const digest = createHash('sha256').update(toolVersion);
  for (const folder of folders.map((each) => resolve(each))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.toSorted()) {
      const bytes = await readFile(path);
      digest.update(`\0${path.slice(folder.length)}\0`).update(createHash('sha256').update(bytes).digest());
    }
  }
  return `r-${digest.digest('hex').slice(0, 12)}`;
}
