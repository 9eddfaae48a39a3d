/**
 * Serves the working files as a site and shows their diagnostics on each page. It uses its own folder and database,
 * so the live release is never touched.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent, type ContentTree, createCheckCache, type Report } from '#schemas/engine';
import { liveFileSystem } from '#schemas/engine/disk';
import { buildApp } from '#server/app';
import { type Config, loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { startJobs } from '#server/jobs';
import { type ReleaseStore, releaseStore } from '#server/publishing';
import { invalidateChanged } from '../check/invalidate-changed.ts';
import { createChangeQueue } from '../check/change-queue.ts';
import { watchFolder } from '../check/watch-folder.ts';
import { buildContent, type BuiltContent } from '../publish/build-content.ts';
import { goLive } from '../publish/go-live.ts';
import { createImageBuilder, imageCacheOf, type PictureCache } from '../publish/images.ts';
import { sha256 } from '../publish/objects.ts';
import { makeSiteFiles } from '../publish/site-files.ts';
import { addPreviewRoutes, type PreviewState } from './preview-routes.ts';

export interface PreviewRequest {
  contentRoot: string;
  builtSite: string;
  port: number;
  env: Readonly<Partial<Record<string, string>>>;
  toolVersion: string;
  onLook: (look: Look) => void;
}

/** The outcome of one check and build. */
export interface Look {
  report: Report;
  tookMs: number;
  /** Why valid content could not be built. */
  fault: string | undefined;
}

/** A running preview; `stop` removes its files. */
export interface Preview {
  address: string;
  stop: () => Promise<void>;
}

/** Starts the preview and watches the content folder until it is stopped. */
export async function startPreview(request: PreviewRequest): Promise<Preview> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-preview-'));
  const config = previewConfig(request, folder);
  const state: PreviewState = { problems: [], fault: undefined, images: undefined, listeners: new Set() };
  const context = await createContext(config);
  const stage = createStage(request, { store: releaseStore(context.db), config, state });
  const queue = createChangeQueue();
  // Watches before the first build, so that a save during it is not missed.
  const watcher = watchFolder(request.contentRoot, (change) => queue.put(change));
  const eyes = { fs: liveFileSystem(request.contentRoot), cache: createCheckCache() };

  async function look(): Promise<void> {
    const began = performance.now();
    const report = await checkContent({ ...eyes, root: request.contentRoot });
    state.problems = report.diagnostics;
    state.fault = report.content === undefined ? undefined : await stage.show(report.content);
    await context.release.refresh();
    for (const tell of state.listeners) tell();
    request.onLook({ report, tookMs: performance.now() - began, fault: state.fault });
  }

  async function follow(): Promise<void> {
    for (let change = await queue.take(); change !== undefined; change = await queue.take()) {
      invalidateChanged(eyes, change);
      await look();
    }
  }

  const app = await buildApp(context, { write: () => undefined });
  addPreviewRoutes(app, { state, releaseId: () => context.release.peek()?.id });
  const jobs = startJobs(context, app.log);
  let following = Promise.resolve();
  const stop = async (): Promise<void> => {
    watcher.close();
    queue.close();
    await following;
    for (const tell of state.listeners) tell('end');
    await app.close();
    await jobs.stop();
    await context.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const address = await app.listen({ host: config.host, port: config.port });
    await look();
    following = follow();
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Stage {
  /** Builds and shows the content; returns the reason where that fails. */
  show: (content: ContentTree) => Promise<string | undefined>;
}

/** The release id before the first build. */
const NAMELESS = 'r-000000000000';

function createStage(
  { contentRoot, builtSite, env, toolVersion }: PreviewRequest,
  { store, config, state }: { store: ReleaseStore; config: Config; state: PreviewState },
): Stage {
  // Shared with publishing, which reuses these pictures.
  const cacheFolder = imageCacheOf(loadConfig(env));
  const { guestDataDays, taxDocumentDays } = config;
  const cache: PictureCache = new Map();
  const make = async (content: ContentTree): Promise<void> => {
    const images = createImageBuilder(contentRoot, { cacheFolder, cache });
    const nameless = await buildContent(content, images, {
      releaseId: NAMELESS,
      builtSite,
      guestDataDays,
      taxDocumentDays,
    });
    const built = named(nameless, `r-${sha256(JSON.stringify(nameless)).slice(0, 12)}`);
    const before = await store.currentId();
    state.images = images;
    if (before === built.shell.releaseId) return;
    const site = await makeSiteFiles(content, built, { builtSite, contentRoot });
    await goLive(store, { content, built, ...site, before, toolVersion });
  };
  return {
    async show(content) {
      try {
        await make(content);
        return undefined;
      } catch (error) {
        // The page shows it and the next save tries again; no live release is affected.
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

function named(built: BuiltContent, releaseId: string): BuiltContent {
  return {
    ...built,
    shell: { ...built.shell, releaseId },
    catalogue: { ...built.catalogue, releaseId },
  };
}

/** The operator's settings, limited to the preview's folder and this machine. */
function previewConfig({ env, port }: PreviewRequest, folder: string): Config {
  const { SMTP_URL: _mail, DATABASE_URL: _database, CACHE_DIR: _cache, HOST: _host, ...rest } = env;
  const { SITE_ORIGIN: _origin, VERANDAH_SECRET: _secret, TRUSTED_PROXIES: _proxies, ...own } = rest;
  return loadConfig({
    ...own,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
  });
}
