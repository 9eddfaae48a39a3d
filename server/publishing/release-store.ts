import type { Catalogue } from '#schemas/types';
import type { Config } from '../platform/config/config.ts';
import { hasReleaseFiles } from '../release/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import { activateRelease, discardRelease, type Rollback, rollbackTo } from './activate-release.ts';
import type { NewRelease } from './new-release.ts';
import { planPruning, type PrunePlan, type PruneRequest, pruneReleases } from './prune-releases.ts';
import type { BookingOfRemoved } from './release-error.ts';
import { bookingsOfRemovedRooms } from './removed-rooms.ts';
import {
  currentReleaseId,
  findRelease,
  listReleases,
  listReleasesBefore,
  type ReleaseSummary,
  type RemadeRelease,
  updateManifest,
} from './repository.ts';

/** What publishing does with the server's database; a running server follows within a second. */
export interface ReleaseStore {
  currentId: () => Promise<string | undefined>;
  /** Newest first, the newest 200; or the one with an id, however old. */
  list: (id?: string) => Promise<ReleaseSummary[]>;
  /** What rollbacks go back through, the next one first. */
  listBefore: () => Promise<string[]>;
  /** What a release sells; undefined where there is no such release. */
  catalogue: (releaseId: string) => Promise<Catalogue | undefined>;
  activate: (release: NewRelease) => Promise<void>;
  /** Makes a release current that was published before. */
  rollback: (release: Omit<Rollback, 'releasesDir'>) => Promise<void>;
  /** Bookings to come in rooms that are sold now and would be no more. */
  bookingsOfRemoved: (next: Catalogue) => Promise<BookingOfRemoved[]>;
  /** Takes old releases out of the list, or only says which; their files are the caller's business. */
  prune: (request: PruneRequest & { isRehearsal: boolean }) => Promise<PrunePlan>;
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
    list: (id) => listReleases(db, id),
    listBefore: () => listReleasesBefore(db),
    async catalogue(releaseId) {
      const release = await findRelease(db, releaseId);
      // It was validated when it was published.
      return release === undefined ? undefined : (JSON.parse(release.catalogue) as Catalogue);
    },
    activate: (release) => activateRelease(db, release, new Date()),
    rollback: (release) => rollbackTo(db, { ...release, releasesDir: config.releasesDir }, new Date()),
    bookingsOfRemoved: (next) => bookingsOfRemovedRooms(db, next, new Date()),
    prune: ({ isRehearsal, ...request }) =>
      isRehearsal ? planPruning(db, request) : pruneReleases(db, request),
    async hasFiles(releaseId) {
      const release = await findRelease(db, releaseId);
      return release !== undefined && hasReleaseFiles(config.releasesDir, { id: releaseId, ...release });
    },
    replaceFiles: (release) => updateManifest(db, release),
    discard: (release) => discardRelease(db, release, new Date()),
    close: () => db.destroy(),
  };
}
