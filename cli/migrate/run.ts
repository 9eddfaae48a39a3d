import { kindOf, sameBytes, textIn, withText } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { Arguments } from '../arguments.ts';
import { findTarget } from '../check/target.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { type Changes, showChanges, writeAllOrNone } from '../files/changes.ts';
import { readObject } from '../files/json-edits.ts';
import { counted } from '../report/summary.ts';
import { stuckInfants } from './infants.ts';
import { CONTENT_VERSION } from '#schemas/content-version';
import type { RewrittenAmount } from './digits.ts';
import { countedVersionOf, migrateTexts, versionOf } from './migrate-texts.ts';
import { printError, print } from '../terminal/print.ts';

/** `verandah migrate [folder]`: migrates content of an older version. */
export async function runMigrate(args: Arguments): Promise<number> {
  if (args.positionals.length > 1) throw new UsageError('migrate takes one folder.');
  const { root, parts } = await findTarget(args.positionals);
  if (parts.length > 0)
    throw new UsageError(`migrate takes a whole content folder: verandah migrate ${root}`);
  const files = await readFiles(root);
  const texts = new Map([...files].map(([path, bytes]) => [path, textIn(bytes) ?? '']));
  if (texts.size === 0) {
    printError(`Nothing to migrate: there is no content in ${root}.`);
    return EXIT.usage;
  }
  const failure = [...texts].filter(([, text]) => readObject(text) === undefined).map(([path]) => path);
  if (failure.length > 0) {
    printError(
      `Nothing was changed: ${failure.join(', ')} cannot be read. Correct it first: verandah check ${root}`,
    );
    return EXIT.problems;
  }
  const version = versionOf(texts);
  if (version > CONTENT_VERSION) {
    printError(
      `This content has version ${version}; this Verandah reads version ${CONTENT_VERSION}. Update Verandah, then try again.`,
    );
    return EXIT.usage;
  }
  if (countedVersionOf(texts) === undefined) {
    printError(
      `Nothing was changed: hotel.json names no version, so it is unknown how its amounts are counted. Write "version": ${CONTENT_VERSION} if they were written for this Verandah, "version": 1 if for version 0.2 or older; then try again.`,
    );
    return EXIT.problems;
  }
  const stuck = stuckInfants(texts);
  if (stuck.length > 0) {
    printError(
      `Nothing was changed: ${stuck.join(', ')} has "infants", but hotel.json has "childBands" already. Move its prices to "childPrices" of rooms and meals by hand, then remove "infants".`,
    );
    return EXIT.problems;
  }
  const migrated = await migrateTexts(texts);
  const changes = changesOf(files, migrated.texts);
  if (changes.size === 0) {
    print(`${root} already has version ${CONTENT_VERSION}; nothing was changed.`);
    return EXIT.ok;
  }
  return finish({ changes, amounts: migrated.amounts }, root, args.has('dry-run'));
}

async function readFiles(root: string): Promise<Map<string, Uint8Array>> {
  const entries = (await nodeFileSystem.list(root)) ?? [];
  const files = entries.filter(
    ({ path, leavesFolder, notAFile }) =>
      kindOf(path) !== undefined && !leavesFolder && notAFile === undefined,
  );
  const read = files.map(async ({ path }) => [path, await nodeFileSystem.read(root, path)] as const);
  return new Map(await Promise.all(read));
}

function changesOf(files: ReadonlyMap<string, Uint8Array>, migrated: ReadonlyMap<string, string>): Changes {
  const pairs = [...files].map(([path, before]) => {
    const after = withText(before, migrated.get(path) ?? '');
    return [path, { before, after }] as const;
  });
  const changed = pairs.filter(([, { before, after }]) => !sameBytes(before, after));
  // hotel.json says how amounts are counted: last, so that a run that is killed leaves prices too high, never too low.
  return new Map(
    changed.toSorted(([a], [b]) => Number(kindOf(a) === 'hotel') - Number(kindOf(b) === 'hotel')),
  );
}

const MOST_AMOUNTS = 10;

/** Shows some of the amounts, for a hotelier to see that none costs more or less. */
function amountsText(amounts: readonly RewrittenAmount[]): string {
  const lines = amounts
    .slice(0, MOST_AMOUNTS)
    .map(({ path, field, before, after, read }) => `  ${path} ${field}: ${before} -> ${after} (${read})`);
  const more = amounts.length - lines.length;
  return [
    'Amounts have the decimals of ISO 4217 now. They cost what they cost before:',
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

interface Migration {
  changes: Changes;
  amounts: readonly RewrittenAmount[];
}

function finish({ changes, amounts }: Migration, root: string, isDryRun: boolean): number {
  const count = counted(changes.size, 'file');
  if (amounts.length > 0) print(amountsText(amounts));
  if (isDryRun) {
    showChanges(changes, root);
    printError(`${count} would change. Nothing was written.`);
    return EXIT.ok;
  }
  if (!writeAllOrNone(changes, root, 'up to date')) return EXIT.unreadable;
  print(`${count} changed. Now check them: verandah check ${root}`);
  return EXIT.ok;
}
