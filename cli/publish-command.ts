import { loadConfig } from '#server/config';
import { isAnyAffected } from '#server/publishing';
import type { Arguments } from './arguments.ts';
import { affectedInWords, changesInWords, countInWords } from './diff/print-changes.ts';
import { EXIT } from './exit.ts';
import { toolVersion } from './package-root.ts';
import { createProgress } from './progress.ts';
import { builtSite, contentFolderOf } from './publish/place.ts';
import type { PublishOutcome, PublishRequest } from './publish/publish.ts';
import { warnOfPlansNotSold } from './publish/plans-not-sold.ts';
import { reportFailure } from './publish/report-failure.ts';
import type { DryRun } from './publish/dry-run.ts';
import { coloursInWords } from './report/colours.ts';
import { printReport } from './report.ts';
import { printError, print } from './terminal/print.ts';

const MOST_NAMED_FAULTS = 5;

export async function runPublish(args: Arguments): Promise<number> {
  const contentRoot = await contentFolderOf(args, 'publish');
  const to = args.text('to');
  if (to !== undefined) return (await import('./publish/publish-to.ts')).publishTo(args, to, contentRoot);
  const request = {
    contentRoot,
    builtSite: builtSite(),
    toolVersion: toolVersion(),
    ...optional('note', args.text('note')),
    ...optional('author', args.text('author')),
    ...optional('ifCurrent', args.text('if-current')),
    removesBooked: args.has('yes'),
  };
  const progress = createProgress(process.stderr);
  try {
    const config = loadConfig(process.env);
    if (args.has('dry-run')) {
      const { dryRun } = await import('./publish/dry-run.ts');

      return printDryRun(await dryRun({ ...request, config }), request.contentRoot);
    }
    return await publishAndPrint({ ...request, config }, progress);
  } catch (error) {
    progress.clear();
    return reportFailure(error, 'Nothing was published');
  }
}

async function publishAndPrint(
  request: Omit<PublishRequest, 'say' | 'onPicture'>,
  progress: ReturnType<typeof createProgress>,
): Promise<number> {
  const began = performance.now();
  // Imported late: image encoding and page rendering take a second to load.
  const { publish } = await import('./publish/publish.ts');
  const outcome = await publish({
    ...request,
    say: (line) => progress.say(line),
    onPicture: (done, total) => progress.show('pictures', done, total),
  });
  progress.clear();
  const code = printOutcome(outcome, request.contentRoot, (performance.now() - began) / 1000);
  if (code === EXIT.ok) await warnOfPlansNotSold(request.config);
  return code;
}

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>);
}

function printDryRun(found: DryRun, contentRoot: string): number {
  switch (found.kind) {
    case 'first':
      print(`${found.report.files} files are valid. This would be the first release, ${found.releaseId}.`);
      break;
    case 'changes':
      if (found.groups.length > 0) print(`${changesInWords(found.groups)}\n`);
      if (isAnyAffected(found.affected)) print(affectedInWords(found.affected));
      print(
        found.groups.length > 0
          ? `${countInWords(found.groups)}. This would be ${found.releaseId}, after ${found.against}.`
          : `This would be ${found.releaseId}, after ${found.against}. Nothing changes for guests.`,
      );
      break;
    case 'files-missing':
      print(
        `Nothing has changed since ${found.releaseId} was published, but some of its files are missing: publishing would store them again.`,
      );
      break;
    case 'problems':
    case 'unchanged':
    case 'domain-not-allowed':
    case 'lost':
      return printOutcome(found, contentRoot, 0);
    default:
      return found satisfies never;
  }
  print('Nothing was published: this was a dry run.');
  return EXIT.ok;
}

function printOutcome(outcome: PublishOutcome, contentRoot: string, seconds: number): number {
  switch (outcome.kind) {
    case 'problems':
      printReport(outcome.report, { root: contentRoot });
      printError('Nothing was published: guests still see what they saw before.');
      return EXIT.problems;
    case 'unchanged':
      print(`${outcome.releaseId} is already current: nothing has changed since it was published.`);
      return EXIT.ok;
    case 'domain-not-allowed':
      printError(
        `Nothing was published: hotel.json names the custom domain ${outcome.domain}, which is not in CUSTOM_DOMAINS. Correct customDomain, or ask the provider to add that domain.`,
      );
      return EXIT.problems;
    case 'lost':
      printError(
        `Nothing was published: ${outcome.current ?? 'no release'} was published after ${outcome.expected}. Check what would change with \`verandah diff\`, then publish again.`,
      );
      return EXIT.conflict;
    case 'taken-back': {
      const now = outcome.before === undefined ? 'No release is live' : `${outcome.before} is live again`;
      printErrors(outcome.faults);
      printError(
        `${outcome.releaseId} failed its smoke test and was rolled back. ${now}. Publish again; \`verandah doctor\` helps to find the cause.`,
      );
      return EXIT.problems;
    }
    case 'stored-again':
      if (outcome.faults.length > 0) {
        printErrors(outcome.faults);
        printError(
          `Files of ${outcome.releaseId} were missing and are stored again, but the smoke test failed. It is still current; \`verandah doctor\` helps to find the cause.`,
        );
        return EXIT.problems;
      }
      print(
        `Files of ${outcome.releaseId} were missing and are stored again: ${outcome.files} files, ${megabytes(outcome.bytes)} MB. It is still current.`,
      );
      return EXIT.ok;
    case 'published': {
      const before = outcome.before === undefined ? 'the first release' : `before: ${outcome.before}`;
      print(
        `Published ${outcome.releaseId} (${before}): ${outcome.files} files, ${megabytes(outcome.bytes)} MB, in ${seconds.toFixed(1)} s.`,
      );
      if (outcome.before !== undefined) print('To undo: verandah rollback');
      if (outcome.colours.length > 0) print(coloursInWords(outcome.colours));
      return EXIT.ok;
    }
    default:
      return outcome satisfies never;
  }
}

function printErrors(faults: readonly string[]): void {
  for (const fault of faults.slice(0, MOST_NAMED_FAULTS)) printError(`  ${fault}`);
  const more = faults.length - MOST_NAMED_FAULTS;
  if (more > 0) printError(`  and ${more} more`);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
