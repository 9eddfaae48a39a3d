import { type CheckerRule, RULE_CODES, RULES } from '#schemas/checks';
import { didYouMean } from '../arguments.ts';
import { UsageError } from '../command.ts';

export function ruleOf(code: string): CheckerRule | undefined {
  const known: Readonly<Record<string, CheckerRule>> = RULES;
  return Object.hasOwn(known, code) ? known[code] : undefined;
}

export async function findRule(code: string): Promise<CheckerRule> {
  const rule = ruleOf(code);
  if (rule === undefined) throw new UsageError(`There is no rule "${code}".${await nextSteps(code)}`);
  return rule;
}

/** Suggests the nearest codes, else those of the same family, else the whole list. */
async function nextSteps(code: string): Promise<string> {
  const meant = await didYouMean(code, RULE_CODES);
  if (meant !== '') return meant;
  const subject = /^[a-z0-9]+\//.exec(code)?.[0];
  const related = RULE_CODES.filter((known) => subject !== undefined && known.startsWith(subject));
  return related.length === 0 ? ' verandah rules lists them.' : ` There are: ${related.join(', ')}.`;
}
