/**
 * Checks package-lock.json offline: each platform package is included (else `npm ci` fails on other machines), each
 * entry has a sha512 digest, none comes from git, a file or a URL, and no registry address is recorded.
 */
import { readFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** The folders where Node looks for a dependency of `key`, nearest first. */
function* homesOf(key: string): Generator<string> {
  let at = key;
  while (at !== '') {
    yield `${at}/node_modules/`;
    const up = at.lastIndexOf('/node_modules/');
    at = up < 0 ? '' : at.slice(0, up);
  }
  yield 'node_modules/';
}

/** The faults of a lock file's `packages`, one sentence each. */
export function lockFaults(packages: Record<string, LockEntry>): string[] {
  const faults: string[] = [];
  for (const [key, entry] of Object.entries(packages)) {
    const name = key === '' ? 'the project' : `${key}@${entry.version ?? '?'}`;
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter(
      (dependency) => ![...homesOf(key)].some((home) => packages[home + dependency] !== undefined),
    );
    if (missing.length > 0) {
      faults.push(`${name}: ${missing.length} platform packages are missing, for example ${missing[0]}`);
    }
    if (entry.resolved !== undefined)
      faults.push(`${name}: names a download address; install with the project's .npmrc`);
    if (key === '' || entry.link === true || entry.inBundle === true) continue;
    if (entry.integrity?.startsWith('sha512-') !== true) faults.push(`${name}: has no sha512 digest`);
  }
  return faults;
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const faults = lockFaults(packages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error('Remedy: delete node_modules and package-lock.json, then run npm install under Node 24.');
    process.exitCode = 1;
  }
}
