/**
 * Publishing, in steps: stage a copy, check the staged bytes, make every file, store them under their digests, and only
 * then move the pointer together with the catalogue. A stop at any step leaves the release that was current.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent, type ContentTree, nodeFileSystem, type Report } from '#schemas/engine';
import type { Manifest } from '#schemas/types';
import { type Config } from '#server/config';
import { openReleaseStore, type ReleaseStore } from '#server/release';
import { freezeCatalogue } from './freeze-catalogue.ts';
import { createImageFreezer } from './images.ts';
import { type SiteFile, storeFiles, storeManifest } from './objects.ts';
import { makeSiteFiles } from './site-files.ts';

export interface PublishRequest {
  contentRoot: string;
  builtSite: string;
  config: Config;
  toolVersion: string;
  note?: string;
  author?: string;
  /** Refuse unless this release is current (`--if-current`). */
  ifCurrent?: string;
  say: (line: string) => void;
}

export type PublishOutcome =
  | { kind: 'problems'; report: Report }
  | { kind: 'unchanged'; releaseId: string }
  | { kind: 'lost'; expected: string; current: string | undefined }
  | { kind: 'published'; releaseId: string; before: string | undefined; files: number; bytes: number };

/** Makes the content live. Throws a `ReleaseError` when the database refuses the release. */
export async function publish(request: PublishRequest): Promise<PublishOutcome> {
  const { config, contentRoot, ifCurrent } = request;
  await mkdir(config.releasesDir, { recursive: true });
  const staged = await mkdtemp(join(config.releasesDir, 'staged-'));
  try {
    await cp(contentRoot, staged, { recursive: true, verbatimSymlinks: true });
    const report = await checkContent({ fs: nodeFileSystem, root: staged });
    if (report.content === undefined) return { kind: 'problems', report };
    const store = await openReleaseStore(config);
    try {
      const before = await store.currentId();
      if (ifCurrent !== undefined && ifCurrent !== before)
        return { kind: 'lost', expected: ifCurrent, current: before };
      return await release(request, { staged, content: report.content, store, before });
    } finally {
      await store.close();
    }
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

interface Staged {
  staged: string;
  content: ContentTree;
  store: ReleaseStore;
  before: string | undefined;
}

async function release(
  request: PublishRequest,
  { staged, content, store, before }: Staged,
): Promise<PublishOutcome> {
  const { config, builtSite, toolVersion, say } = request;
  const releaseId = `r-${await digestOfFolders([staged, builtSite], toolVersion)}`;
  if (releaseId === before) return { kind: 'unchanged', releaseId };

  say('Resizing pictures and writing pages …');
  const files = await makeFiles(content, {
    staged,
    builtSite,
    releaseId,
    cache: join(config.dataDir, 'cache/images'),
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const known = (await store.list()).some(({ id }) => id === releaseId);
  if (known) {
    await store.rollback(releaseId);
    return { kind: 'published', releaseId, before, files: files.length, bytes };
  }

  say(`Storing ${files.length} files …`);
  const createdAt = new Date().toISOString();
  const manifest: Manifest = {
    releaseId,
    ...(before === undefined ? {} : { parent: before }),
    createdAt,
    toolVersion,
    contentVersion: 1,
    ...said(request),
    files: await storeFiles(config.releasesDir, files),
  };
  await store.activate({
    catalogue: freezeCatalogue(content, releaseId),
    parentId: before,
    createdAt,
    manifestSha256: await storeManifest(config.releasesDir, manifest),
    delivery: deliveryOf(content),
    ...said(request),
  });
  return { kind: 'published', releaseId, before, files: files.length, bytes };
}

function said({ note, author }: PublishRequest): { note?: string; author?: string } {
  return { ...(note === undefined ? {} : { note }), ...(author === undefined ? {} : { author }) };
}

async function makeFiles(
  content: ContentTree,
  { staged, cache, ...site }: { staged: string; cache: string; builtSite: string; releaseId: string },
): Promise<SiteFile[]> {
  const images = await createImageFreezer(staged, cache);
  return makeSiteFiles(content, images, site);
}

/** Which other hosts the pages of this release may ask; the server opens its content policy for these only. */
function deliveryOf({ hotel, theme }: ContentTree) {
  return {
    fontHost: theme.fontSource !== 'self',
    ...(hotel.googleTagId === undefined ? {} : { googleTagId: hotel.googleTagId }),
    ...(hotel.analytics?.enabled === true ? { analyticsDomain: hotel.analytics.domain } : {}),
  };
}

/** Twelve hex digits that change with any byte of the content, of the built site or of the tool's version. */
async function digestOfFolders(folders: string[], toolVersion: string): Promise<string> {
  const digest = createHash('sha256').update(toolVersion);
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.toSorted()) {
      digest.update(`\0${path.slice(folder.length)}\0`).update(
        createHash('sha256')
          .update(await readFile(path))
          .digest(),
      );
    }
  }
  return digest.digest('hex').slice(0, 12);
}
