import type { Diagnostic, Report } from '#schemas/engine';

/** A report on a part of the content. `texts` still holds all files, for frames of related places. */
export interface PartialReport extends Report {
  /** The files that were asked for, with and without diagnostics. */
  paths: readonly string[];
}

export function wholeReport(report: Report): PartialReport {
  return { ...report, paths: [...report.texts.keys()] };
}

/** The report with these diagnostics only, and its totals counted again. */
export function withDiagnostics(report: PartialReport, diagnostics: readonly Diagnostic[]): PartialReport {
  const count = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((found) => found.severity === severity).length;
  return {
    ...report,
    diagnostics,
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    unreadable: diagnostics.filter(({ code }) => code === 'file/unreadable').map(({ file }) => file),
  };
}

export function onlyFiles(report: PartialReport, isMeant: (file: string) => boolean): PartialReport {
  const diagnostics = report.diagnostics.filter(({ file }) => isMeant(file));
  return onPaths(withDiagnostics(report, diagnostics), report.paths.filter(isMeant));
}

/** The report with all its diagnostics, counting these files only. */
export function onPaths(report: PartialReport, paths: readonly string[]): PartialReport {
  return { ...report, paths, files: paths.length };
}
