import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { appliedMigrations } from './applied-migrations.ts';
import { firstLine } from './migrations/0001-first-line.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { bookingLife } from './migrations/0003-booking-life.ts';
import { payments } from './migrations/0004-payments.ts';
import { staff } from './migrations/0005-staff.ts';
import { holds } from './migrations/0006-holds.ts';
import { refundTries } from './migrations/0007-refund-tries.ts';
import { codesAndAskers } from './migrations/0008-codes-and-askers.ts';
import { keptMails } from './migrations/0009-kept-mails.ts';
import { dueGuests } from './migrations/0010-due-guests.ts';
import { operators } from './migrations/0011-operators.ts';
import { balances } from './migrations/0012-balances.ts';
import { gateways } from './migrations/0013-gateways.ts';
import { taxDocuments } from './migrations/0014-tax-documents.ts';
import { news } from './migrations/0015-news.ts';
import { objects } from './migrations/0016-objects.ts';
import { notices } from './migrations/0017-notices.ts';
import { publishingFromAfar } from './migrations/0018-publishing-from-afar.ts';
import { bookingRequests } from './migrations/0019-booking-requests.ts';
import { reminders } from './migrations/0020-reminders.ts';
import { currencyDigits } from './migrations/0021-currency-digits.ts';
import { refundWaits } from './migrations/0022-refund-waits.ts';
import type { Tables } from './tables.ts';

/** Numbered and forward only: a later migration fixes an earlier one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-line': firstLine,
  '0002-accounts': accounts,
  '0003-booking-life': bookingLife,
  '0004-payments': payments,
  '0005-staff': staff,
  '0006-holds': holds,
  '0007-refund-tries': refundTries,
  '0008-codes-and-askers': codesAndAskers,
  '0009-kept-mails': keptMails,
  '0010-due-guests': dueGuests,
  '0011-operators': operators,
  '0012-balances': balances,
  '0013-gateways': gateways,
  '0014-tax-documents': taxDocuments,
  '0015-news': news,
  '0016-objects': objects,
  '0017-notices': notices,
  '0018-publishing-from-afar': publishingFromAfar,
  '0019-booking-requests': bookingRequests,
  '0020-reminders': reminders,
  '0021-currency-digits': currencyDigits,
  '0022-refund-waits': refundWaits,
};

/** The tables do not match this code and could not be migrated. */
export class DatabaseShapeError extends Error {
  override readonly name = 'DatabaseShapeError';

  constructor(cause: unknown) {
    const words = cause instanceof Error ? cause.message : String(cause);
    super(`The database could not be brought to the newest shape: ${words}`, { cause });
  }

  /** Kysely finds a migration in the database that this version does not have. */
  get isOfNewerCode(): boolean {
    return this.message.includes('previously executed migration');
  }
}

/**
 * Runs all new migrations. A failed migration leaves no changes. A database that later code has changed is used as it is:
 * the version before goes on while the next one is rolled out, and after the way back.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const fault = await runMigrations(db, MIGRATIONS);
  if (fault === undefined) return;
  if (!fault.isOfNewerCode) throw fault;
  const later = (await appliedMigrations(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (later.some(needsLaterCode)) throw fault;
  const done = Object.fromEntries(later.map((name) => [name, ALREADY_RUN]));
  const still = await runMigrations(db, { ...MIGRATIONS, ...done });
  if (still !== undefined) throw still;
}

const ALREADY_RUN: Migration = { up: async () => {} };

async function runMigrations(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<DatabaseShapeError | undefined> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  return error === undefined ? undefined : new DatabaseShapeError(error);
}

/**
 * Migrations only add. One that takes away what an earlier version used says in its name which migration code must know:
 * `0021-needs-0019-old-codes` is refused by code that does not know 0019.
 */
function needsLaterCode(name: string): boolean {
  const [, needed] = /^\d{4}-needs-(\d{4})-/.exec(name) ?? [];
  return needed !== undefined && !Object.keys(MIGRATIONS).some((known) => known.startsWith(needed));
}
