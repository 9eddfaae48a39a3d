import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { momentWords, ruleLists } from '../parts/policy-moments.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'One rule begins at a moment.',
  why: 'Of two penalties nobody knows which one guests pay; 1 DAY and 24 HOUR are the same moment.',
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
          message: `Two rules begin at the same moment: ${momentWords(later, list)}.`,
          note: 'the second',
          help: 'keep one of them',
          related: [{ file, path: [list, earlier.at, 'value'], message: 'the first' }],
        };
      }),
    ),
};
