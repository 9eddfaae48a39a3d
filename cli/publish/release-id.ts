import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface MadeWith {
  toolVersion: string;
  guestDataDays: number;
  taxDocumentDays: number;
}

/**
 * The release id. It depends on every byte of the content and of the built site, on the tool's version and on
 * settings that pages show. Reads synchronously, which takes a third of the time for many small files.
 */
export function releaseIdOf(folders: readonly string[], madeWith: MadeWith): string {
  const { toolVersion, guestDataDays, taxDocumentDays } = madeWith;
  const digest = createHash('sha256').update(`${toolVersion}\0${guestDataDays}\0${taxDocumentDays}`);
  for (const folder of folders.map((each) => resolve(each))) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.toSorted()) {
      const bytes = readFileSync(path);
      digest.update(`\0${path.slice(folder.length)}\0`).update(createHash('sha256').update(bytes).digest());
    }
  }
  return `r-${digest.digest('hex').slice(0, 12)}`;
}
