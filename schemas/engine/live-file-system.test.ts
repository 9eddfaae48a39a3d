import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { liveFileSystem } from './live-file-system.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verandah-live-'));
  writeFileSync(join(root, 'hotel.json'), '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const listed = async (fs: ReturnType<typeof liveFileSystem>) =>
  ((await fs.list(root)) ?? []).map(({ path, bytes }) => `${path} ${bytes}`);

test('what it is not told about, it does not look at', async () => {
  const fs = liveFileSystem(root);
  expect(await listed(fs)).toEqual(['hotel.json 2']);
  writeFileSync(join(root, 'seo.json'), '{}');
  expect(await listed(fs)).toEqual(['hotel.json 2']);
});

test('a file that came, grew or went is looked at again', async () => {
  const fs = liveFileSystem(root);
  await fs.list(root);
  writeFileSync(join(root, 'hotel.json'), '{"a":1}');
  writeFileSync(join(root, 'seo.json'), '{}');
  fs.refresh(['hotel.json', 'seo.json']);
  expect(await listed(fs)).toEqual(['hotel.json 7', 'seo.json 2']);
  renameSync(join(root, 'seo.json'), join(root, 'theme.json'));
  fs.refresh(['seo.json', 'theme.json']);
  expect(await listed(fs)).toEqual(['hotel.json 7', 'theme.json 2']);
});

test('a new folder is found once the list is forgotten', async () => {
  const fs = liveFileSystem(root);
  await fs.list(root);
  mkdirSync(join(root, 'rooms'));
  writeFileSync(join(root, 'rooms/a.json'), '{}');
  fs.forget();
  expect(await listed(fs)).toEqual(['hotel.json 2', 'rooms/a.json 2']);
});
