import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that say which version this is. They are changed as text, so that nothing else of them changes. */
export const FILES = {
  manifest: 'package.json',
  lock: 'package-lock.json',
  changelog: 'CHANGELOG.md',
  versions: 'versions.json',
  /** The commit whose code must run on today's database: `npm run lab -- upgrade`. */
  lastVersion: 'lab/upgrade/last-version',
} as const;

const MANIFEST_VERSION = /^( {2}"version": ")[^"]+(?=",$)/m;
const LOCK_ROOT_VERSION = /("": \{\n\s+"name": "[^"]+",\n\s+"version": ")[^"]+/;
const UNRELEASED = '## Unreleased\n';

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

/** The lines of the changelog that are not released; undefined without a place for them. */
export function unreleasedLines(root: string): string[] | undefined {
  const [, after] = readText(root, FILES.changelog).split(UNRELEASED);
  if (after === undefined) return undefined;
  const [section = ''] = after.split(/^## /m);
  return section.split('\n').filter((line) => line.startsWith('- '));
}

export function writeVersion(root: string, version: string): void {
  const named = (_place: string, before: string): string => `${before}${version}`;
  rewrite(root, FILES.manifest, (text) => text.replace(MANIFEST_VERSION, named));
  rewrite(root, FILES.lock, (text) =>
    text.replace(MANIFEST_VERSION, named).replace(LOCK_ROOT_VERSION, named),
  );
}

/** Gives what is not released its version, and leaves an empty place above it. */
export function closeChangelog(root: string, { version, day }: { version: string; day: string }): void {
  rewrite(root, FILES.changelog, (text) =>
    text.replace(UNRELEASED, `${UNRELEASED}\n## ${version} - ${day}\n`),
  );
}

/** Names the commit of a release, for who looks for a version and for who upgrades from it. */
export function nameCommit(root: string, { version, commit }: { version: string; commit: string }): void {
  const versions = { ...readVersions(root), [version]: commit };
  writeFileSync(join(root, FILES.versions), `${JSON.stringify(versions, null, 2)}\n`);
  writeFileSync(join(root, FILES.lastVersion), `${commit}\n`);
}

function rewrite(root: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readText(root, file)));
}
