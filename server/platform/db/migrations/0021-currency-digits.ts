import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = [
  'bookings',
  'payments',
  'captures',
  'refunds',
  'outside_refunds',
  'disputes',
  'tax_documents',
] as const;

/**
 * Adds how many digits of an amount are decimals, beside each currency. Rows of before have none, nor have those that a
 * process of the version before writes while this one is rolled out: `unitOfRow` knows what theirs mean.
 */
export const currencyDigits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of TABLES) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await db.schema.alterTable(table).addColumn('currency_digits', 'integer').execute();
    }
  },
};
