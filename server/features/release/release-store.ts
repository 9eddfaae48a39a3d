import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../db/database.ts';
import { activateRelease, rollbackTo } from './activate-release.ts';
import type { NewRelease } from './new-release.ts';
import { currentReleaseId, listReleases, type ReleaseSummary } from './repository.ts';

/** What publishing does with the server's database; a running server follows within a second. */
export interface ReleaseStore {
  currentId: () => Promise<string | undefined>;
  list: () => Promise<ReleaseSummary[]>;
  activate: (release: NewRelease) => Promise<void>;
  rollback: (releaseId: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the database of the configuration for publishing. */
export async function openReleaseStore(config: Config): Promise<ReleaseStore> {
  const db = await openDatabase(config.databaseFile);
  return {
    currentId: () => currentReleaseId(db),
    list: () => listReleases(db),
    activate: (release) => activateRelease(db, release, new Date()),
    rollback: (releaseId) => rollbackTo(db, releaseId, new Date()),
    close: () => db.destroy(),
  };
}
