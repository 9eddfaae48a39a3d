import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDatabaseBusy } from '#server/config';

/** Pruning is short, so publishing waits for it. Publishing may take minutes, so pruning does not wait. */
const PATIENCE_MS = { SHARED: 60_000, EXCLUSIVE: 1000 } as const;

/** Another command holds the lock of the releases folder. */
export class FolderBusyError extends Error {
  override readonly name = 'FolderBusyError';
}

/**
 * Locks the releases folder. Publishing and rollback share the lock; pruning needs it alone, since publishing does
 * not store files that exist. It is a SQLite lock, which the operating system releases when the process is killed.
 */
export function lockFolder(releasesDir: string, kind: keyof typeof PATIENCE_MS): { release(): void } {
  const lock = new DatabaseSync(join(releasesDir, 'lock.sqlite'), { timeout: PATIENCE_MS[kind] });
  try {
    // A read transaction keeps its shared lock until it ends.
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
