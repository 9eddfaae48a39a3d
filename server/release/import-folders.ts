import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { objectSizes, sha256, writePicture, writeReleaseFiles } from '../platform/objects/index.ts';
import { digestsOf, type ListedRelease, readReleaseFiles } from './release-files.ts';

/**
 * Copies into the database what versions before 0.3 kept in folders: the files of releases and the pictures of guests.
 * Does nothing where they are there already. A file that is missing or damaged is left out.
 */
export async function importFolders(
  db: Database,
  { oldReleasesDir, dataDir }: Pick<Config, 'oldReleasesDir' | 'dataDir'>,
  now: Date,
): Promise<void> {
  await importReleases(db, oldReleasesDir, now);
  await importPictures(db, join(dataDir, 'pictures'), now);
}

async function importReleases(db: Database, folder: string, now: Date): Promise<void> {
  const releases = await db
    .selectFrom('releases')
    .select(['id', 'manifest_sha256'])
    .where('state', '=', 'READY')
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('objects').select('name').whereRef('name', '=', 'releases.manifest_sha256'),
        ),
      ),
    )
    .execute();
  for (const release of releases) {
    // oxlint-disable-next-line no-await-in-loop -- one release in memory at a time
    await importRelease(db, { folder, release, now });
  }
}

async function importRelease(
  db: Database,
  { folder, release, now }: { folder: string; release: ListedRelease; now: Date },
): Promise<void> {
  const read = async (digest: string): Promise<Buffer | undefined> => {
    const isList = digest === release.manifest_sha256;
    const path = isList ? join(folder, release.id, 'manifest.json') : join(folder, 'objects', digest);
    const bytes = await readFile(path).catch(() => undefined);
    return bytes !== undefined && sha256(bytes) === digest ? bytes : undefined;
  };
  const files = await readReleaseFiles(read, release).catch(() => undefined);
  if (files === undefined) return;
  const digests = digestsOf(release, files);
  const stored = await objectSizes(db, digests);
  // The list comes last: a release that has it is not read again.
  for (const digest of new Set(digests.toReversed())) {
    if (stored.has(digest)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    const bytes = await read(digest);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (bytes !== undefined) await writeReleaseFiles(db, [bytes], now);
  }
}

async function importPictures(db: Database, folder: string, now: Date): Promise<void> {
  const users = await db
    .selectFrom('users')
    .leftJoin('objects', 'objects.name', 'users.picture')
    .select('users.picture as name')
    .where('users.picture', 'is not', null)
    .where('objects.name', 'is', null)
    .execute();
  for (const { name } of users) {
    if (name === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    const bytes = await readFile(join(folder, `${name}.webp`)).catch(() => undefined);
    if (bytes === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await db.transaction().execute((trx) => writePicture(trx, { name, bytes, storedAt: now.toISOString() }));
  }
}
