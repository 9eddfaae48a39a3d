import { printableJson } from '../terminal/printable.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { pathOf, type ReportView } from './view.ts';

const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' } as const;

/** A Code Quality report of GitLab. */
export function gitlabReport({ root, shown }: ReportView): string {
  const fingerprints = fingerprintsOf(shown);
  const issues = shown.map(({ file, range, severity, code, message, help }, index) => ({
    type: 'issue',
    check_name: code,
    description: help === undefined ? message : `${message} Help: ${help}`,
    severity: SEVERITIES[severity],
    fingerprint: fingerprints[index],
    location: {
      path: pathOf(root, file).replaceAll('\\', '/'),
      lines: { begin: range.start.line, end: range.end.line },
    },
  }));
  return printableJson(issues, 2);
}
