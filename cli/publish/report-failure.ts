import { ConfigError, explainDatabaseFault, isDatabaseBusy } from '#server/config';
import { ReleaseError } from '#server/publishing';
import { EXIT } from '../exit.ts';
import { printError } from '../terminal/print.ts';

/** Error codes of a folder that cannot be written to. */
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/**
 * Prints why a command about releases failed. Rethrows internal errors.
 * @param outcome the first words of the message: what was not done.
 * @returns the exit code.
 */
export function reportFailure(error: unknown, outcome: string): number {
  if (error instanceof ReleaseError) {
    const list = error.refusal.code === 'UNKNOWN_RELEASE' ? ' The list: verandah releases' : '';
    printError(`${outcome}. ${error.message}${list}`);
    return error.refusal.code === 'CHANGED_MEANWHILE' ? EXIT.conflict : EXIT.problems;
  }
  if (error instanceof ConfigError) {
    printError(`${outcome}. ${error.message}`);
    return EXIT.usage;
  }
  if (error instanceof Error && 'code' in error && UNWRITABLE.has(String(error.code))) {
    printError(
      `${outcome}: the data folder cannot be written to (${error.message}). Choose another folder with DATA_DIR, or free space.`,
    );
    return EXIT.usage;
  }
  if (isDatabaseBusy(error)) {
    printError(`${outcome}. The database is busy. Try again in a moment.`);
    return EXIT.busy;
  }
  const databaseFault = explainDatabaseFault(error);
  if (databaseFault !== undefined) {
    printError(`${outcome}: ${databaseFault}.`);
    return EXIT.usage;
  }
  throw error;
}
