import { join } from 'node:path';
import type { Diagnostic } from '#schemas/engine';
import type { PartialReport } from '../check/narrow.ts';

/** A report as it is about to be printed. */
export interface ReportView {
  /** Its totals count every problem, shown or not. */
  report: PartialReport;
  /** The folder as the operator named it: paths are printed below it. */
  root: string;
  /** The problems to print, in their order. */
  shown: readonly Diagnostic[];
}

/** What a view leaves out. */
export interface ViewOptions {
  root: string;
  /** The least grave problems to show. */
  level?: Diagnostic['severity'];
  maxProblems?: number;
}

const GRAVITY = { info: 0, warning: 1, error: 2 } as const;

export function viewOf(
  report: PartialReport,
  { root, level = 'info', maxProblems = Number.POSITIVE_INFINITY }: ViewOptions,
): ReportView {
  const grave = report.diagnostics.filter(({ severity }) => GRAVITY[severity] >= GRAVITY[level]);
  return { report, root, shown: grave.slice(0, maxProblems) };
}

/** The path of a content file as the operator would type it. */
export function pathOf(root: string, file: string): string {
  return join(root, file);
}

/** `content/hotel.json:7:15`. */
export function placeWords(root: string, { file, range }: Pick<Diagnostic, 'file' | 'range'>): string {
  return `${pathOf(root, file)}:${range.start.line}:${range.start.column}`;
}
