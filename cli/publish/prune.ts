/**
 * Removes old releases from the list, then deletes the files that no listed release uses. A kill at any step leaves
 * the listed releases complete; the next run deletes the rest.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config';
import { openReleaseStore } from '#server/publishing';
import { lockFolder } from './folder-lock.ts';
import { readManifest } from './objects.ts';

const LIST = 'manifest.json';
const DAY_MS = 24 * 60 * 60 * 1000;

export interface PruneOrder {
  config: Config;
  /** The number of releases to keep. */
  keep: number;
  /** Releases that were current within these days are kept, and all younger files. */
  olderDays: number;
  now: Date;
  isRehearsal: boolean;
}

export interface Pruned {
  releaseIds: string[];
  /** Deleted files, including leftovers of earlier runs. */
  files: number;
  bytes: number;
}

/** @returns undefined where the current manifest cannot be read: then nothing is safe to delete. */
export async function prune(order: PruneOrder): Promise<Pruned | undefined> {
  const { config, keep, olderDays, now, isRehearsal } = order;
  const { releasesDir } = config;
  const before = new Date(now.getTime() - olderDays * DAY_MS);
  const request = { keep, before: before.toISOString(), now: now.toISOString() };
  await mkdir(releasesDir, { recursive: true });
  const lock = lockFolder(releasesDir, 'EXCLUSIVE');
  const store = await openReleaseStore(config);
  try {
    const currentId = await store.currentId();
    if (currentId === undefined || (await readManifest(releasesDir, currentId)) === undefined)
      return undefined;
    const { keptIds, prunedIds, discardedIds } = await store.prune({ ...request, isRehearsal });
    const kept = await filesNamedBy(releasesDir, keptIds);
    const found = await removableIn(releasesDir, { kept, ids: [...prunedIds, ...discardedIds], before });
    if (!isRehearsal) {
      for (const { path } of found) {
        // oxlint-disable-next-line no-await-in-loop -- deleting in parallel does not make a disk faster
        await rm(path, { recursive: true, force: true });
      }
    }
    const bytes = found.reduce((sum, file) => sum + file.bytes, 0);
    return { releaseIds: prunedIds, files: found.length, bytes };
  } finally {
    await store.close();
    lock.release();
  }
}

/** A release without its manifest names no file; publishing it again stores all of them. */
async function filesNamedBy(releasesDir: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one list in memory at a time
    const manifest = await readManifest(releasesDir, id);
    for (const { sha256, encodings } of manifest?.files ?? []) {
      named.add(sha256);
      if (encodings?.br !== undefined) named.add(encodings.br);
    }
  }
  return named;
}

interface Removable {
  path: string;
  bytes: number;
}

/** Files that no release uses, and manifests of removed releases, if they are old enough. */
async function removableIn(
  releasesDir: string,
  { kept, ids, before }: { kept: ReadonlySet<string>; ids: readonly string[]; before: Date },
): Promise<Removable[]> {
  const objects = join(releasesDir, 'objects');
  const names = existsSync(objects) ? await readdir(objects) : [];
  const stray = names.filter((name) => !kept.has(name)).map((name) => join(objects, name));
  const lists = ids.map((id) => join(releasesDir, id, LIST)).filter((path) => existsSync(path));
  const found: Removable[] = [];
  for (const path of [...stray, ...lists]) {
    // oxlint-disable-next-line no-await-in-loop -- thousands at once would be too many
    const { mtime, size } = await stat(path);
    // A manifest is deleted with its folder.
    if (mtime < before) found.push({ path: path.endsWith(LIST) ? dirname(path) : path, bytes: size });
  }
  return found;
}
