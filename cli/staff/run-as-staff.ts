import { type Config, loadConfig } from '#server/config';
import {
  withStaffOperations,
  type StaffOperations,
  StaffError,
  UnnamedError,
} from '#server/staff-operations';
import { type Arguments, UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { reportFailure } from '../publish/report-failure.ts';
import { printError, print } from '../terminal/print.ts';
import { printable } from '../terminal/printable.ts';

export type StaffTask = (staff: StaffOperations) => Promise<string>;

/** Runs a task as the member of the staff who was named, and prints its result. @returns the exit code. */
export async function runAsStaff(args: Arguments, work: StaffTask): Promise<number> {
  return runOnShell(async (config) => {
    print(await withStaffOperations(config, memberNamed(args, config), work));
  });
}

/** Runs what needs the database, and says in words why it could not be done. @returns the exit code. */
export async function runOnShell(work: (config: Config) => Promise<void>): Promise<number> {
  try {
    await work(loadConfig(process.env));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof StaffError)) return reportFailure(error, 'Nothing was changed');
    printError(`Nothing was changed. ${printable(error.message)}`);
    return error instanceof UnnamedError ? EXIT.usage : EXIT.problems;
  }
}

/** The e-mail address of `--by`, or of VERANDAH_STAFF. */
export function memberNamed(args: Arguments, config: Config): string | undefined {
  const email = args.text('by');
  if (email?.trim() === '')
    throw new UsageError('--by is your e-mail address, as a member of the staff: --by asha@hotel.example');
  return email ?? config.staff;
}
