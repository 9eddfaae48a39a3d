import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../engine/check-content.ts';
import { nodeFileSystem } from '../../engine/node-file-system.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verandah-not-a-file-'));
  mkdirSync(join(root, 'rooms'));
  mkdirSync(join(root, 'images'));
  writeFileSync(
    join(root, 'hotel.json'),
    '{ "header": { "logo": { "file": "images/logo.png", "alt": "Us" } } }',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

async function reported(): Promise<string[]> {
  const { diagnostics } = await checkContent({ fs: nodeFileSystem, root });
  return diagnostics
    .filter(({ code }) => code === 'file/not-a-file' || code.startsWith('asset/') || code === 'file/unknown')
    .map(({ file, range, message }) => `${file}:${range.start.line}:${range.start.column} ${message}`);
}

test('a named pipe is named and never waited for', async () => {
  execFileSync('mkfifo', [join(root, 'rooms/pipe.json'), join(root, 'images/logo.png'), join(root, 'notes')]);
  expect(await reported()).toEqual([
    'images/logo.png:1:1 images/logo.png is a named pipe, not a file.',
    'notes:1:1 notes is a named pipe, not a file.',
    'rooms/pipe.json:1:1 rooms/pipe.json is a named pipe, not a file.',
  ]);
});

test('a link to a pipe inside the folder is one as well', async () => {
  execFileSync('mkfifo', [join(root, '.pipe')]);
  symlinkSync('../.pipe', join(root, 'rooms/suite.json'));
  expect(await reported()).toEqual([
    'hotel.json:1:33 There is no file images/logo.png.',
    'rooms/suite.json:1:1 rooms/suite.json is a named pipe, not a file.',
  ]);
});

test('a folder with the name of a file is named once, with whatever lies in it', async () => {
  mkdirSync(join(root, 'rooms/suite.json'));
  writeFileSync(join(root, 'rooms/suite.json/suite.json'), '{}');
  mkdirSync(join(root, 'images/logo.png'));
  expect(await reported()).toEqual([
    'images/logo.png:1:1 images/logo.png is a folder, not a file.',
    'rooms/suite.json:1:1 rooms/suite.json is a folder, not a file.',
  ]);
});
