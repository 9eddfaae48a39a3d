import type { CheckerRule } from '#schemas/checks';
import { type OwnWords, ownWords, ownWordsOf } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import { checkExample } from '#schemas/engine/example-hotel';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { findTarget } from '../check/target.ts';
import { wholeReport } from '../check/narrow.ts';
import { EXIT } from '../exit.ts';
import { prettyDiagnostic } from '../report/pretty.ts';
import { viewOf } from '../report/view.ts';
import { style } from '../terminal/style.ts';
import { terminalWidth } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { findRule } from './find-rule.ts';
import { print } from '../terminal/print.ts';

/** `verandah explain <rule>`: prints a rule with its reason, remedy and example, which is of the operator's hotel. */
export async function runExplain(args: Arguments): Promise<number> {
  const { positionals } = args;
  const [code] = positionals;
  if (code === undefined || positionals.length > 1)
    throw new UsageError('explain takes the name of one rule, such as policy/not-monotone.');
  const rule = await findRule(code);
  const own = await ownWordsOf(nodeFileSystem, (await findTarget(args.texts('in'))).root);
  const example = (await exampleOf(code, rule, own)) ?? (await exampleOf(code, rule, ownWords()));
  print([...wordsOf(code, rule).map(own), ...(example ?? [])].join('\n'));
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

/** Undefined where the names of the hotel make another mistake of it. */
async function exampleOf(
  code: string,
  { example }: CheckerRule,
  own: OwnWords,
): Promise<string[] | undefined> {
  const report = await checkExample(example, own);
  const found = report.diagnostics.find((each) => each.code === code);
  if (found === undefined) return undefined;
  const block = prettyDiagnostic(found, viewOf(wholeReport(report), { root: '' }));
  return ['', 'Example:', '', ...block.split('\n').map((line) => `  ${line}`)];
}
