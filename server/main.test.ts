import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from './config/index.ts';
import { createContext } from './context.ts';
import { publishRelease } from './test-support/publish-release.ts';
import { smallHotel } from './test-support/small-hotel.ts';

/** Starting a process takes its time on a busy machine. */
const PROCESS_MS = 60_000;
const MAIN = join(import.meta.dirname, 'main.ts');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-main-'));
  onTestFinished(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

async function publishedFolder(): Promise<string> {
  const folder = temporaryFolder();
  const context = await createContext(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
  await publishRelease(context, smallHotel());
  await context.close();
  return folder;
}

interface Started {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: '0', ...env },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { process: child, output: () => output, ended };
}

async function addressOf(started: Started): Promise<string> {
  await expect.poll(started.output, { timeout: PROCESS_MS }).toContain('Stop with Ctrl+C.');
  return /The site:\s+(\S+)\//.exec(started.output())?.[1] ?? '';
}

test(
  'prints where the site and the mailbox are, answers there, and stops when asked to',
  { timeout: PROCESS_MS },
  async () => {
    const started = start({ DATA_DIR: await publishedFolder() });
    const address = await addressOf(started);
    expect(started.output()).toContain(`The development mailbox: ${address}/_dev/mailbox`);
    expect((await fetch(`${address}/api/v1/ready`)).status).toBe(200);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output()).not.toContain('rror');
  },
);

test('follows a release that another process publishes', { timeout: PROCESS_MS }, async () => {
  const folder = await publishedFolder();
  const started = start({ DATA_DIR: folder });
  const address = await addressOf(started);
  const publisher = await createContext(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
  await publishRelease(publisher, smallHotel('release-2'), { parentId: 'release-1' });
  await publisher.close();
  const current = async () =>
    ((await (await fetch(`${address}/api/v1/ready`)).json()) as { releaseId: string }).releaseId;
  await expect.poll(current, { timeout: PROCESS_MS }).toBe('release-2');
});

test('a taken port is named, with the remedy', { timeout: PROCESS_MS }, async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  onTestFinished(() => {
    blocker.close();
  });
  const address = blocker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const started = start({ DATA_DIR: await publishedFolder(), PORT: String(port) });
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(
    new RegExp(`^The server did not start: the port is taken \\(.*${port}.*\\)\\. .*PORT=4174`),
  );
  expect(started.output().trim().split('\n')).toHaveLength(1);
});

test('without a release it says what to do first', { timeout: PROCESS_MS }, async () => {
  const started = start({ DATA_DIR: temporaryFolder() });
  expect(await started.ended).toBe(1);
  expect(started.output().trim()).toBe(
    'The server did not start: nothing was published yet. Publish first: npx verandah publish content',
  );
});

test('a release whose files are gone is named', { timeout: PROCESS_MS }, async () => {
  const folder = await publishedFolder();
  rmSync(join(folder, 'releases'), { recursive: true });
  const started = start({ DATA_DIR: folder });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('a file of the published release is missing');
});

test('a data folder that is a file is named', { timeout: PROCESS_MS }, async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'inside'));
  writeFileSync(join(folder, 'file'), '');
  const started = start({ DATA_DIR: join(folder, 'file') });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('DATA_DIR');
  expect(started.output().trim().split('\n')).toHaveLength(1);
});

test(
  'nonsense in the environment is one line with the name of the variable',
  { timeout: PROCESS_MS },
  async () => {
    const started = start({ DATA_DIR: temporaryFolder(), PORT: 'eighty' });
    expect(await started.ended).toBe(1);
    expect(started.output().trim()).toMatch(/^The server did not start: PORT is not a whole number/);
  },
);
