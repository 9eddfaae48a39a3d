import { join } from 'node:path';
import { type Report, type Diagnostic } from '#schemas/engine';
import type { CheckReport } from '#schemas/types';
import { prettyReport } from './report/pretty.ts';
import { printable } from './report/printable.ts';
import { summaryOf } from './report/summary.ts';

/** How a report may be printed. */
export const FORMATS = ['pretty', 'concise', 'json'] as const;
export type ReportFormat = (typeof FORMATS)[number];

export function isFormat(word: string): word is ReportFormat {
  return FORMATS.some((format) => format === word);
}

interface PrintOptions {
  /** The folder as the operator named it: paths are printed below it. */
  root: string;
  format?: ReportFormat;
  maxProblems?: number;
}

/** Prints what a check found. */
export function printReport(report: Report, options: PrintOptions): void {
  const { root, format = 'pretty', maxProblems = Number.POSITIVE_INFINITY } = options;
  const diagnostics = report.diagnostics.slice(0, maxProblems);
  switch (format) {
    case 'json':
      console.log(JSON.stringify(jsonReport(report, { root, diagnostics }), null, 2));
      return;
    case 'concise':
      for (const found of diagnostics) console.log(conciseLine(found, root));
      console.log(summaryOf(report, diagnostics.length));
      return;
    case 'pretty':
      console.log(prettyReport(report, { root, diagnostics }));
      return;
    default:
      format satisfies never;
  }
}

function jsonReport(
  { files, errors, warnings, infos }: Report,
  { root, diagnostics }: { root: string; diagnostics: readonly Diagnostic[] },
): CheckReport {
  return { version: 1, folder: root, files, errors, warnings, infos, diagnostics: [...diagnostics] };
}

function conciseLine({ file, range, severity, code, message }: Diagnostic, root: string): string {
  const place = `${join(root, file)}:${range.start.line}:${range.start.column}`;
  return printable(`${place}: ${severity} ${code} ${message}`);
}
