import type { Config } from './platform/config/config.ts';
import { explainMissingDatabase } from './platform/config/database-fault.ts';
import { readSnapshot } from './platform/db/database.ts';
import { type ProvenBooks, proveBooks } from './bookings/index.ts';

export type { ProvenBooks };

/** Proves the books of the configured database as they stand at one moment, without creating or migrating it. Undefined where there is none yet. */
export async function inspectBooks({ database }: Pick<Config, 'database'>): Promise<ProvenBooks | undefined> {
  if (explainMissingDatabase(database) !== undefined) return undefined;
  return readSnapshot(database, async (trx) => {
    const tables = await trx.introspection.getTables();
    return tables.some(({ name }) => name === 'ledger_entries') ? proveBooks(trx) : undefined;
  });
}
