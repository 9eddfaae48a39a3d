import type { Command } from './command.ts';
import { backup, restore } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { fix } from './commands/fix.ts';
import { staff } from './commands/members.ts';
import { diff, preview } from './commands/preview.ts';
import { publish, releases, rollback, tokens } from './commands/publish.ts';
import { explain, rules } from './commands/rules.ts';
import { schema } from './commands/schema.ts';
import { bookings, documents, mails, news, payments, stock } from './commands/staff.ts';
import { create, doctor, init, migrate } from './commands/start.ts';

/** The commands in the order of the help. Each imports its own code, so that `check` does not load publishing. */
export const COMMAND_GROUPS: readonly { title: string; commands: readonly Command[] }[] = [
  { title: 'Write:', commands: [init, create, check, fix] },
  { title: 'Go live:', commands: [preview, diff, publish, releases, rollback, tokens] },
  { title: 'Run the hotel:', commands: [bookings, stock, payments, documents, mails, news, staff] },
  { title: 'Learn:', commands: [explain, rules, schema] },
  { title: 'Look after:', commands: [backup, restore, doctor, migrate] },
];

export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);
