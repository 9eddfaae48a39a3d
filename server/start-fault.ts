import { DomainError } from '#domain/refusal';
import { ConfigError } from './platform/config/config-error.ts';
import { codedCause, explainDatabaseFault } from './platform/config/database-fault.ts';
import { DatabaseShapeError } from './platform/db/migrate.ts';
import { explainReleaseFault } from './release/index.ts';

/** Describes an error at start in one line: the cause and the remedy. An unexpected error keeps its stack. */
export function explainStartFault(error: unknown): string {
  if (error instanceof ConfigError) return `The server did not start: ${error.message}`;
  if (error instanceof DomainError && error.code === 'UNAVAILABLE') {
    return 'The server did not start: nothing was published yet. Publish first: verandah publish content';
  }
  const remedy = explainReleaseFault(error) ?? remedyFor(error) ?? explainShapeFault(error);
  if (remedy !== undefined) return `The server did not start: ${remedy}`;
  return `The server did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function explainShapeFault(error: unknown): string | undefined {
  if (!(error instanceof DatabaseShapeError)) return undefined;
  if (error.isTooOld) return error.message;
  const remedy = error.isOfNewerCode
    ? 'A newer version of Verandah has migrated it: start that version, or restore an earlier backup into an empty database'
    : 'The last migration was rolled back. Look at the log of the database server';
  return `${error.message}. ${remedy}`;
}

function remedyFor(error: unknown): string | undefined {
  // The database layer wraps the error of an unknown host in another one; our own errors are not wrapped.
  const ofDatabase = error instanceof Error ? explainDatabaseFault(error.cause) : undefined;
  const cause = codedCause(error);
  if (ofDatabase !== undefined || cause === undefined) return ofDatabase;
  const { code, text } = cause;
  switch (code) {
    case 'EADDRINUSE':
      return `the port is taken (${text}). Stop the other process, or choose another port: PORT=4174 npm start`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `no permission (${text}). Choose a folder you may write to with DATA_DIR, and a port above 1023 with PORT`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR is a file, not a folder (${text}). Choose another folder with DATA_DIR`;
    case 'ENOSPC':
      return `the disk is full (${text}). Free some space, or choose another folder with DATA_DIR`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is not an address of this machine (${text}). Leave it out, or use 127.0.0.1 or 0.0.0.0`;
    case 'ERR_SQLITE_ERROR':
      return (
        explainDatabaseFault(error) ??
        `the database cannot be opened (${text}). Check that the folder of DATA_DIR exists and can be written to`
      );
    default:
      return explainDatabaseFault(error);
  }
}
