import type { Config } from './platform/config/config.ts';
import { explainMissingDatabase } from './platform/config/database-fault.ts';
import { readSnapshot } from './platform/db/database.ts';
import { type ProvenBooks, proveBooks } from './bookings/index.ts';

export type { ProvenBooks };

/** Why there are no books to prove. */
interface NoBooks {
  why: string;
}

/** Proves the books of the configured database as they stand at one moment, without creating or migrating it. */
export async function inspectBooks({ database }: Pick<Config, 'database'>): Promise<NoBooks | ProvenBooks> {
  const why = explainMissingDatabase(database);
  if (why !== undefined) return { why };
  return readSnapshot(database, async (trx) => {
    const tables = await trx.introspection.getTables();
    return tables.some(({ name }) => name === 'ledger_entries')
      ? proveBooks(trx)
      : { why: 'The database has no books of this version: start the server on it once.' };
  });
}
