import type { Check } from '../../engine/check.ts';
import { pictureProblems } from '../asset-problems.ts';

/** A picture can be read to its end: half a copy from a phone would stop the publishing. */
export const assetDamaged: Check = {
  code: 'asset/damaged',
  run: (context) =>
    pictureProblems(context, (facts, { value }) => {
      if (facts.kind === 'picture' || facts.damage === undefined) return undefined;
      return {
        code: 'asset/damaged',
        severity: 'error',
        message: `${value} holds ${facts.holds ?? 'a damaged picture'}: ${facts.damage}.`,
        expected: 'a whole picture',
        help: 'copy it again from where it came from, open it to see that it is whole, and save it anew',
      };
    }),
};
