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

/** The publishing operations on the server's database. A running server follows within a second. */
export interface ReleaseStore {
  currentId: () => Promise<string | undefined>;
  /** Newest first, at most 200; or the one with this id, however old. */
  list: (id?: string) => Promise<ReleaseSummary[]>;
  /** The releases that a rollback goes back through, next one first. */
  listBefore: () => Promise<string[]>;
  /** Undefined for an unknown release. */
  catalogue: (releaseId: string) => Promise<Catalogue | undefined>;
  activate: (release: NewRelease) => Promise<void>;
  /** Makes an earlier release current again. */
  rollback: (release: Omit<Rollback, 'releasesDir'>) => Promise<void>;
  /** Coming bookings of rooms that are sold now and not in `next`. */
  bookingsOfRemoved: (next: Catalogue) => Promise<BookingOfRemoved[]>;
  /** Removes old releases from the list, or only plans it. The caller deletes the files. */
  prune: (request: PruneRequest & { isRehearsal: boolean }) => Promise<PrunePlan>;
  hasFiles: (releaseId: string) => Promise<boolean>;
  /** Stores the new file list of a release whose files were built again. */
  replaceFiles: (release: RemadeRelease) => Promise<void>;
  /** Reverts a release that cannot be served: `before` becomes current again. */
  discard: (release: { releaseId: string; before: string | undefined }) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the configured database for publishing. */
export async function openReleaseStore(config: Config): Promise<ReleaseStore> {
  const db = await openDatabase(config.database);
  return {
    currentId: () => currentReleaseId(db),
    list: (id) => listReleases(db, id),
    listBefore: () => listReleasesBefore(db),
    async catalogue(releaseId) {
      const release = await findRelease(db, releaseId);
      // Validated when it was published.
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
