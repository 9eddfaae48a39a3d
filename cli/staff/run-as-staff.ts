import { userInfo } from 'node:os';
import { loadConfig } from '#server/config';
import { withStaffOperations, type StaffOperations, StaffError } from '#server/staff-operations';
import { type Arguments, UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { reportFailure } from '../publish/report-failure.ts';
import { printError, print } from '../terminal/print.ts';
import { oneLine, printable } from '../terminal/printable.ts';

const LONGEST_ACTOR = 100;

export type StaffTask = (staff: StaffOperations) => Promise<string>;

/** Runs a task as the staff member of `--by` and prints its result. @returns the exit code. */
export async function runAsStaff(args: Arguments, work: StaffTask): Promise<number> {
  try {
    print(await withStaffOperations(loadConfig(process.env), actorOf(args), work));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof StaffError)) return reportFailure(error, 'Nothing was changed');
    printError(`Nothing was changed. ${printable(error.message)}`);
    return EXIT.problems;
  }
}

/** The audit log stores the actor as one printable line. */
function actorOf(args: Arguments): string {
  const actor = oneLine(args.text('by') ?? userInfo().username).trim();
  if (actor === '' || actor.length > LONGEST_ACTOR)
    throw new UsageError(`--by is a name of 1 to ${LONGEST_ACTOR} letters.`);
  return actor;
}
