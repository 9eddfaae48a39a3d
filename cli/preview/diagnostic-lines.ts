import { oneLine } from '../terminal/printable.ts';
import { summaryOf } from '../report/summary.ts';
import { placeWords, type ReportView } from '../report/view.ts';

/** One line for each diagnostic, and the totals. */
export function diagnosticLines({ report, root, shown }: ReportView): string {
  const lines = shown.map((found) =>
    oneLine(`${placeWords(root, found)}: ${found.severity} ${found.code} ${found.message}`),
  );
  return [...lines, summaryOf(report, shown.length)].join('\n');
}
