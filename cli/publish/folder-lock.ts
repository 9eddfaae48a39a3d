import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDatabaseBusy } from '#server/config';

/** Prunings are short: who publishes waits for one. A publishing may take minutes: who prunes is told to come again. */
const PATIENCE_MS = { SHARED: 60_000, EXCLUSIVE: 1000 } as const;

/** Somebody else works on the folder of releases. */
export class FolderBusyError extends Error {
  override readonly name = 'FolderBusyError';
}

/**
 * Locks the folder of releases: any number may publish or roll back at once (SHARED), and nobody while files are removed
 * (EXCLUSIVE), since a file that is stored already is not stored again. The lock is one of SQLite on a file of its own,
 * because the operating system lets go of that when the process is killed.
 */
export function lockFolder(releasesDir: string, kind: keyof typeof PATIENCE_MS): { release(): void } {
  const lock = new DatabaseSync(join(releasesDir, 'lock.sqlite'), { timeout: PATIENCE_MS[kind] });
  try {
    // A transaction that reads keeps its lock until it ends.
    lock.exec(kind === 'SHARED' ? 'begin; select count(*) from sqlite_master' : 'begin exclusive');
  } catch (error) {
    lock.close();
    if (!isDatabaseBusy(error)) throw error;
    throw new FolderBusyError(
      kind === 'SHARED'
        ? 'Somebody is removing old releases. Try again in a moment.'
        : 'Somebody is publishing. Try again in a moment.',
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
