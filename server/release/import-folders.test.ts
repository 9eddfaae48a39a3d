import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signedInGuest } from '../test-support/account.ts';
import { loseFiles } from '../test-support/lose-files.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { hasReleaseFiles, importFolders } from './index.ts';

test('releases and pictures that an older version kept in folders come into the database once', async () => {
  const server = await startTestServer();
  await signedInGuest(server);
  const { config, db, clock } = server.context;
  const release = await db.selectFrom('releases').select(['id', 'manifest_sha256']).executeTakeFirstOrThrow();
  const stored = await db.selectFrom('objects').select(['name', 'bytes']).execute();
  mkdirSync(join(config.oldReleasesDir, 'objects'), { recursive: true });
  mkdirSync(join(config.oldReleasesDir, release.id));
  for (const { name, bytes } of stored)
    writeFileSync(
      name === release.manifest_sha256
        ? join(config.oldReleasesDir, release.id, 'manifest.json')
        : join(config.oldReleasesDir, 'objects', name),
      bytes,
    );
  const picture = 'k3v7q1x9m5t2b8d4f6h0zjnwp3';
  mkdirSync(join(config.dataDir, 'pictures'));
  writeFileSync(join(config.dataDir, 'pictures', `${picture}.webp`), 'a picture');
  await db.updateTable('users').set({ picture }).execute();
  await loseFiles(server.context);
  expect(await hasReleaseFiles(db, release)).toBe(false);

  for (let start = 0; start < 2; start += 1)
    // oxlint-disable-next-line no-await-in-loop -- a second start finds everything
    await importFolders(db, config, clock.now());

  expect(await hasReleaseFiles(db, release)).toBe(true);
  const names = await db.selectFrom('objects').select('name').execute();
  expect(names.map(({ name }) => name).sort()).toEqual([...stored.map(({ name }) => name), picture].sort());
});
