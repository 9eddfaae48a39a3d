import { expect, test } from 'vitest';
import { startTestServer } from '../../test-support/test-server.ts';
import { readReleaseFile, sha256, writeReleaseFiles } from './index.ts';

test('equal files are one object, also where they are stored together', async () => {
  const { context } = await startTestServer();
  const [page, other] = [Buffer.from('<title>A page</title>'), Buffer.from('<title>Another</title>')];
  await writeReleaseFiles(context.db, [page, other, Buffer.from(page)], context.clock.now());
  expect(await readReleaseFile(context.db, sha256(page))).toEqual(page);
  expect(await readReleaseFile(context.db, sha256(other))).toEqual(other);
});
