import type { Check } from '../../engine/check.ts';
import { momentWords, ruleLists } from '../policy-moments.ts';

/** Two rules from the same moment on: nobody could say which of them counts. */
export const policySameMoment: Check = {
  code: 'policy/same-moment',
  run: (context) =>
    ruleLists(context).flatMap(({ file, list, rules }) =>
      rules.flatMap((later, position) => {
        const earlier = rules[position - 1];
        if (earlier?.minutes !== later.minutes) return [];
        return {
          code: 'policy/same-moment',
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
