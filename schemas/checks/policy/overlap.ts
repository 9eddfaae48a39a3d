import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { momentWords, ruleLists } from '../parts/policy-moments.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Two rules do not begin at the same time.',
  why: 'It would be unclear which penalty guests pay. 1 DAY and 24 HOUR are the same time.',
  remedy: 'Keep one of them.',
  example: replaced(
    'policies/flexible.json',
    '"value": 7,\n      "unit": "DAY"',
    '"value": 1,\n      "unit": "DAY"',
  ),
  run: (context) =>
    ruleLists(context).flatMap(({ file, list, rules }) =>
      rules.flatMap((later, position) => {
        const earlier = rules[position - 1];
        if (earlier?.minutes !== later.minutes) return [];
        return {
          file,
          path: [list, later.at, 'value'],
          message: `Two rules begin at the same time: ${momentWords(later, list)}.`,
          note: 'the second',
          help: 'keep one of them',
          related: [{ file, path: [list, earlier.at, 'value'], message: 'the first' }],
        };
      }),
    ),
};
