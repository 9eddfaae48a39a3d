import { type Arguments, didYouMean } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { wholeReport } from '../check/narrow.ts';
import { EXIT } from '../exit.ts';
import { prettyProblem } from '../report/pretty.ts';
import { viewOf } from '../report/view.ts';
import { style } from '../terminal/style.ts';
import { terminalWidth } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { ruleCodes, ruleOf } from './catalogue.ts';
import { checkExample } from './check-example.ts';
import type { Rule } from './rule.ts';
import { print } from '../terminal/print.ts';

/** `verandah explain <rule>`: what it asks for, why, and what to do. */
export async function runExplain({ positionals }: Arguments): Promise<number> {
  const [code] = positionals;
  if (code === undefined || positionals.length > 1)
    throw new UsageError('explain takes the name of one rule, such as policy/not-monotone.');
  const rule = ruleOf(code);
  if (rule === undefined) throw new UsageError(`There is no rule "${code}".${await wayOn(code)}`);
  print([...wordsOf(rule), ...(await exampleOf(rule))].join('\n'));
  return EXIT.ok;
}

/** Where the wanted rule may be found: the nearest name, else those of the same subject, else the whole list. */
async function wayOn(code: string): Promise<string> {
  const meant = await didYouMean(code, ruleCodes());
  if (meant !== '') return meant;
  const subject = /^[a-z0-9]+\//.exec(code)?.[0];
  const related = ruleCodes().filter((known) => subject !== undefined && known.startsWith(subject));
  return related.length === 0 ? ' verandah rules lists them.' : ` There are: ${related.join(', ')}.`;
}

function wordsOf({ code, severity, title, why, remedy }: Rule): string[] {
  const width = terminalWidth() - 2;
  const paragraph = (words: string): string[] => ['', ...wrap(words, width).map((line) => `  ${line}`)];
  return [
    `${style('bold', code)}  ${severity}`,
    ...paragraph(title),
    ...paragraph(`Why: ${why}`),
    ...paragraph(`What to do: ${remedy}`),
  ];
}

async function exampleOf({ code, example }: Rule): Promise<string[]> {
  if (example === undefined) return [];
  const report = await checkExample(example);
  const found = report.diagnostics.find((each) => each.code === code);
  if (found === undefined) return [];
  const block = prettyProblem(found, viewOf(wholeReport(report), { root: '' }));
  return ['', 'Example:', '', ...block.split('\n').map((line) => `  ${line}`)];
}
