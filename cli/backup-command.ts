import { TOOL_LANGUAGE } from '#schemas/language';
import { BackupError, type BackupSummary, restoreBackup, writeBackup } from '#server/backup';
import { loadConfig } from '#server/config';
import { type Arguments, UsageError } from './command.ts';
import { EXIT } from './exit.ts';
import { reportFailure } from './publish/report-failure.ts';
import { printError, print } from './terminal/print.ts';

/** Printed after every restore: the secret must not lie beside what it protects. */
const NOT_RESTORED =
  'A backup does not hold the secret: unless VERANDAH_SECRET has the old one, codes and links that were sent do not work, and mails that wait cannot be read.';

export async function runBackup(args: Arguments): Promise<number> {
  const file = fileOf(args, 'backup');
  try {
    const { database } = loadConfig(process.env);
    const written = await writeBackup(database, file, new Date());
    const size = written.bytes.toLocaleString(TOOL_LANGUAGE);
    print(`${file}: ${contentsOf(written)}, ${size} bytes; written and read back.`);
    return EXIT.ok;
  } catch (error) {
    return refusedBackup(error, file, 'Nothing was written');
  }
}

export async function runRestore(args: Arguments): Promise<number> {
  const file = fileOf(args, 'restore');
  try {
    const { database } = loadConfig(process.env);
    const restored = await restoreBackup(database, file);
    const taken = `${restored.createdAt.slice(0, 16).replace('T', ' ')} UTC`;
    print(`Restored ${contentsOf(restored)}, as they were on ${taken}.`);
    print(NOT_RESTORED);
    return EXIT.ok;
  } catch (error) {
    return refusedBackup(error, file, 'Nothing was restored');
  }
}

function fileOf({ positionals }: Arguments, command: string): string {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UsageError(`Name one file, as in: verandah ${command} hotel.backup`);
  return file;
}

function contentsOf({ rows }: BackupSummary): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${rows['bookings'] ?? 0} bookings and ${rows['inventory'] ?? 0} nights (${all} rows)`;
}

function refusedBackup(error: unknown, file: string, outcome: string): number {
  if (isOfFile(error, file)) {
    printError(
      `${outcome}: ${file} cannot be read or written (${error.message}). Free space, or choose another path.`,
    );
    return EXIT.unreadable;
  }
  if (!(error instanceof BackupError)) return reportFailure(error, outcome);
  printError(`${outcome}. ${error.message}`);
  return EXIT.problems;
}

/** A failed write does not always name the file that had no room. */
function isOfFile(error: unknown, file: string): error is Error {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return false;
  if ('path' in error) return error.path === file || error.path === `${file}.part`;
  return error.code === 'ENOSPC' && error.syscall === 'write';
}
