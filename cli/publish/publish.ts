/**
 * Publishing: copies the content, checks the copy, builds every file, stores the files by digest, and only then
 * activates the release together with its catalogue. A release that fails its smoke test is rolled back. A kill at
 * any step leaves the old or the new release, complete.
 */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent, type ContentTree, type Report } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { Config } from '#server/config';
import { openReleaseStore, type ReleaseStore } from '#server/publishing';
import { domainNotAllowed } from './custom-domain.ts';
import { reportDamaged } from './damaged-pictures.ts';
import { buildContent } from './build-content.ts';
import { goLive, type ReleaseNote } from './go-live.ts';
import { createImageBuilder, imageCacheOf } from './images.ts';
import { releaseIdOf } from './release-id.ts';
import { makeSiteFiles } from './site-files.ts';
import { smokeTest } from './smoke-test.ts';
import { stageContent } from './stage-content.ts';

const ABANDONED_AFTER_MS = 6 * 60 * 60 * 1000;

export interface PublishRequest extends ReleaseNote {
  contentRoot: string;
  builtSite: string;
  config: Config;
  toolVersion: string;
  ifCurrent?: string;
  say: (line: string) => void;
  /** Receives the progress of the pictures. */
  onPicture?: (done: number, total: number) => void;
  /** Requests from the live release what guests request and what is new in it; returns the failures. */
  smokeTest?: typeof smokeTest;
}

export type PublishOutcome =
  | { kind: 'problems'; report: Report }
  | { kind: 'unchanged'; releaseId: string }
  | { kind: 'domain-not-allowed'; domain: string }
  | { kind: 'lost'; expected: string; current: string | undefined }
  | { kind: 'taken-back'; releaseId: string; before: string | undefined; faults: string[] }
  | { kind: 'stored-again'; releaseId: string; files: number; bytes: number; faults: string[] }
  | {
      kind: 'published';
      releaseId: string;
      before: string | undefined;
      files: number;
      bytes: number;
      /** Colours of the theme that guests see differently. */
      colours: Report['colours'];
    };

/** Publishes the content. Throws a `ReleaseError` where the database refuses the release. */
export async function publish(request: PublishRequest): Promise<PublishOutcome> {
  const { config, contentRoot, ifCurrent } = request;
  await mkdir(config.cacheDir, { recursive: true });
  await removeAbandoned(config.cacheDir);
  const staged = await mkdtemp(join(config.cacheDir, 'staged-'));
  try {
    if (!stageContent(contentRoot, staged))
      return { kind: 'problems', report: await checkContent({ fs: nodeFileSystem, root: contentRoot }) };
    const report = await checkContent({ fs: nodeFileSystem, root: staged });
    if (report.content === undefined) return { kind: 'problems', report };
    const domain = domainNotAllowed(report.content, config);
    if (domain !== undefined) return { kind: 'domain-not-allowed', domain };
    const store = await openReleaseStore(config);
    try {
      const before = await store.currentId();
      if (ifCurrent !== undefined && ifCurrent !== before)
        return { kind: 'lost', expected: ifCurrent, current: before };
      return await release(request, {
        staged,
        content: report.content,
        colours: report.colours,
        store,
        before,
      });
    } finally {
      await store.close();
    }
  } catch (error) {
    return { kind: 'problems', report: await reportDamaged(error, staged) };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Deletes copies left by a killed publishing; a running one is never this old. */
async function removeAbandoned(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    if (!name.startsWith('staged-')) continue;
    const folder = join(cacheDir, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}

interface Staged {
  staged: string;
  content: ContentTree;
  colours: Report['colours'];
  store: ReleaseStore;
  before: string | undefined;
}

async function release(
  request: PublishRequest,
  { staged, content, colours, store, before }: Staged,
): Promise<PublishOutcome> {
  const { config, builtSite, toolVersion, say } = request;
  const { guestDataDays, taxDocumentDays } = config;
  const releaseId = releaseIdOf([staged, builtSite], { toolVersion, guestDataDays, taxDocumentDays });
  if (releaseId === before && (await store.hasFiles(releaseId))) return { kind: 'unchanged', releaseId };

  say('Building pictures and pages …');
  const images = createImageBuilder(staged, { cacheFolder: imageCacheOf(config) });
  const built = await buildContent(content, images, { releaseId, builtSite, guestDataDays, taxDocumentDays });
  const pictures = await images.files(request.onPicture);
  const site = await makeSiteFiles(content, built, { builtSite, contentRoot: staged });
  const { inlineStyle } = site;
  const files = [...site.files, ...pictures];
  say(`Storing ${files.length} files …`);
  const earlier = before === undefined ? undefined : await store.manifest(before);
  await goLive(store, { ...request, content, built, files, inlineStyle, before, earlier: earlier?.files });

  say('Checking every page …');
  // Files of the current release that were missing are tested with all others.
  const tested = releaseId === before ? [] : earlier?.files;
  const faults = await (request.smokeTest ?? smokeTest)(config, releaseId, tested);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  // The release was already current, so there is no earlier one to return to.
  if (releaseId === before) return { kind: 'stored-again', releaseId, files: files.length, bytes, faults };
  if (faults.length > 0) {
    await store.discard({ releaseId, before });
    return { kind: 'taken-back', releaseId, before, faults };
  }
  return { kind: 'published', releaseId, before, files: files.length, bytes, colours };
}
