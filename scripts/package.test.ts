import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePackage } from './make-package.ts';

const root = join(import.meta.dirname, '..');
const MOST_BYTES = 125_000_000;
const SLOW_MS = 180_000;
/** Outside of the repository, whose packages Node would find. */
const place = mkdtempSync(join(tmpdir(), 'verandah-package-'));
let folder = '';

interface LockFile {
  packages: Readonly<Record<string, { version?: string }>>;
}

function lockOf(where: string): LockFile {
  // Written by npm.
  return JSON.parse(readFileSync(join(where, 'package-lock.json'), 'utf8')) as LockFile;
}

/** The packages of the lock file that npm has installed on this machine. */
const installed = (): string[] =>
  Object.keys(lockOf(folder).packages).filter((path) => path !== '' && existsSync(join(root, path)));

function bytesOf(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

beforeAll(() => {
  ({ folder } = makePackage(place));
}, SLOW_MS);

afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

test('the lock file of the package names what the one of the repository names, and less of it', () => {
  const [all, some] = [lockOf(root).packages, lockOf(folder).packages];
  const names = Object.keys(some).filter((path) => path !== '');
  expect(names.length).toBeGreaterThan(50);
  expect(names.length).toBeLessThan(250);
  for (const path of names) expect([path, some[path]]).toEqual([path, { ...all[path], ...some[path] }]);
});

test('unpacked and installed it takes at most 125 MB, without Node', () => {
  const packages = installed().filter((path) => !path.includes('node_modules/node-linux-'));
  const bytes = packages.reduce((sum, path) => sum + bytesOf(join(root, path)), bytesOf(folder));
  expect(packages.length).toBeGreaterThan(50);
  expect(bytes).toBeLessThan(MOST_BYTES);
  // A package that was not found would count for nothing.
  expect(bytes).toBeGreaterThan(MOST_BYTES / 2);
});

test('holds no test, no bench and no tool of developers', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.test\.tsx?$|^(?:lab|e2e|stories)/.test(file))).toEqual([]);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).not.toContain('vitest');
});

test(
  'with nothing but its own packages it publishes a hotel and serves it',
  { timeout: SLOW_MS },
  async () => {
    for (const path of installed().filter((each) => each.lastIndexOf('node_modules/') === 0)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(join(root, path), join(folder, path));
    }
    const env = { PATH: process.env['PATH'], DATA_DIR: join(place, 'data'), PORT: '0', LOG_LEVEL: 'error' };
    const publish = [join(folder, 'cli/main.ts'), 'publish', join(root, 'e2e/awkward-hotel')];
    const published = spawnSync(process.execPath, publish, { cwd: folder, env, encoding: 'utf8' });
    expect([published.status, published.stderr]).toEqual([0, '']);
    const server = spawn(process.execPath, ['server/main.ts'], { cwd: folder, env });
    try {
      let said = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (text: Buffer) => (said += text.toString()));
      await expect.poll(() => said, { timeout: SLOW_MS / 3 }).toContain('Stop with Ctrl+C.');
      const address = /The site:\s+(\S+)\//.exec(said)?.[1] ?? '';
      const home = await fetch(`${address}/`);
      expect(home.status).toBe(200);
      expect(await home.text()).toContain('<h1');
      expect((await fetch(`${address}/api/v1/ready`)).status).toBe(200);
    } finally {
      server.kill('SIGKILL');
    }
  },
);
