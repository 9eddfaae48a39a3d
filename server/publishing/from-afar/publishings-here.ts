import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DomainError } from '#domain/refusal';
import type { StartedPublishing, StartPublishingRequest } from '#schemas/api-types';
import type { PlatformContext } from '../../platform/context.ts';
import type { Log } from '../../platform/log.ts';
import { isAllowed } from '../../staff/index.ts';
import { endPublishing, insertPublishing, keepAlive } from './publishings.ts';
import { type EndedCommand, runCommand } from './run-command.ts';
import { missingSentFiles, readSentFile } from './sent-files.ts';
import type { Publisher } from './tokens.ts';

const ALIVE_EVERY_MS = 10_000;
/** As an internal error of the command. */
const BROKEN = 70;

export interface PublishingsHere {
  /** Starts a publishing and returns its id, or the parts that must be sent first. */
  start: (publisher: Publisher, request: StartPublishingRequest, log: Log) => Promise<StartedPublishing>;
  /** Stops the one that runs: guests keep what they see. */
  stop: () => Promise<void>;
}

type Here = Pick<PlatformContext, 'clock' | 'config' | 'db' | 'newId'>;

/**
 * Publishes in this process's name what was sent: the content is written into a folder and published by the command
 * that the provider uses too, so it is checked as any other.
 */
export function publishingsHere(
  context: Here,
  run: (args: readonly string[], stopped: AbortSignal) => Promise<EndedCommand> = runCommand,
): PublishingsHere {
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const carryOut = async (id: string, publisher: Publisher, request: StartPublishingRequest) => {
    const timer = setInterval(() => void keepAlive(context, id).catch(() => {}), ALIVE_EVERY_MS).unref();
    await mkdir(context.config.cacheDir, { recursive: true });
    const folder = await mkdtemp(join(context.config.cacheDir, 'staged-'));
    try {
      await writeFiles(context, folder, request.files ?? []);
      const { exitCode, output } = await run(
        commandOf(request, { folder, author: publisher.name }),
        stopped.signal,
      );
      await endPublishing(context, id, { exitCode, output: output.replaceAll(`${folder}/`, '') });
    } finally {
      clearInterval(timer);
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    async start(publisher, request, log) {
      const operation = request.action === 'DRY_RUN' ? 'tryPublishing' : 'publish';
      if (!isAllowed({ token: publisher.name, scopes: [publisher.scope] }, operation))
        throw new DomainError('FORBIDDEN');
      const files = request.files ?? [];
      refuseBadPaths(files.map(({ path }) => path));
      const missing = await missingSentFiles(
        context,
        files.flatMap(({ parts }) => parts),
      );
      if (missing.length > 0) return { missing };
      const id = context.newId();
      await insertPublishing(context, { id, publisher, action: request.action });
      running = carryOut(id, publisher, request).catch(async (error: unknown) => {
        log.error({ err: error }, 'publishing failed');
        const output = 'The server could not publish; its log says why.\n';
        await endPublishing(context, id, { exitCode: BROKEN, output }).catch(() => {});
      });
      return { id, missing: [] };
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

/** Paths come from the network: none may lead out of its folder. */
function refuseBadPaths(paths: readonly string[]): void {
  if (!paths.some(isBadPath) && new Set(paths).size === paths.length) return;
  throw new DomainError('BAD_REQUEST', {
    why: 'A path of `files` is not one of a file in a folder, or occurs twice.',
  });
}

function isBadPath(path: string): boolean {
  return (
    // oxlint-disable-next-line no-control-regex -- no file of a hotel has one in its name
    /[\\:\u0000-\u001f\u007f]/.test(path) ||
    path.split('/').some((step) => step === '' || step === '.' || step === '..')
  );
}

async function writeFiles(
  { db }: Here,
  folder: string,
  files: NonNullable<StartPublishingRequest['files']>,
): Promise<void> {
  for (const { path, parts } of files) {
    const target = join(folder, path);
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    await mkdir(dirname(target), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const bytes = Buffer.concat(await Promise.all(parts.map((digest) => readSentFile(db, digest))));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(target, bytes, { flag: 'wx' });
  }
}

function commandOf(
  request: StartPublishingRequest,
  { folder, author }: { folder: string; author: string },
): string[] {
  const { action, note, releaseId, ifCurrent, removesBooked = false } = request;
  const said = [
    `--author=${request.author ?? author}`,
    ...(note === undefined ? [] : [`--note=${note}`]),
    ...(removesBooked ? ['--yes'] : []),
  ];
  if (action === 'ROLLBACK') return ['rollback', ...(releaseId === undefined ? [] : [releaseId]), ...said];
  return [
    'publish',
    folder,
    ...said,
    ...(ifCurrent === undefined ? [] : [`--if-current=${ifCurrent}`]),
    ...(action === 'DRY_RUN' ? ['--dry-run'] : []),
  ];
}
