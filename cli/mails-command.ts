import type { ListedMail, MailState } from '#server/staff-operations';
import { type Arguments, UsageError } from './command.ts';
import { runAsStaff, type StaffTask } from './staff/run-as-staff.ts';
import { MAIL_COLUMNS } from './staff/columns.ts';
import { toCsv } from './staff/csv.ts';
import { mailLines } from './staff/print-staff.ts';
import { printableJson } from './terminal/printable.ts';

export async function runMails(args: Arguments): Promise<number> {
  const [name, ...ids] = args.positionals;
  if (name === 'list') return runAsStaff(args, prepareList(args, ids));
  if (name === 'resend') return runAsStaff(args, prepareResend(args, ids));
  if (name === undefined) throw new UsageError('Name a subcommand: list, resend.');
  throw new UsageError(`There is no "${name}" for mails. There are: list, resend.`);
}

function prepareList(args: Arguments, ids: readonly string[]): StaffTask {
  if (ids.length > 0) throw new UsageError(`list takes no ids, only --state; not "${ids.join(' ')}".`);
  refuseStrayOptions(args, 'list', ['state', 'format']);
  // The options' choices allow nothing else.
  const [state, format] = [args.text('state') as MailState | undefined, args.text('format')];
  return async (staff) => {
    const found = await staff.mails(state);
    if (format === 'json') return printableJson(found, 2);
    return format === 'csv' ? toCsv(MAIL_COLUMNS, found.map(toCells)) : mailLines(found);
  };
}

function prepareResend(args: Arguments, ids: readonly string[]): StaffTask {
  refuseStrayOptions(args, 'resend', ['all-failed']);
  const isAll = args.has('all-failed');
  if (isAll === ids.length > 0) throw new UsageError('Name the ids of the mails, or use --all-failed.');
  return async (staff) => {
    const count = await staff.resendMails(isAll ? { kind: 'ALL_FAILED' } : { kind: 'NAMED', ids });
    if (count === 0) return 'No mail has failed.';
    return count === 1 ? '1 mail is in the queue again.' : `${count} mails are in the queue again.`;
  };
}

function refuseStrayOptions(args: Arguments, name: string, options: readonly string[]): void {
  const stray = args.given.find((option) => option !== 'by' && !options.includes(option));
  if (stray !== undefined) throw new UsageError(`--${stray} is not an option of ${name}.`);
}

function toCells(mail: ListedMail): object {
  return { ...mail, canResend: mail.canResend ? 'yes' : 'no' };
}
