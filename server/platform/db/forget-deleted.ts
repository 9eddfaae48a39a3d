import { DatabaseSync } from 'node:sqlite';
import type { DatabaseTarget } from '../config/config.ts';
import { IN_MEMORY } from './node-sqlite.ts';

/**
 * Empties SQLite's log of changes. Pages that have gone into the database stay readable in it until others are written
 * over them, which on a quiet night is days later: with them all that erased guests wrote (TRUST P1). Rows that are
 * deleted are overwritten in the database itself, since it is opened with `secure_delete`.
 *
 * A connection of its own, which does not wait: while somebody reads or writes nothing happens, and the next clean-up
 * tries again. PostgreSQL keeps its log for as long as its operator says.
 */
export function forgetDeleted(target: DatabaseTarget): void {
  if (target.kind !== 'sqlite' || target.file === IN_MEMORY) return;
  const database = new DatabaseSync(target.file, { timeout: 0 });
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
