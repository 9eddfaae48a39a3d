import type { Check } from '../../engine/check.ts';
import { momentWords, ruleLists } from '../policy-moments.ts';

/** Two rules from the same moment on, in whatever units: nobody could say which of them counts. */
export const policyOverlap: Check = {
  code: 'policy/overlap',
  run: (context) =>
    ruleLists(context).flatMap(({ file, list, rules }) =>
      rules.flatMap((later, position) => {
        const earlier = rules[position - 1];
        if (earlier?.minutes !== later.minutes) return [];
        return {
          code: 'policy/overlap',
          severity: 'error' as const,
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
