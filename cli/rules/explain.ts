import type { CheckerRule } from '#schemas/checks';
import { checkExample } from '#schemas/engine/example-hotel';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { wholeReport } from '../check/narrow.ts';
import { EXIT } from '../exit.ts';
import { prettyDiagnostic } from '../report/pretty.ts';
import { viewOf } from '../report/view.ts';
import { style } from '../terminal/style.ts';
import { terminalWidth } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { findRule } from './find-rule.ts';
import { print } from '../terminal/print.ts';

/** `verandah explain <rule>`: prints a rule with its reason, remedy and example. */
export async function runExplain({ positionals }: Arguments): Promise<number> {
  const [code] = positionals;
  if (code === undefined || positionals.length > 1)
    throw new UsageError('explain takes the name of one rule, such as policy/not-monotone.');
  const rule = await findRule(code);
  print([...wordsOf(code, rule), ...(await exampleOf(code, rule))].join('\n'));
  return EXIT.ok;
}

function wordsOf(code: string, { severity, title, why, remedy }: CheckerRule): string[] {
  const width = terminalWidth() - 2;
  const paragraph = (words: string): string[] => ['', ...wrap(words, width).map((line) => `  ${line}`)];
  return [
    `${style('bold', code)}  ${severity}`,
    ...paragraph(title),
    ...paragraph(`Why: ${why}`),
    ...paragraph(`What to do: ${remedy}`),
  ];
}

async function exampleOf(code: string, { example }: CheckerRule): Promise<string[]> {
  const report = await checkExample(example);
  const found = report.diagnostics.find((each) => each.code === code);
  if (found === undefined) return [];
  const block = prettyDiagnostic(found, viewOf(wholeReport(report), { root: '' }));
  return ['', 'Example:', '', ...block.split('\n').map((line) => `  ${line}`)];
}
