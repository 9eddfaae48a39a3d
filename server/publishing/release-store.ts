import type { Catalogue, Manifest } from '#schemas/types';
import type { Config } from '../platform/config/config.ts';
import { hasReleaseFiles, readManifest, readCatalogue } from '../release/index.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import {
  keepReleaseFiles,
  objectSizes,
  readReleaseFile,
  writeReleaseFiles,
} from '../platform/objects/index.ts';
import { affectedBookings } from './affected-bookings.ts';
import type { AffectedBookings } from './affected-in-words.ts';
import { activateRelease, discardRelease, type Rollback, rollbackTo } from './activate-release.ts';
import type { NewRelease } from './new-release.ts';
import { type Pruned, type PruneRequest, pruneReleases } from './prune-releases.ts';
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
  rollback: (release: Rollback) => Promise<void>;
  /** Coming bookings whose rooms or terms `next` does not have. */
  affectedBookings: (next: Catalogue) => Promise<AffectedBookings>;
  /** Removes old releases and the files that no other release names. */
  prune: (request: PruneRequest & { isRehearsal: boolean }) => Promise<Pruned | undefined>;
  hasFiles: (releaseId: string) => Promise<boolean>;
  /** The list of a release's files; undefined where it is missing or damaged. */
  manifest: (releaseId: string) => Promise<Manifest | undefined>;
  /** Undefined where it is missing or damaged. */
  readFile: (digest: string) => Promise<Buffer | undefined>;
  /** The sizes in bytes of those that exist. */
  fileSizes: (digests: Iterable<string>) => Promise<ReadonlyMap<string, number>>;
  /** Keeps stored files from being pruned, as if they were stored now. Returns the sizes of those that exist. */
  keepFiles: (digests: Iterable<string>) => Promise<ReadonlyMap<string, number>>;
  /** Stores files under their SHA-256, in short transactions. */
  writeFiles: (files: Iterable<Buffer>) => Promise<void>;
  /** Stores the new file list of a release whose files were built again. */
  replaceFiles: (release: RemadeRelease) => Promise<void>;
  /** Reverts a release that cannot be served: `before` becomes current again. */
  discard: (release: { releaseId: string; before: string | undefined }) => Promise<void>;
}

/** A store with a connection of its own. */
export interface OpenReleaseStore extends ReleaseStore {
  close: () => Promise<void>;
}

/** Opens the configured database for publishing. */
export async function openReleaseStore(config: Config): Promise<OpenReleaseStore> {
  const db = await openDatabase(config.database);
  return { ...releaseStore(db), close: () => db.destroy() };
}

/** The store on an open database. Two connections of one process to one SQLite file could wait for one another. */
export function releaseStore(db: Database): ReleaseStore {
  const readFile = (digest: string) => readReleaseFile(db, digest);
  return {
    currentId: () => currentReleaseId(db),
    list: (id) => listReleases(db, id),
    listBefore: () => listReleasesBefore(db),
    async catalogue(releaseId) {
      const release = await findRelease(db, releaseId);
      // Validated when it was published.
      return release === undefined ? undefined : readCatalogue(release.catalogue);
    },
    activate: (release) => activateRelease(db, release, new Date()),
    rollback: (release) => rollbackTo(db, release, new Date()),
    affectedBookings: (next) => affectedBookings(db, next, new Date()),
    prune: (request) => pruneReleases(db, request),
    async hasFiles(releaseId) {
      const release = await findRelease(db, releaseId);
      return release !== undefined && hasReleaseFiles(db, { id: releaseId, ...release });
    },
    async manifest(releaseId) {
      const release = await findRelease(db, releaseId);
      return release === undefined ? undefined : readManifest(readFile, { id: releaseId, ...release });
    },
    readFile,
    fileSizes: (digests) => objectSizes(db, digests),
    keepFiles: (digests) => keepReleaseFiles(db, digests, new Date()),
    writeFiles: (files) => writeReleaseFiles(db, files, new Date()),
    replaceFiles: (release) => updateManifest(db, release),
    discard: (release) => discardRelease(db, release, new Date()),
  };
}
