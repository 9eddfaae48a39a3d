import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type FolderChange, watchFolder } from './watch-folder.ts';

test('what an operating system writes by itself is no change', async () => {
  const root = mkdtempSync(join(tmpdir(), 'verandah-watch-'));
  const { promise, resolve } = Promise.withResolvers<FolderChange>();
  const watcher = watchFolder(root, resolve);
  onTestFinished(() => {
    watcher.close();
    rmSync(root, { recursive: true });
  });
  for (const name of ['desktop.ini', 'Thumbs.db', '.DS_Store', 'hotel.json'])
    writeFileSync(join(root, name), '{}');
  expect(await promise).toEqual({ files: new Set(['hotel.json']), isLarge: false });
});
