import { printable } from '../terminal/printable.ts';
import { summaryOf } from './summary.ts';
import { pathOf, type ReportView } from './view.ts';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** Workflow commands of GitHub Actions. */
export function githubReport({ report, root, shown }: ReportView): string {
  const remarks = shown.map(({ file, range: { start, end }, severity, code, message, help }) => {
    // GitHub accepts columns for ranges within one line only.
    const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
    const properties = Object.entries({
      file: pathOf(root, file).replaceAll('\\', '/'),
      line: start.line,
      endLine: end.line,
      ...columns,
      title: code,
    }).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const words = help === undefined ? message : `${message}\n${help}`;
    return printable(`::${COMMANDS[severity]} ${properties.join(',')}::${escapeMessage(words)}`);
  });
  return [...remarks, summaryOf(report, shown.length)].join('\n');
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
