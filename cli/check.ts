import { parseArgs } from 'node:util';
import { checkContent, nodeFileSystem, type Report } from '#schemas/engine';
import { UsageError } from './command.ts';
import { EXIT } from './exit.ts';
import { FORMATS, isFormat, printReport, type ReportFormat } from './report.ts';

interface CheckOptions {
  root: string;
  format: ReportFormat;
  failOn: 'error' | 'warning';
  maxProblems: number;
}

/** `verandah check [folder]`: says everything that is wrong with the content. */
export async function runCheck(args: string[]): Promise<number> {
  const { root, format, failOn, maxProblems } = readOptions(args);
  const report = await checkContent({ fs: nodeFileSystem, root });
  if (report.files === 0) {
    console.error(
      `Nothing to check: there is no content in ${root}. A content folder holds hotel.json and the rest.`,
    );
    console.error('Say which folder it is: verandah check <folder>');
    return EXIT.usage;
  }
  const verdict = verdictOf(report, failOn);
  // Set before anything is printed: a reader who closes the pipe still gets the verdict.
  process.exitCode = verdict;
  printReport(report, { root, format, maxProblems });
  return verdict;
}

function verdictOf(report: Report, failOn: CheckOptions['failOn']): number {
  if (report.unreadable.length > 0) return EXIT.unreadable;
  const problems = report.errors + (failOn === 'warning' ? report.warnings : 0);
  return problems > 0 ? EXIT.problems : EXIT.ok;
}

function readOptions(args: string[]): CheckOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'pretty' },
      'fail-on': { type: 'string', default: 'error' },
      'max-problems': { type: 'string' },
    },
  });
  const { format, 'fail-on': failOn, 'max-problems': most } = values;
  if (!isFormat(format)) throw new UsageError(`--format is ${FORMATS.join(', ')}; not "${format}".`);
  if (failOn !== 'error' && failOn !== 'warning')
    throw new UsageError(`--fail-on is error or warning; not "${failOn}".`);
  if (positionals.length > 1) throw new UsageError('check takes one folder at a time.');
  if (most !== undefined && !/^\d{1,9}$/.test(most))
    throw new UsageError(`--max-problems is a number; not "${most}".`);
  return {
    root: positionals[0] ?? 'content',
    format,
    failOn,
    maxProblems: most === undefined ? Number.POSITIVE_INFINITY : Number(most),
  };
}
