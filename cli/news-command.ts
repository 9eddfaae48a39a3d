import { writtenEmail } from '#domain/email-address';
import type { NewsAddress } from '#server/staff-operations';
import { type Arguments, UsageError } from './command.ts';
import { toCsv } from './staff/csv.ts';
import { table } from './staff/print-staff.ts';
import { runAsStaff } from './staff/run-as-staff.ts';
import { printableJson } from './terminal/printable.ts';

// An object, so that the compiler reports a missing field.
const COLUMNS = {
  email: true,
  firstName: true,
  lastName: true,
  givenAt: true,
  text: true,
  stopUrl: true,
} as const satisfies Record<keyof NewsAddress, true>;

export async function runNews(args: Arguments): Promise<number> {
  const [name, ...others] = args.positionals;
  if (name === undefined) throw new UsageError('Name a subcommand: list.');
  if (name !== 'list') throw new UsageError(`There is no "${name}" for news. There is: list.`);
  if (others.length > 0) throw new UsageError(`list takes no address; not "${others.join(' ')}".`);
  const format = args.text('format');
  return runAsStaff(args, async (staff) => {
    const found = await staff.news();
    if (format === 'json') return printableJson(found, 2);
    return format === 'csv' ? toCsv(Object.keys(COLUMNS), found) : newsLines(found);
  });
}

function newsLines(found: readonly NewsAddress[]): string {
  if (found.length === 0) return 'Nobody has asked for news.';
  const rows = found.map(({ email, firstName, lastName, givenAt, text }) => [
    writtenEmail(email),
    `${firstName} ${lastName}`,
    givenAt.slice(0, 10),
    text,
  ]);
  const count = found.length === 1 ? '1 address' : `${found.length} addresses`;
  return `${table(['email', 'guest', 'since', 'consented to'], rows)}\n${count}. To send news, take --format csv: its stopUrl belongs in every mail.`;
}
