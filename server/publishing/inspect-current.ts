import type { Config } from '../platform/config/config.ts';
import { explainMissingDatabase } from '../platform/config/database-fault.ts';
import {
  canBePaidBy,
  hasReleaseFiles,
  isPaidOnline,
  type NotSold,
  notSoldInWords,
  plansNotSold,
  readCatalogue,
} from '../release/index.ts';
import { readSnapshot, type Trx } from '../platform/db/database.ts';
import { currentReleaseId, findRelease } from './repository.ts';

/** The current release, and whether its files exist. */
export interface InspectedRelease {
  id: string;
  hasFiles: boolean;
  /** Rate plans that this configuration cannot sell, in one line; undefined if it sells all. */
  notSold: NotSold | undefined;
}

/** Reads the current release without creating or migrating a database. Undefined before the first publishing. */
export async function inspectCurrentRelease(config: Config): Promise<InspectedRelease | undefined> {
  const { database } = config;
  if (explainMissingDatabase(database) !== undefined) return undefined;
  return readSnapshot(database, async (trx) => {
    const id = (await hasTables(trx)) ? await currentReleaseId(trx) : undefined;
    if (id === undefined) return undefined;
    const release = await findRelease(trx, id);
    return {
      id,
      hasFiles: release !== undefined && (await hasReleaseFiles(trx, { id, ...release })),
      notSold: release === undefined ? undefined : notSoldOf(release.catalogue, config),
    };
  });
}

function notSoldOf(catalogue: string, config: Config): NotSold | undefined {
  const isPaid = isPaidOnline(config);
  const selling = { isPaid, canBePaid: canBePaidBy(config), now: new Date() };
  return notSoldInWords(plansNotSold(readCatalogue(catalogue), selling), isPaid);
}

/** False for a database that no server of this version has migrated yet. */
async function hasTables(trx: Trx): Promise<boolean> {
  const tables = await trx.introspection.getTables();
  return ['current_release', 'objects'].every((wanted) => tables.some(({ name }) => name === wanted));
}
