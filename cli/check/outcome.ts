import type { Report } from '#schemas/engine';
import { EXIT } from '../exit.ts';
import { onlyFiles, type PartialReport, wholeReport } from './narrow.ts';
import type { CheckRequest } from './request.ts';
import { withRuleLevels } from './rule-levels.ts';
import { isMeant } from './target.ts';

/** Narrows a report to the files and rule levels of the request. */
export async function asAsked(
  report: Report,
  { target, rules, since }: CheckRequest,
): Promise<PartialReport> {
  const part = onlyFiles(wholeReport(report), (file) => isMeant(target, file));
  const ruled = withRuleLevels(part, rules);
  // git is started for `--since` only.
  return since === undefined ? ruled : (await import('./changed-files.ts')).changedSince(ruled, since);
}

export function verdictOf(report: Report, failOn: CheckRequest['failOn']): number {
  if (report.unreadable.length > 0) return EXIT.unreadable;
  const problems = report.errors + (failOn === 'warning' ? report.warnings : 0);
  return problems > 0 ? EXIT.problems : EXIT.ok;
}

/** Why there is nothing to report; undefined where there is something. */
export function nothingWords(whole: Report, asked: Report, request: CheckRequest): string | undefined {
  if (asked.files > 0 || asked.diagnostics.length > 0) return undefined;
  const { target, since } = request;
  if (whole.files > 0 && since !== undefined) return undefined;
  const place =
    target.parts.length === 0
      ? target.root
      : target.parts.map((part) => `${target.root}/${part.replace(/\/$/, '')}`).join(', ');
  return `Nothing to check: there is no content in ${place}. A content folder contains hotel.json.\nName the folder: verandah check <folder>`;
}
