import type { Diagnostic, Report } from '#schemas/engine';
import type { Range } from '#schemas/types';
import { printable } from '../terminal/printable.ts';
import { style } from '../terminal/style.ts';
import { terminalWidth } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { coloursInWords } from './colours.ts';
import { frame, type Mark } from './frame.ts';
import { counted, summaryOf } from './summary.ts';
import { pathOf, placeWords, type ReportView } from './view.ts';

/** Further equal diagnostics of one file are counted, not printed. */
const MOST_ALIKE = 5;
const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

/** The report for people: each diagnostic with its lines, its reason and its remedy. */
export function prettyReport({ report, root, shown, showsNotes }: ReportView): string {
  const alike = new Map<string, number>();
  const notes = new Set<string>();
  const page = createPage(report, root);
  const blocks = shown.flatMap((found) => {
    const key = `${found.file}\n${found.code}`;
    const count = (alike.get(key) ?? 0) + 1;
    alike.set(key, count);
    if (count > MOST_ALIKE) return [];
    // An unreadable file causes one diagnostic in each file that refers to it: the later ones only name the place.
    const words = `${found.code}\n${found.message}`;
    const isEcho = found.severity === 'info' && notes.has(words);
    notes.add(words);
    return [isEcho ? headOf(found, page) : diagnosticBlock(found, page)];
  });
  const collapsed = [...alike]
    .filter(([, count]) => count > MOST_ALIKE)
    .map(([key, count]) => {
      const [file = '', code = ''] = key.split('\n');
      return `${printable(pathOf(root, file))}: ${count - MOST_ALIKE} more of ${code}; --format json lists them all.`;
    });
  // Errors come first: the theme is told once they are corrected.
  const tellsColours = showsNotes && report.errors === 0 && report.colours.length > 0;
  const colours = tellsColours ? [coloursInWords(report.colours)] : [];
  return [...blocks, ...collapsed, ...colours, lastLines(report, root, shown)].join('\n\n');
}

function lastLines(report: Report, root: string, shown: readonly Diagnostic[]): string {
  const summary = style(report.errors > 0 ? 'red' : 'green', summaryOf(report, shown.length));
  const safe = shown.filter(({ fix }) => fix?.safe === true).length;
  const unsafe = shown.filter(({ fix }) => fix?.safe === false).length;
  if (safe + unsafe === 0) return summary;
  const command = `verandah fix ${root}${safe === 0 ? ' --unsafe' : ''}`;
  const also = safe > 0 && unsafe > 0 ? `, ${unsafe} more with --unsafe` : '';
  return `${summary}\n${command} repairs ${counted(safe === 0 ? unsafe : safe, 'problem')}${also}; --dry-run shows how.`;
}

interface Page {
  root: string;
  readonly width: number;
  textOf(file: string): string;
  line(file: string, number: number): string;
}

function createPage({ texts }: Report, root: string): Page {
  const lines = new Map<string, string[]>();
  let width: number | undefined;
  const textOf = (file: string): string => texts.get(file) ?? '';
  return {
    root,
    // Computed on demand: valid content needs no width.
    get width() {
      width ??= terminalWidth();
      return width;
    },
    textOf,
    line(file, number) {
      const known = lines.get(file) ?? textOf(file).split(/\r\n|\n|\r/);
      lines.set(file, known);
      return known[number - 1] ?? '';
    },
  };
}

export function prettyDiagnostic(
  found: Diagnostic,
  { report, root }: Pick<ReportView, 'report' | 'root'>,
): string {
  return diagnosticBlock(found, createPage(report, root));
}

function diagnosticBlock(found: Diagnostic, page: Page): string {
  const { message, help, fix } = found;
  const remedy = remedyOf(help, fix?.title);
  const [first = '', ...more] = wrap(printable(remedy), page.width - 8);
  return [
    headOf(found, page),
    ...wrap(printable(message), page.width - 2).map((line) => `  ${line}`),
    ...framesOf(found, page),
    ...(remedy === '' ? [] : [`  ${style('green', 'help:')} ${first}`]),
    ...more.map((line) => `        ${line}`),
  ].join('\n');
}

function headOf({ severity, code, ...place }: Diagnostic, { root }: Page): string {
  return `${printable(placeWords(root, place))}  ${style(COLOURS[severity], severity)}  ${style('dim', code)}`;
}

function remedyOf(help: string | undefined, fix: string | undefined): string {
  if (fix === undefined) return help ?? '';
  return help === undefined ? `${fix} (fix available)` : `${help} (fix available: ${fix})`;
}

/** The frame of the diagnostic's file, then those of related files. */
function framesOf(found: Diagnostic, page: Page): string[] {
  const here = found.related.filter(({ file }) => file === found.file);
  const elsewhere = found.related.filter(({ file }) => file !== found.file);
  const text = page.textOf(found.file);
  const marks = [
    markOf(found.range, found.note ?? '', text),
    ...here.map(({ range, message }) => markOf(range, message, text)),
  ];
  return [
    ...fileFrame(found.file, marks, page),
    ...elsewhere.flatMap((place) => [
      `  ${style('dim', printable(placeWords(page.root, place)))}`,
      ...fileFrame(place.file, [markOf(place.range, place.message, page.textOf(place.file))], page),
    ]),
  ];
}

function fileFrame(file: string, marks: readonly Mark[], page: Page): string[] {
  if (page.textOf(file) === '') return [];
  return frame((line) => page.line(file, line), marks, page.width);
}

function markOf({ start, end }: Range, words: string, text: string): Mark {
  const isOneLine = start.line === end.line;
  const lineEnd = /[\r\n]|$/.exec(text.slice(start.offset))?.index ?? 0;
  return {
    line: start.line,
    startColumn: start.column,
    // For a list or object, point at its opening bracket.
    endColumn: isOneLine ? end.column : start.column + Math.min(lineEnd, 1),
    words,
  };
}
