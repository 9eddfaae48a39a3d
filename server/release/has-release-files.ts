import type { Handle } from '../platform/db/database.ts';
import { objectSizes, readReleaseFile } from '../platform/objects/index.ts';
import { digestsOf, type ListedRelease, readReleaseFiles } from './release-files.ts';

/**
 * Checks that the database has all files of a release: the list that was activated, and every file with its size. The
 * bytes are not read, because publishing has requested every file already.
 */
export async function hasReleaseFiles(db: Handle, release: ListedRelease): Promise<boolean> {
  // Any error in the list means that no server can serve the release.
  const files = await readReleaseFiles((digest) => readReleaseFile(db, digest), release).catch(
    () => undefined,
  );
  if (files === undefined) return false;
  const sizes = await objectSizes(db, digestsOf(release, files));
  // The list has no size for the brotli twin of a file; an empty twin counts as missing.
  return [...files.values()].every(
    ({ sha256: digest, bytes, brotli }) =>
      sizes.get(digest) === bytes && (brotli === undefined || (sizes.get(brotli) ?? 0) > 0),
  );
}
