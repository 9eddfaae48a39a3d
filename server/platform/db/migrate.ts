import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
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
import type { Tables } from './tables.ts';

/** Numbered and forward only: a fault is mended by the next number. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
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
};

/** The tables are not those that this code needs, and could not be changed. */
export class DatabaseShapeError extends Error {
  override readonly name = 'DatabaseShapeError';

  constructor(cause: unknown) {
    const words = cause instanceof Error ? cause.message : String(cause);
    super(`The database could not be brought to the newest shape: ${words}`, { cause });
  }

  /** Kysely finds a step in the database that is not among its own. */
  get isOfNewerCode(): boolean {
    return this.message.includes('previously executed migration');
  }
}

/** Brings the database to the newest shape; on a fault nothing of the failed step remains. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new DatabaseShapeError(error);
}
