import { stat } from 'node:fs/promises';
import { objectPath, readReleaseFiles, type ReleaseFile } from './release-files.ts';

/**
 * Whether the folder of releases has all files of a release: the list that was activated, and every file of it in its
 * size. A backup holds none of them, so the database may know a release whose files were lost. Bytes are not read: a
 * release has hundreds of megabytes, and publishing asks for each as a guest would.
 */
export async function hasReleaseFiles(
  releasesDir: string,
  release: { id: string; manifest_sha256: string },
): Promise<boolean> {
  // Whatever is wrong with the list: no server starts with it.
  const files = await readReleaseFiles(releasesDir, release).catch(() => undefined);
  if (files === undefined) return false;
  const found = await Promise.all([...files.values()].map((file) => hasFile(releasesDir, file)));
  return found.every(Boolean);
}

/** The list does not say how large the brotli twin of a file is; an empty one is none. */
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
