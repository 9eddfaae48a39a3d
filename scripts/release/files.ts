import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that say which version this is. */
const FILES = {
  manifest: 'package.json',
  lock: 'package-lock.json',
  versions: 'versions.json',
} as const;

const MANIFEST_VERSION = /^( {2}"version": ")[^"]+(?=",$)/m;
const LOCK_ROOT_VERSION = /("": \{\n\s+"name": "[^"]+",\n\s+"version": ")[^"]+/;

function readText(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The version of package.json. */
export function versionIn(root: string): string {
  // Our own manifest.
  return (JSON.parse(readText(root, FILES.manifest)) as { version: string }).version;
}

/** Both places of the lock file that name the version. */
export function versionsInLock(root: string): string[] {
  const lock = readText(root, FILES.lock);
  return [MANIFEST_VERSION, LOCK_ROOT_VERSION].map(
    (place) => place.exec(lock)?.[0].replace(/^[^]*"/, '') ?? 'none',
  );
}

/** The released versions with their commits. */
export function readVersions(root: string): Record<string, string> {
  // Our own file.
  return JSON.parse(readText(root, FILES.versions)) as Record<string, string>;
}
