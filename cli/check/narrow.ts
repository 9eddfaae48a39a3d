import type { Diagnostic, Report } from '#schemas/engine';

/** A report on some of the content: its texts are those of all files, for frames that show another one. */
export interface PartialReport extends Report {
  /** The files that it is about, with and without problems. */
  paths: readonly string[];
}

/** The report on the whole content. */
export function wholeReport(report: Report): PartialReport {
  return { ...report, paths: [...report.texts.keys()] };
}

/** The report with some of its problems, counted anew. */
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

/** The report on some of the files. */
export function onlyFiles(report: PartialReport, isMeant: (file: string) => boolean): PartialReport {
  const diagnostics = report.diagnostics.filter(({ file }) => isMeant(file));
  return onPaths(withDiagnostics(report, diagnostics), report.paths.filter(isMeant));
}

/** The report with its problems as they are, on these files. */
export function onPaths(report: PartialReport, paths: readonly string[]): PartialReport {
  return { ...report, paths, files: paths.length };
}
