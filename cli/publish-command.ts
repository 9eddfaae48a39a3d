/** `verandah publish`, `verandah releases` and `verandah rollback`. Each returns its exit code. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '#server/config';
import { openReleaseStore, ReleaseError, type ReleaseStore } from '#server/release';
import { publish, type PublishOutcome } from './publish/publish.ts';
import { EXIT } from './exit.ts';
import { createProgress } from './progress.ts';
import { printReport } from './report.ts';

const MOST_NAMED_FAULTS = 5;
const projectRoot = join(import.meta.dirname, '..');
const builtSite = join(projectRoot, 'site/dist');

function toolVersion(): string {
  // The project's own manifest.
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

export async function runPublish(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { note: { type: 'string' }, author: { type: 'string' }, 'if-current': { type: 'string' } },
  });
  const contentRoot = positionals[0] ?? 'content';
  if (!existsSync(contentRoot)) {
    console.error(
      `There is no folder ${contentRoot}. Say which folder holds the content: verandah publish <folder>.`,
    );
    return EXIT.usage;
  }
  if (!existsSync(join(builtSite, 'server/prerender.js'))) {
    console.error('The site is not built yet. Run `npm run build` once, then publish again.');
    return EXIT.usage;
  }
  const began = performance.now();
  const progress = createProgress(process.stderr);
  try {
    const outcome = await publish({
      contentRoot,
      builtSite,
      config: loadConfig(process.env),
      toolVersion: toolVersion(),
      ...(values.note === undefined ? {} : { note: values.note }),
      ...(values.author === undefined ? {} : { author: values.author }),
      ...(values['if-current'] === undefined ? {} : { ifCurrent: values['if-current'] }),
      say: (line) => progress.say(line),
      onPicture: (done, total) => progress.show('pictures', done, total),
    });
    progress.clear();
    return tell(outcome, contentRoot, (performance.now() - began) / 1000);
  } catch (error) {
    progress.clear();
    return refused(error, 'Nothing was published');
  }
}

function tell(outcome: PublishOutcome, contentRoot: string, seconds: number): number {
  switch (outcome.kind) {
    case 'problems':
      printReport(outcome.report, { root: contentRoot });
      console.error('Nothing was published: guests still see what they saw before.');
      return EXIT.problems;
    case 'unchanged':
      console.log(`${outcome.releaseId} is current already: nothing has changed since it was published.`);
      return EXIT.ok;
    case 'lost':
      console.error(
        `Nothing was published: ${outcome.current ?? 'no release'} was published since ${outcome.expected}. Look at what would change with \`verandah diff\`, then publish again.`,
      );
      return EXIT.conflict;
    case 'taken-back': {
      const now = outcome.before === undefined ? 'No release is live' : `${outcome.before} is live again`;
      for (const fault of outcome.faults.slice(0, MOST_NAMED_FAULTS)) console.error(`  ${fault}`);
      const more = outcome.faults.length - MOST_NAMED_FAULTS;
      if (more > 0) console.error(`  and ${more} more`);
      console.error(
        `${outcome.releaseId} was live for a moment and did not serve, so it was taken back. ${now}. Publish again; \`verandah doctor\` looks for the cause.`,
      );
      return EXIT.problems;
    }
    case 'published': {
      const size = (outcome.bytes / 1_000_000).toFixed(1);
      const before = outcome.before === undefined ? 'the first release' : `before it was ${outcome.before}`;
      console.log(
        `Published ${outcome.releaseId} (${before}): ${outcome.files} files, ${size} MB, in ${seconds.toFixed(1)} s.`,
      );
      return EXIT.ok;
    }
    default:
      return outcome satisfies never;
  }
}

/** The system's words for a folder that cannot be written to. */
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/** @param outcome what the command has not done, as the first words of the refusal. */
function refused(error: unknown, outcome: string): number {
  if (error instanceof ReleaseError) {
    console.error(`${outcome}. ${error.message}`);
    return error.refusal.code === 'CHANGED_MEANWHILE' ? EXIT.conflict : EXIT.problems;
  }
  if (error instanceof ConfigError) {
    console.error(`${outcome}. ${error.message}`);
    return EXIT.usage;
  }
  if (error instanceof Error && 'code' in error && UNWRITABLE.has(String(error.code))) {
    console.error(
      `${outcome}: the data folder cannot be written to (${error.message}). Choose another folder with DATA_DIR, or make room.`,
    );
    return EXIT.usage;
  }
  throw error;
}

async function withStore(work: (store: ReleaseStore) => Promise<number>): Promise<number> {
  let store: ReleaseStore | undefined;
  try {
    store = await openReleaseStore(loadConfig(process.env));
    return await work(store);
  } catch (error) {
    return refused(error, 'Nothing was changed');
  } finally {
    await store?.close();
  }
}

export function runReleases(): Promise<number> {
  return withStore(async (store) => {
    const releases = await store.list();
    if (releases.length === 0)
      console.log('Nothing has been published yet. Publish with: verandah publish <folder>');
    for (const { id, createdAt, isCurrent, author, note } of releases) {
      const said = [author, note].filter((word) => word !== undefined).join(': ');
      console.log(
        `${isCurrent ? '*' : ' '} ${id}  ${createdAt.slice(0, 16).replace('T', ' ')} UTC  ${said}`.trimEnd(),
      );
    }
    return EXIT.ok;
  });
}

/** Goes back to the release named, else to the one that was current before. */
export function runRollback(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  return withStore(async (store) => {
    const releases = await store.list();
    const current = releases.find(({ isCurrent }) => isCurrent);
    const target = positionals[0] ?? current?.parentId;
    if (target === undefined) {
      console.error('There is no earlier release to go back to. `verandah releases` lists what there is.');
      return EXIT.usage;
    }
    if (target === current?.id) {
      console.log(`${target} is current already.`);
      return EXIT.ok;
    }
    await store.rollback(target);
    console.log(`${target} is current again; before it was ${current?.id ?? 'nothing'}.`);
    return EXIT.ok;
  });
}
