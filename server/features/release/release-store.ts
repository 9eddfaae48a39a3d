import type { Catalogue } from '#schemas/types';
import type { Config } from '../../config/config.ts';
import { hasReleaseFiles } from '../../current-release/has-release-files.ts';
import { openDatabase } from '../../db/database.ts';
import { activateRelease, discardRelease, rollbackTo } from './activate-release.ts';
import type { NewRelease } from './new-release.ts';
import {
  currentReleaseId,
  findRelease,
  listReleases,
  type ReleaseSummary,
  type RemadeRelease,
  updateManifest,
} from './repository.ts';

/** What publishing does with the server's database; a running server follows within a second. */
export interface ReleaseStore {
  currentId: () => Promise<string | undefined>;
  list: () => Promise<ReleaseSummary[]>;
  /** What a release sells; undefined where there is no such release. */
  catalogue: (releaseId: string) => Promise<Catalogue | undefined>;
  activate: (release: NewRelease) => Promise<void>;
  rollback: (releaseId: string) => Promise<void>;
  /** Whether all files of a release are in the folder of releases. */
  hasFiles: (releaseId: string) => Promise<boolean>;
  /** The files of a release were made again: its list of them is now this one. */
  replaceFiles: (release: RemadeRelease) => Promise<void>;
  /** Takes back a release that cannot be served; `before` is current again. */
  discard: (release: { releaseId: string; before: string | undefined }) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the database of the configuration for publishing. */
export async function openReleaseStore(config: Config): Promise<ReleaseStore> {
  const db = await openDatabase(config.database);
  return {
    currentId: () => currentReleaseId(db),
    list: () => listReleases(db),
    async catalogue(releaseId) {
      const release = await findRelease(db, releaseId);
      // It was validated when it was published.
      return release === undefined ? undefined : (JSON.parse(release.catalogue) as Catalogue);
    },
    activate: (release) => activateRelease(db, release, new Date()),
    rollback: (releaseId) => rollbackTo(db, { releaseId, releasesDir: config.releasesDir }, new Date()),
    async hasFiles(releaseId) {
      const release = await findRelease(db, releaseId);
      return release !== undefined && hasReleaseFiles(config.releasesDir, { id: releaseId, ...release });
    },
    replaceFiles: (release) => updateManifest(db, release),
    discard: (release) => discardRelease(db, release, new Date()),
    close: () => db.destroy(),
  };
}
