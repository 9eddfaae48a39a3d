import { loadConfig } from '#server/config';
import {
  type OpenReleaseStore,
  openReleaseStore,
  type Pruned,
  type RecordedActivation,
  type ReleaseStore,
} from '#server/publishing';
import { type Arguments, UsageError } from './command.ts';
import { EXIT } from './exit.ts';
import { reportFailure } from './publish/report-failure.ts';
import { printError, print } from './terminal/print.ts';
import { oneLine } from './terminal/printable.ts';

const KEEP = 20;
const OLDER_DAYS = 90;
const DAY_MS = 86_400_000;
const PRUNE_OPTIONS = ['keep', 'older', 'dry-run', 'yes'];

export async function runReleases(args: Arguments): Promise<number> {
  const [word, ...more] = args.positionals;
  if (word === 'prune' && more.length === 0) return runPrune(args);
  if (word !== undefined)
    throw new UsageError(`releases takes no argument but prune, not "${args.positionals.join(' ')}".`);
  const stray = args.given.find((option) => PRUNE_OPTIONS.includes(option));
  if (stray !== undefined) throw new UsageError(`--${stray} is an option of: verandah releases prune`);
  return withStore(async (store) => {
    const releases = await store.list();
    if (releases.length === 0)
      print('Nothing has been published yet. Publish with: verandah publish <folder>');
    for (const { id, createdAt, isCurrent, author, note, activations } of releases) {
      const line = `${isCurrent ? '*' : ' '} ${id}  ${minuteOf(createdAt)} UTC  ${saidText(author, note)}`;
      print(line.trimEnd());
      // The first activation is on the line above.
      for (const activation of activations.slice(1)) print(`    ${againText(activation)}`);
    }
    return EXIT.ok;
  });
}

function againText({ kind, activatedAt, author, note }: RecordedActivation): string {
  const what = kind === 'ROLLBACK' ? 'rolled back to' : 'published again';
  return `${what} ${minuteOf(activatedAt)} UTC  ${saidText(author, note)}`.trimEnd();
}

function saidText(author: string | undefined, note: string | undefined): string {
  return oneLine([author, note].filter((word) => word !== undefined).join(': '));
}

function minuteOf(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}

async function runPrune(args: Arguments): Promise<number> {
  const [keep, olderDays] = [numberOf(args, 'keep', KEEP), numberOf(args, 'older', OLDER_DAYS)];
  if (keep < 1) throw new UsageError('--keep is at least 1: the current release is never removed.');
  const isRehearsal = args.has('dry-run') || !args.has('yes');
  return withStore(async (store) => {
    const now = new Date();
    const before = new Date(now.getTime() - olderDays * DAY_MS).toISOString();
    const pruned = await store.prune({ keep, before, now: now.toISOString(), isRehearsal });
    if (pruned === undefined) {
      printError(
        'Nothing was removed: the files of the current release cannot be read, so prune cannot tell which files are needed. Publish again, then prune.',
      );
      return EXIT.problems;
    }
    return printPruned(pruned, args);
  }, 'Nothing was removed');
}

function printPruned({ releaseIds, files, bytes }: Pruned, args: Arguments): number {
  for (const id of releaseIds) print(`  ${id}`);
  const count = releaseIds.length === 1 ? '1 release' : `${releaseIds.length} releases`;
  const what = `${count}, ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB (${bytes} bytes)`;
  if (releaseIds.length === 0 && files === 0) {
    print('There is nothing to remove.');
    return EXIT.ok;
  }
  if (args.has('dry-run')) {
    print(`Would be removed: ${what}. Nothing was removed: this was a dry run.`);
    return EXIT.ok;
  }
  if (!args.has('yes')) {
    printError(`Would be removed: ${what}. Nothing was removed: repeat the command with --yes.`);
    return EXIT.problems;
  }
  print(`Removed: ${what}.`);
  return EXIT.ok;
}

/** Parses `90`, or `90d` for days. */
function numberOf(args: Arguments, name: 'keep' | 'older', otherwise: number): number {
  const typed = args.text(name);
  if (typed === undefined) return otherwise;
  const [, digits] = (name === 'older' ? /^(\d{1,5})d?$/ : /^(\d{1,5})$/).exec(typed) ?? [];
  if (digits === undefined)
    throw new UsageError(
      `--${name} is a whole number${name === 'older' ? ' of days, as in 90d' : ''}; not "${typed}".`,
    );
  return Number(digits);
}

async function withStore(
  work: (store: ReleaseStore) => Promise<number>,
  outcome = 'Nothing was changed',
): Promise<number> {
  let store: OpenReleaseStore | undefined;
  try {
    store = await openReleaseStore(loadConfig(process.env));
    return await work(store);
  } catch (error) {
    return reportFailure(error, outcome);
  } finally {
    await store?.close();
  }
}

export async function runRollback(args: Arguments): Promise<number> {
  const to = args.text('to');
  if (to !== undefined) return (await import('./publish/publish-to.ts')).rollbackAt(args, to);
  return withStore(async (store) => {
    const currentId = await store.currentId();
    const [before] = await store.listBefore();
    const target = args.positionals[0] ?? before;
    if (target === undefined) {
      printError('There is no earlier release to go back to. `verandah releases` lists all.');
      return EXIT.usage;
    }
    if (target === currentId) {
      print(`${target} is already current.`);
      return EXIT.ok;
    }
    const [author, note] = [args.text('author'), args.text('note')];
    const activation = { kind: 'ROLLBACK', author, note } as const;
    await store.rollback({ releaseId: target, activation, removesBooked: args.has('yes') });
    print(`${target} is current again; before: ${currentId ?? 'nothing'}.`);
    if (currentId !== undefined) print(`To undo: verandah rollback ${currentId}`);
    const [next] = await store.listBefore();
    if (next !== undefined) print(`Another rollback goes back to ${next}.`);
    print('Your content files did not change: the next publishing makes them live again.');
    return EXIT.ok;
  });
}
