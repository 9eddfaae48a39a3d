import { type Arguments, didYouMean } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { style } from '../terminal/style.ts';
import { twoColumns } from '../terminal/wrap.ts';
import { RULE_GROUPS, ruleCodes } from './catalogue.ts';
import { print } from '../terminal/print.ts';

/** `verandah rules [words]`: every rule, or those that the words are about. */
export async function runRules({ positionals }: Arguments): Promise<number> {
  const words = positionals.map((word) => word.toLowerCase());
  const groups = RULE_GROUPS.map(({ title, rules }) => ({
    title,
    rules: rules.filter((rule) => {
      const text = `${title} ${rule.code} ${rule.title}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }),
  })).filter(({ rules }) => rules.length > 0);
  if (groups.length === 0) {
    const wanted = positionals.join(' ');
    throw new UsageError(`No rule is about "${wanted}".${await didYouMean(wanted, ruleCodes())}`);
  }
  const width = Math.max(...groups.flatMap(({ rules }) => rules.map(({ code }) => code.length)));
  for (const { title, rules } of groups) {
    const rows = rules.map((rule) => [rule.code.padEnd(width), markOf(rule)] as const);
    print(`${style('bold', title)}\n${twoColumns(rows).join('\n')}\n`);
  }
  print('verandah explain <rule> says why, with an example.');
  return EXIT.ok;
}

// An error blocks publishing and is the usual case; what does not block says so.
function markOf({ severity, title }: { severity: string; title: string }): string {
  return severity === 'error' ? title : `${title} (${severity})`;
}
