/**
 * Shows the site on the working files, as guests would see it, and says on the page what is wrong with them. It
 * publishes into a folder and a database of its own, so nothing that it does reaches the live release.
 */
import { type FSWatcher, watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent, nodeFileSystem, type Report } from '#schemas/engine';
import { buildApp } from '#server/app';
import { type Config, loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { startJobs } from '#server/jobs';
import { publish } from '../publish/publish.ts';
import { addPreviewRoutes, type PreviewState } from './preview-routes.ts';

const QUIET_MS = 120;

export interface PreviewRequest {
  contentRoot: string;
  builtSite: string;
  port: number;
  env: Readonly<Partial<Record<string, string>>>;
  toolVersion: string;
  /** Told after each look at the content, with how long it took. */
  onLook: (report: Report, tookMs: number) => void;
}

/** A preview that runs; `stop` removes all that it wrote. */
export interface Preview {
  address: string;
  stop: () => Promise<void>;
}

/** Starts the preview and follows the content folder until it is stopped. */
export async function startPreview(request: PreviewRequest): Promise<Preview> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-preview-'));
  const config = previewConfig(request, folder);
  const imageCache = join(loadConfig(request.env).dataDir, 'cache/images');
  const state: PreviewState = { problems: [], releaseId: undefined, listeners: new Set() };

  async function look(): Promise<void> {
    const began = performance.now();
    const report = await checkContent({ fs: nodeFileSystem, root: request.contentRoot });
    state.problems = report.diagnostics;
    if (report.content !== undefined) {
      const outcome = await publish({ ...request, config, imageCache, say: quiet, smokeTest: trusting });
      if (outcome.kind === 'published') state.releaseId = outcome.releaseId;
      await context.release.refresh();
    }
    for (const tell of state.listeners) tell();
    request.onLook(report, performance.now() - began);
  }

  const context = await createContext(config);
  await look();
  const app = await buildApp(context, { write: quiet });
  addPreviewRoutes(app, state);
  const address = await app.listen({ host: config.host, port: config.port });
  const jobs = startJobs(context, app.log);
  const follower = follow(request.contentRoot, look);
  return {
    address,
    async stop() {
      await follower.stop();
      for (const tell of state.listeners) tell('end');
      await app.close();
      await jobs.stop();
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const quiet = (): void => undefined;
// A look that fails shows on the page itself; there is no live release to protect.
const trusting = async (): Promise<string[]> => [];

/** The operator's settings, without anything that leads outside the preview's folder. */
function previewConfig({ env, port }: PreviewRequest, folder: string): Config {
  const { SMTP_URL: _mail, DATABASE_URL: _database, RELEASES_DIR: _releases, ...rest } = env;
  const { SITE_ORIGIN: _origin, VERANDAH_SECRET: _secret, ...own } = rest;
  return loadConfig({
    ...own,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
  });
}

/** Looks again once the folder has been quiet for a moment; never twice at a time. */
function follow(folder: string, look: () => Promise<void>): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const watcher: FSWatcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = looking.then(look).catch((error: unknown) => console.error(error));
    }, QUIET_MS);
  });
  return {
    async stop() {
      clearTimeout(timer);
      watcher.close();
      await looking;
    },
  };
}
