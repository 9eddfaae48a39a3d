import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Catalogue } from '#schemas/types';
import { loadConfig } from '../platform/config/index.ts';
import { createContext } from '../context.ts';
import { databaseUrl } from './database-url.ts';
import { publishRelease } from './publish-release.ts';
import { smallHotel } from './small-hotel.ts';
import { testDatabase } from './test-database.ts';

/** Starting a process is slow on a busy machine. */
export const PROCESS_MS = 60_000;
const MAIN = join(import.meta.dirname, '../main.ts');

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-main-'));
  onTestFinished(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The environment of a server process whose database has the small hotel published. */
export async function publishedHotel(
  catalogue: Catalogue = smallHotel(),
): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl(await testDatabase()) };
  const context = await createContext(loadConfig({ NODE_ENV: 'test', ...env }));
  await publishRelease(context, catalogue);
  await context.close();
  return env;
}

export interface ServerProcess {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** Starts the server in its own process, as `npm start` does; stopped after the test. */
export function startProcess(env: Record<string, string>): ServerProcess {
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

/** The address of a started server. */
export async function addressOf(started: ServerProcess): Promise<string> {
  await expect.poll(started.output, { timeout: PROCESS_MS }).toContain('Stop with Ctrl+C.');
  return /The site:\s+(\S+)\//.exec(started.output())?.[1] ?? '';
}
