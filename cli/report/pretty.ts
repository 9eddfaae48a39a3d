import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Diagnostic, Report } from '#schemas/engine';
import type { Range } from '#schemas/types';
import { frame, type Mark } from './frame.ts';
import { printable } from './printable.ts';
import { counted, summaryOf } from './summary.ts';

/** More equal problems in one file than this are counted, not shown. */
const MOST_ALIKE = 5;
const WIDTH = 100;
const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

interface PrettyOptions {
  root: string;
  diagnostics: readonly Diagnostic[];
}

/** The report for people: each problem with its lines, its reason and its remedy. */
export function prettyReport(report: Report, { root, diagnostics }: PrettyOptions): string {
  const alike = new Map<string, number>();
  const blocks = diagnostics.flatMap((found) => {
    const key = `${found.file}\n${found.code}`;
    const count = (alike.get(key) ?? 0) + 1;
    alike.set(key, count);
    return count > MOST_ALIKE ? [] : [problemBlock(found, report, root)];
  });
  const collapsed = [...alike]
    .filter(([, count]) => count > MOST_ALIKE)
    .map(([key, count]) => {
      const [file = '', code = ''] = key.split('\n');
      return `${join(root, file)}: ${count - MOST_ALIKE} more of ${code}; --format concise lists them all.`;
    });
  const fixes = diagnostics.filter(({ fix }) => fix !== undefined).length;
  const summary = `${summaryOf(report, diagnostics.length)}${fixes > 0 ? ` ${counted(fixes, 'remedy').replace('remedys', 'remedies')} known.` : ''}`;
  return [...blocks, ...collapsed, style(report.errors > 0 ? 'red' : 'green', summary)].join('\n\n');
}

function problemBlock(found: Diagnostic, report: Report, root: string): string {
  const { severity, code, message, help, fix } = found;
  const head = `${placeWords(root, found.file, found.range)}  ${style(COLOURS[severity], severity)}  ${style('dim', code)}`;
  const remedy = [help, fix && `(fix available: ${fix.title})`]
    .filter((words) => words !== undefined)
    .join(' ');
  return [
    head,
    `  ${printable(message)}`,
    ...framesOf(found, report, root),
    ...(remedy === '' ? [] : [`  ${style('green', 'help:')} ${printable(remedy)}`]),
  ].join('\n');
}

/** The file of the problem with all its marks, then each other file that has to do with it. */
function framesOf(found: Diagnostic, report: Report, root: string): string[] {
  const here = found.related.filter(({ file }) => file === found.file);
  const elsewhere = found.related.filter(({ file }) => file !== found.file);
  const marks = [markOf(found.range, found.note ?? '', report.texts.get(found.file))].concat(
    here.map(({ range, message }) => markOf(range, message, report.texts.get(found.file))),
  );
  return [
    ...fileFrame(found.file, marks, report),
    ...elsewhere.flatMap(({ file, range, message }) => [
      `  ${style('dim', placeWords(root, file, range))}`,
      ...fileFrame(file, [markOf(range, message, report.texts.get(file))], report),
    ]),
  ];
}

function fileFrame(file: string, marks: readonly Mark[], { texts }: Report): string[] {
  const text = texts.get(file) ?? '';
  if (text === '') return [];
  const lines = text.split(/\r\n|\n|\r/);
  return frame((line) => lines[line - 1] ?? '', marks, process.stdout.columns ?? WIDTH);
}

function markOf({ start, end }: Range, words: string, text = ''): Mark {
  const isOneLine = start.line === end.line;
  const lineEnd = /[\r\n]|$/.exec(text.slice(start.offset))?.index ?? 0;
  return {
    line: start.line,
    startColumn: start.column,
    // A list or an object is meant as a whole: its opening bracket is enough to point at.
    endColumn: isOneLine ? end.column : start.column + Math.min(lineEnd, 1),
    words,
  };
}

function placeWords(root: string, file: string, { start }: Range): string {
  return printable(`${join(root, file)}:${start.line}:${start.column}`);
}

// Colours only where a terminal shows them; NO_COLOR and FORCE_COLOR are honoured by Node.
function style(format: Parameters<typeof styleText>[0], text: string): string {
  return styleText(format, text, { stream: process.stdout });
}
