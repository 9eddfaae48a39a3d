import { join } from 'node:path';
import type { Diagnostic } from '#schemas/engine';
import type { PartialReport } from '../check/narrow.ts';

export interface ReportView {
  /** Its totals include diagnostics that are not shown. */
  report: PartialReport;
  /** As the operator typed it; printed paths begin with it. */
  root: string;
  shown: readonly Diagnostic[];
  /** Also what needs no repair. */
  showsNotes: boolean;
}

export interface ViewOptions {
  root: string;
  /** The least severe level to show. */
  level?: Diagnostic['severity'];
  maxProblems?: number;
}

const GRAVITY = { info: 0, warning: 1, error: 2 } as const;

export function viewOf(
  report: PartialReport,
  { root, level = 'info', maxProblems = Number.POSITIVE_INFINITY }: ViewOptions,
): ReportView {
  const grave = report.diagnostics.filter(({ severity }) => GRAVITY[severity] >= GRAVITY[level]);
  return { report, root, shown: grave.slice(0, maxProblems), showsNotes: level === 'info' };
}

/** The path of a content file relative to the working directory. */
export function pathOf(root: string, file: string): string {
  return join(root, file);
}

export function placeWords(root: string, { file, range }: Pick<Diagnostic, 'file' | 'range'>): string {
  return `${pathOf(root, file)}:${range.start.line}:${range.start.column}`;
}
