import { loadConfig } from '#server/config';
import { isAnyAffected } from '#server/publishing';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { toolVersion } from '../package-root.ts';
import { builtSite, contentFolderOf } from '../publish/place.ts';
import { reportFailure } from '../publish/report-failure.ts';
import { dryRun } from '../publish/dry-run.ts';
import { printReport } from '../report.ts';
import { printError, print } from '../terminal/print.ts';
import { affectedInWords, changesInWords, countInWords } from './print-changes.ts';

const RELEASE = /^r-[0-9a-f]{12}$/;

export async function runDiff(args: Arguments): Promise<number> {
  const { contentRoot, against } = await readRequest(args);
  const request = { contentRoot, builtSite: builtSite(), toolVersion: toolVersion() };
  try {
    const config = loadConfig(process.env);
    const found = await dryRun({ ...request, config, ...(against === undefined ? {} : { against }) });
    switch (found.kind) {
      case 'problems':
        printReport(found.report, { root: contentRoot });
        printError('Correct the content first, then compare again.');
        return EXIT.problems;
      case 'domain-not-allowed':
        printError(
          `Add ${found.domain} to CUSTOM_DOMAINS, or remove it from hotel.json, then compare again.`,
        );
        return EXIT.problems;
      case 'first':
        print('Nothing has been published yet.');
        return EXIT.ok;
      case 'lost':
      case 'unchanged':
      case 'files-missing':
        print(
          `Nothing would change: ${contentRoot} is what ${against === undefined ? 'guests see' : `${against} shows`}.`,
        );
        return EXIT.ok;
      case 'changes':
        if (isAnyAffected(found.affected)) print(affectedInWords(found.affected));
        if (found.groups.length === 0) {
          print(`Guests would see no change: ${found.against} shows the content of ${contentRoot}.`);
          return EXIT.ok;
        }
        print(changesInWords(found.groups));
        print(
          `\n${countInWords(found.groups)}, compared with ${found.against}${against === undefined ? ', which guests see' : ''}.`,
        );
        return EXIT.ok;
      default:
        return found satisfies never;
    }
  } catch (error) {
    return reportFailure(error, 'Nothing was compared');
  }
}

/** A release id and a folder can be told apart, so either order is accepted. */
async function readRequest(args: Arguments): Promise<{ contentRoot: string; against?: string }> {
  const releases = args.positionals.filter((word) => RELEASE.test(word));
  const folders = args.positionals.filter((word) => !RELEASE.test(word));
  if (releases.length > 1)
    throw new UsageError('diff compares the content with one release; two were named.');
  const mistyped = folders.find((word) => /^r-[0-9a-f]*$/.test(word));
  if (mistyped !== undefined)
    throw new UsageError(`There is no release ${mistyped}. The list: verandah releases`);
  const contentRoot = await contentFolderOf({ ...args, positionals: folders }, 'diff');
  const [against] = releases;
  return { contentRoot, ...(against === undefined ? {} : { against }) };
}
