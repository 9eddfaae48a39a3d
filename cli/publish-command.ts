/** `verandah publish`. Returns its exit code. */
import { loadConfig } from '#server/config';
import type { Arguments } from './arguments.ts';
import { changesInWords, countInWords, removedInWords } from './diff/print-changes.ts';
import { EXIT } from './exit.ts';
import { toolVersion } from './package-root.ts';
import { createProgress } from './progress.ts';
import { builtSite, contentFolderOf } from './publish/place.ts';
import type { PublishOutcome, PublishRequest } from './publish/publish.ts';
import { warnOfPlansNotSold } from './publish/plans-not-sold.ts';
import { refused } from './publish/refused.ts';
import type { Rehearsal } from './publish/rehearse.ts';
import { printReport } from './report.ts';
import { complain, print } from './terminal/print.ts';

const MOST_NAMED_FAULTS = 5;

export async function runPublish(args: Arguments): Promise<number> {
  const request = {
    contentRoot: await contentFolderOf(args, 'publish'),
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
      const { rehearse } = await import('./publish/rehearse.ts');

      return tellRehearsal(await rehearse({ ...request, config }), request.contentRoot);
    }
    return await publishAndTell({ ...request, config }, progress);
  } catch (error) {
    progress.clear();
    return refused(error, 'Nothing was published');
  }
}

async function publishAndTell(
  request: Omit<PublishRequest, 'say' | 'onPicture'>,
  progress: ReturnType<typeof createProgress>,
): Promise<number> {
  const began = performance.now();
  // What encodes pictures and serves pages takes a second to load: only whoever publishes waits for it.
  const { publish } = await import('./publish/publish.ts');
  const outcome = await publish({
    ...request,
    say: (line) => progress.say(line),
    onPicture: (done, total) => progress.show('pictures', done, total),
  });
  progress.clear();
  const code = tell(outcome, request.contentRoot, (performance.now() - began) / 1000);
  if (code === EXIT.ok) await warnOfPlansNotSold(request.config);
  return code;
}

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  // Only the one name is set.
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>);
}

function tellRehearsal(found: Rehearsal, contentRoot: string): number {
  switch (found.kind) {
    case 'first':
      print(`${found.report.files} files are in order. This would be the first release, ${found.releaseId}.`);
      break;
    case 'changes':
      if (found.groups.length > 0) print(`${changesInWords(found.groups)}\n`);
      if (found.bookingsOfRemoved.length > 0) print(removedInWords(found.bookingsOfRemoved));
      print(
        found.groups.length > 0
          ? `${countInWords(found.groups)}. This would be ${found.releaseId}, after ${found.against}.`
          : `This would be ${found.releaseId}, after ${found.against}. What guests read and pay stays the same.`,
      );
      break;
    case 'files-missing':
      print(
        `Nothing has changed since ${found.releaseId} was published, but files of it are missing: publishing would store them again.`,
      );
      break;
    case 'problems':
    case 'unchanged':
    case 'domain-not-allowed':
    case 'lost':
      return tell(found, contentRoot, 0);
    default:
      return found satisfies never;
  }
  print('Nothing was published: this was a rehearsal.');
  return EXIT.ok;
}

function tell(outcome: PublishOutcome, contentRoot: string, seconds: number): number {
  switch (outcome.kind) {
    case 'problems':
      printReport(outcome.report, { root: contentRoot });
      complain('Nothing was published: guests still see what they saw before.');
      return EXIT.problems;
    case 'unchanged':
      print(`${outcome.releaseId} is current already: nothing has changed since it was published.`);
      return EXIT.ok;
    case 'domain-not-allowed':
      complain(
        `Nothing was published: hotel.json names the custom domain ${outcome.domain}, which is not in CUSTOM_DOMAINS. Correct customDomain, or ask whoever runs the site to list that domain.`,
      );
      return EXIT.problems;
    case 'lost':
      complain(
        `Nothing was published: ${outcome.current ?? 'no release'} was published since ${outcome.expected}. Look at what would change with \`verandah diff\`, then publish again.`,
      );
      return EXIT.conflict;
    case 'taken-back': {
      const now = outcome.before === undefined ? 'No release is live' : `${outcome.before} is live again`;
      complainOf(outcome.faults);
      complain(
        `${outcome.releaseId} was live for a moment and did not serve, so it was taken back. ${now}. Publish again; \`verandah doctor\` looks for the cause.`,
      );
      return EXIT.problems;
    }
    case 'stored-again':
      if (outcome.faults.length > 0) {
        complainOf(outcome.faults);
        complain(
          `Files of ${outcome.releaseId} were missing and are stored again, but it does not serve. It is still current; \`verandah doctor\` looks for the cause.`,
        );
        return EXIT.problems;
      }
      print(
        `Files of ${outcome.releaseId} were missing and are stored again: ${outcome.files} files, ${megabytes(outcome.bytes)} MB. It is current, as before.`,
      );
      return EXIT.ok;
    case 'published': {
      const before = outcome.before === undefined ? 'the first release' : `before it was ${outcome.before}`;
      print(
        `Published ${outcome.releaseId} (${before}): ${outcome.files} files, ${megabytes(outcome.bytes)} MB, in ${seconds.toFixed(1)} s.`,
      );
      if (outcome.before !== undefined) print('To go back to what guests saw before: verandah rollback');
      return EXIT.ok;
    }
    default:
      return outcome satisfies never;
  }
}

function complainOf(faults: readonly string[]): void {
  for (const fault of faults.slice(0, MOST_NAMED_FAULTS)) complain(`  ${fault}`);
  const more = faults.length - MOST_NAMED_FAULTS;
  if (more > 0) complain(`  and ${more} more`);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
