import type { Report } from '#schemas/engine';
import { type PartialReport, wholeReport } from './check/narrow.ts';
import type { ReportFormat } from './report/formats.ts';
import { prettyReport } from './report/pretty.ts';
import { type ViewOptions, viewOf } from './report/view.ts';
import { print } from './terminal/print.ts';

/** Renders a report without a final line break. */
export async function renderReport(
  report: PartialReport,
  { format, ...options }: ViewOptions & { format: ReportFormat },
): Promise<string> {
  const view = viewOf(report, options);
  switch (format) {
    case 'pretty':
      return prettyReport(view);
    case 'json':
      return (await import('./report/json.ts')).jsonReport(view);
    case 'sarif':
      return (await import('./report/sarif.ts')).sarifReport(view);
    case 'github':
      return (await import('./report/github.ts')).githubReport(view);
    default:
      return format satisfies never;
  }
}

export function printReport(report: Report, options: ViewOptions): void {
  print(prettyReport(viewOf(wholeReport(report), options)));
}
