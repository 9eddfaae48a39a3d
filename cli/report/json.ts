import type { CheckReport } from '#schemas/types';
import { printableJson } from '../terminal/printable.ts';
import type { ReportView } from './view.ts';

/** The record of `schemas/report/check`. */
export function jsonReport({ report, root, shown }: ReportView): string {
  const { files, errors, warnings, infos, colours } = report;
  const totals: Omit<CheckReport, 'diagnostics'> = {
    version: 1,
    folder: root,
    files,
    errors,
    warnings,
    infos,
    ...(colours.length === 0 ? {} : { colours: [...colours] }),
  };
  return printableJson({ ...totals, diagnostics: shown }, 2);
}
