/**
 * Kills publishing at random moments and checks that guests have the old or the new release, complete. Tests run a
 * few kills; `node cli/publish/kill-publish.ts 200` runs more.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#server/config';
import { openReleaseStore } from '#server/publishing';
import { smokeTest } from './smoke-test.ts';

const root = join(import.meta.dirname, '../..');

export interface KillResult {
  kills: number;
  /** Publishings that ended before the kill. */
  finished: number;
  /** How often guests had the old and the new release. */
  old: number;
  new: number;
  /** Inconsistent states; there must be none. */
  faults: string[];
}

/** @param random returns a moment between 0 (at once) and 1 (just after the usual end). */
export async function killPublishing(kills: number, random: () => number): Promise<KillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-kills-'));
  const content = join(folder, 'content');
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' };
  const config = loadConfig(env);
  const result: KillResult = { kills, finished: 0, old: 0, new: 0, faults: [] };
  try {
    cpSync(join(root, 'e2e/awkward-hotel'), content, { recursive: true });
    await publishFor(content, { env });
    writeTagline(content, 'Warm');
    const began = performance.now();
    await publishFor(content, { env });
    const usualMs = performance.now() - began;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await currentRelease(config);
      writeTagline(content, `Number ${kill}`);
      const end = await publishFor(content, { env, killAfterMs: random() * usualMs * 1.1 });
      if (end === 'finished') result.finished += 1;
      const after = await currentRelease(config);
      if (after === before) result.old += 1;
      else result.new += 1;
      const failure = after === undefined ? ['No release is live.'] : await smokeTest(config, after);
      result.faults.push(...failure.map((fault) => `kill ${kill}: ${fault}`));
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function currentRelease(config: ReturnType<typeof loadConfig>): Promise<string | undefined> {
  const store = await openReleaseStore(config);
  try {
    return await store.currentId();
  } finally {
    await store.close();
  }
}

function writeTagline(content: string, tagline: string): void {
  const file = join(content, 'hotel.json');
  const hotel = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...hotel, tagline }, null, 2));
}

function publishFor(
  content: string,
  { env, killAfterMs }: { env: NodeJS.ProcessEnv; killAfterMs?: number },
): Promise<'finished' | 'killed'> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'cli/verandah.cjs'), 'publish', content], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let message = '';
    child.stderr.on('data', (chunk) => (message += String(chunk)));
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (signal === 'SIGKILL') resolve('killed');
      else if (code === 0) resolve('finished');
      else reject(new Error(`publish ended with ${code}:\n${message}`));
    });
  });
}

if (import.meta.main) {
  const result = await killPublishing(Number(process.argv[2] ?? 200), Math.random);
  console.table([{ ...result, faults: result.faults.length }]);
  for (const fault of result.faults) console.error(fault);
  process.exitCode = result.faults.length === 0 ? 0 : 1;
}
