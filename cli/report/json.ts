import type { CheckReport } from '#schemas/types';
import { printableJson } from '../terminal/printable.ts';
import type { ReportView } from './view.ts';

/** The record that `schemas/report/check` describes. */
export function jsonReport(view: ReportView): string {
  return printableJson({ ...totalsOf(view), diagnostics: view.shown }, 2);
}

/** Each problem on a line, as `schemas/report/diagnostic` describes it; the last line holds the totals. */
export function ndjsonReport(view: ReportView): string {
  return [...view.shown, totalsOf(view)].map((line) => printableJson(line)).join('\n');
}

function totalsOf({ report, root }: ReportView): Omit<CheckReport, 'diagnostics'> {
  const { files, errors, warnings, infos } = report;
  return { version: 1, folder: root, files, errors, warnings, infos };
}
