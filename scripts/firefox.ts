/** Finds a Firefox for tests. Order: FIREFOX_PATH, then where Debian and Mozilla's packages install it. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Firefox writes into the home folder, and refuses one that belongs to another user. */
export function firefoxEnv(): Record<string, string> {
  const home = join(import.meta.dirname, '../test-results/firefox-home');
  mkdirSync(home, { recursive: true });
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(own), HOME: home };
}

/** @throws an error where FIREFOX_PATH names a program that does not start. @returns undefined where there is none. */
export async function findFirefox(): Promise<string | undefined> {
  const given = process.env['FIREFOX_PATH'];
  const path = given ?? systemPaths.find((each) => existsSync(each));
  if (path === undefined || (await starts(path))) return path;
  if (given === undefined) return undefined;
  throw new Error(`FIREFOX_PATH is ${given}, but that program does not start. Correct it, or unset it.`);
}

async function starts(path: string): Promise<boolean> {
  try {
    await run(path, ['--headless', '--version'], { timeout: 30_000, env: firefoxEnv() });
    return true;
  } catch {
    return false;
  }
}
