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
import { balances } from './migrations/0012-balances.ts';
import { gateways } from './migrations/0013-gateways.ts';
import { taxDocuments } from './migrations/0014-tax-documents.ts';
import { news } from './migrations/0015-news.ts';
import { objects } from './migrations/0016-objects.ts';
import { notices } from './migrations/0017-notices.ts';
import { reminders } from './migrations/0018-reminders.ts';
import type { Tables } from './tables.ts';

/** Numbered and forward only: a later migration fixes an earlier one. */
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
  '0012-balances': balances,
  '0013-gateways': gateways,
  '0014-tax-documents': taxDocuments,
  '0015-news': news,
  '0016-objects': objects,
  '0017-notices': notices,
  '0018-reminders': reminders,
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

/** Runs all new migrations. A failed migration leaves no changes. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new DatabaseShapeError(error);
}
