import type { Config } from '../../config/config.ts';
import { explainMissingDatabase } from '../../config/database-fault.ts';
import { hasReleaseFiles } from '../../current-release/has-release-files.ts';
import { readSnapshot, type Trx } from '../../db/database.ts';
import { currentReleaseId, findRelease } from './repository.ts';

/** The release that is current, and whether its files are there. */
export interface InspectedRelease {
  id: string;
  hasFiles: boolean;
}

/** Undefined before the first publishing. A look: it makes no database, and changes none. */
export async function inspectCurrentRelease({
  database,
  releasesDir,
}: Config): Promise<InspectedRelease | undefined> {
  if (explainMissingDatabase(database) !== undefined) return undefined;
  return readSnapshot(database, async (trx) => {
    const id = (await hasTables(trx)) ? await currentReleaseId(trx) : undefined;
    if (id === undefined) return undefined;
    const release = await findRelease(trx, id);
    return {
      id,
      hasFiles: release !== undefined && (await hasReleaseFiles(releasesDir, { id, ...release })),
    };
  });
}

/** False for a database that no server has opened yet. */
async function hasTables(trx: Trx): Promise<boolean> {
  const tables = await trx.introspection.getTables();
  return tables.some(({ name }) => name === 'current_release');
}
