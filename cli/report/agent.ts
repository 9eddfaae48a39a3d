import type { Diagnostic, Report } from '#schemas/engine';
import { oneLine } from '../terminal/printable.ts';
import { counted, summaryOf } from './summary.ts';
import { placeWords, type ReportView } from './view.ts';

/** Plain text for an assistant that repairs the content: every fact on a line of its own, nothing drawn, nothing left out. */
export function agentReport({ report, root, shown }: ReportView): string {
  const blocks = shown.map((found) => factsOf(found, report, root).map(oneLine).join('\n'));
  return [...blocks, [summaryOf(report, shown.length), ...nextSteps(shown, root)].join('\n')].join('\n\n');
}

function factsOf(found: Diagnostic, { texts }: Report, root: string): string[] {
  const { severity, code, message, pointer, value, expected, help, fix, related, range, file } = found;
  const line = lineAt(texts.get(file) ?? '', range.start.offset);
  return [
    `${placeWords(root, found)} ${severity} ${code}: ${message}`,
    ...(pointer === '' ? [] : [`at: ${pointer}`]),
    ...(line === '' ? [] : [`line ${range.start.line}: ${line}`]),
    ...(value === undefined ? [] : [`found: ${value}`]),
    ...(expected === undefined ? [] : [`allowed: ${expected}`]),
    ...related.map((place) => `see: ${placeWords(root, place)} ${place.message}`),
    ...(help === undefined ? [] : [`do: ${help}`]),
    ...(fix === undefined ? [] : [`fix${fix.safe ? '' : ' (may change the meaning)'}: ${fix.title}`]),
  ];
}

const LONGEST_LINE = 240;

/** The line round an offset, cut on both sides where it is long. */
function lineAt(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - LONGEST_LINE / 2);
  const lineBreak = text.indexOf('\n', offset);
  const end = Math.min(lineBreak < 0 ? text.length : lineBreak, offset + LONGEST_LINE / 2);
  return text.slice(start, end).trim();
}

function nextSteps(shown: readonly Diagnostic[], root: string): string[] {
  const safe = shown.filter(({ fix }) => fix?.safe === true).length;
  const unsafe = shown.filter(({ fix }) => fix?.safe === false).length;
  return [
    ...(safe === 0 ? [] : [`next: verandah fix ${root} repairs ${counted(safe, 'problem')}`]),
    ...(unsafe === 0
      ? []
      : [`next: verandah fix ${root} --unsafe also repairs ${unsafe} whose meaning may change`]),
    ...(shown.length === 0 ? [] : ['next: verandah explain <rule> says why a rule exists']),
  ];
}
