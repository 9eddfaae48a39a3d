import { stat } from 'node:fs/promises';
import { objectPath, readReleaseFiles, type ReleaseFile } from './release-files.ts';

/**
 * Checks that all files of a release exist: the file list that was activated, and every file with its size. A restored
 * backup contains none of them. The bytes are not read, because a release has hundreds of megabytes and publishing has
 * requested every file already.
 */
export async function hasReleaseFiles(
  releasesDir: string,
  release: { id: string; manifest_sha256: string },
): Promise<boolean> {
  // Any error in the list means that no server can serve the release.
  const files = await readReleaseFiles(releasesDir, release).catch(() => undefined);
  if (files === undefined) return false;
  const found = await Promise.all([...files.values()].map((file) => hasFile(releasesDir, file)));
  return found.every(Boolean);
}

/** The list has no size for the brotli twin of a file; an empty twin counts as missing. */
async function hasFile(releasesDir: string, { sha256, bytes, brotli }: ReleaseFile): Promise<boolean> {
  if ((await sizeOf(releasesDir, sha256)) !== bytes) return false;
  return brotli === undefined || ((await sizeOf(releasesDir, brotli)) ?? 0) > 0;
}

async function sizeOf(releasesDir: string, sha256: string): Promise<number | undefined> {
  return stat(objectPath(releasesDir, sha256)).then(
    ({ size }) => size,
    () => undefined,
  );
}
