import type { Report } from '#schemas/engine';
import type { Arguments } from './arguments.ts';
import { asAsked, nothingWords, verdictOf } from './check/outcome.ts';
import { type CheckRequest, readCheckRequest } from './check/request.ts';
import { throughCache } from './check/report-cache.ts';
import { EXIT } from './exit.ts';
import { isForPeople } from './report/formats.ts';
import { renderReport } from './report.ts';
import { printError, print } from './terminal/print.ts';

/** `verandah check [paths]`: reports everything that is wrong with the content. */
export async function runCheck(args: Arguments): Promise<number> {
  const request = await readCheckRequest(args);
  if (request.isWatching) return (await import('./check/watch.ts')).watchContent(request);
  const whole = await readAndCheck(request);
  const report = await asAsked(whole, request);
  const nothing = nothingWords(whole, report, request);
  if (nothing !== undefined) {
    printError(nothing);
    return EXIT.usage;
  }
  const verdict = verdictOf(report, request.failOn);
  // Set before printing, so that a reader who closes the pipe still gets the exit code.
  process.exitCode = verdict;
  print(
    unchangedWords(report, request) ??
      (await renderReport(report, { ...request, root: request.target.root })),
  );
  return verdict;
}

function unchangedWords({ files, diagnostics }: Report, { since, format }: CheckRequest): string | undefined {
  if (since === undefined || files > 0 || diagnostics.length > 0) return undefined;
  return isForPeople(format) ? `No content file has changed since ${since}.` : undefined;
}

async function readAndCheck({ target, overlay, mayUseCache }: CheckRequest): Promise<Report> {
  const { root } = target;
  const check = async (): Promise<Report> => {
    // Imported late: an unchanged folder needs no checker.
    const [{ checkContent, overlayFileSystem }, { nodeFileSystem }] = await Promise.all([
      import('#schemas/engine'),
      import('#schemas/engine/disk'),
    ]);
    const fs = overlay.size === 0 ? nodeFileSystem : overlayFileSystem(nodeFileSystem, overlay);
    return checkContent({ fs, root });
  };
  return mayUseCache && overlay.size === 0 ? throughCache(root, check) : check();
}
