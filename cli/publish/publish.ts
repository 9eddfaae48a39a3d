/**
 * Publishing, in steps: stage a copy, check the staged bytes, make every file, store them under their digests, and only
 * then move the pointer together with the catalogue; a release that then does not serve is taken back. A stop at any
 * step leaves one release, whole: the old one or the new one.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent, type ContentTree, nodeFileSystem, type Report } from '#schemas/engine';
import type { Manifest } from '#schemas/types';
import { type Config } from '#server/config';
import { openReleaseStore, type ReleaseStore } from '#server/release';
import { freezeCatalogue } from './freeze-catalogue.ts';
import { createImageFreezer } from './images.ts';
import { type SiteFile, storeFiles, storeManifest } from './objects.ts';
import { makeSiteFiles } from './site-files.ts';
import { smokeTest } from './smoke-test.ts';

const ABANDONED_AFTER_MS = 6 * 60 * 60 * 1000;

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
  /** Tells how many pictures of how many are ready. */
  onPicture?: (done: number, total: number) => void;
  /** Where resized pictures are kept between publishings; inside the data folder when left out. */
  imageCache?: string;
  /** Asks the live release for what guests ask it for; gives what went wrong. */
  smokeTest?: (config: Config, releaseId: string) => Promise<string[]>;
}

export type PublishOutcome =
  | { kind: 'problems'; report: Report }
  | { kind: 'unchanged'; releaseId: string }
  | { kind: 'lost'; expected: string; current: string | undefined }
  | { kind: 'taken-back'; releaseId: string; before: string | undefined; faults: string[] }
  | { kind: 'published'; releaseId: string; before: string | undefined; files: number; bytes: number };

/** Makes the content live. Throws a `ReleaseError` when the database refuses the release. */
export async function publish(request: PublishRequest): Promise<PublishOutcome> {
  const { config, contentRoot, ifCurrent } = request;
  await mkdir(config.releasesDir, { recursive: true });
  await removeAbandoned(config.releasesDir);
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

/** Copies that a publishing left behind when it was killed; one that is under way is never this old. */
async function removeAbandoned(releasesDir: string): Promise<void> {
  for (const name of await readdir(releasesDir)) {
    if (!name.startsWith('staged-')) continue;
    const folder = join(releasesDir, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
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
  const { config, builtSite, say } = request;
  const releaseId = `r-${await digestOfFolders([staged, builtSite], request.toolVersion)}`;
  if (releaseId === before) return { kind: 'unchanged', releaseId };

  say('Resizing pictures and writing pages …');
  const files = await makeFiles(content, {
    staged,
    builtSite,
    releaseId,
    cache: request.imageCache ?? join(config.dataDir, 'cache/images'),
    onPicture: request.onPicture,
  });
  say(`Storing ${files.length} files …`);
  const stored = await storeFiles(config.releasesDir, files);
  const isKnown = (await store.list()).some(({ id }) => id === releaseId);
  if (isKnown) await store.rollback(releaseId);
  else await activate(request, { store, content, before, releaseId, stored });

  say('Asking for every page as a guest would …');
  const faults = await (request.smokeTest ?? smokeTest)(config, releaseId);
  if (faults.length > 0) {
    await store.discard({ releaseId, before });
    return { kind: 'taken-back', releaseId, before, faults };
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return { kind: 'published', releaseId, before, files: files.length, bytes };
}

interface Stored extends Omit<Staged, 'staged'> {
  releaseId: string;
  stored: Manifest['files'];
}

/** From here on guests see the release, or nothing has changed. */
async function activate(
  request: PublishRequest,
  { store, content, before, releaseId, stored }: Stored,
): Promise<void> {
  const createdAt = new Date().toISOString();
  const manifest: Manifest = {
    releaseId,
    ...(before === undefined ? {} : { parent: before }),
    createdAt,
    toolVersion: request.toolVersion,
    contentVersion: 1,
    ...said(request),
    files: stored,
  };
  await store.activate({
    catalogue: freezeCatalogue(content, releaseId),
    parentId: before,
    createdAt,
    manifestSha256: await storeManifest(request.config.releasesDir, manifest),
    delivery: deliveryOf(content),
    ...said(request),
  });
}

function said({ note, author }: PublishRequest): { note?: string; author?: string } {
  return { ...(note === undefined ? {} : { note }), ...(author === undefined ? {} : { author }) };
}

interface MakeFiles {
  staged: string;
  builtSite: string;
  releaseId: string;
  cache: string;
  onPicture: PublishRequest['onPicture'];
}

async function makeFiles(
  content: ContentTree,
  { staged, cache, onPicture, ...site }: MakeFiles,
): Promise<SiteFile[]> {
  const images = await createImageFreezer(staged, { cacheFolder: cache, onPicture });
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
