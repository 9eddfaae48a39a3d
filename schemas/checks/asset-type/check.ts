import type { Check } from '../../engine/check.ts';
import { pictureProblems } from '../asset-problems.ts';

/** A picture is one by its bytes, whatever its name says. */
export const assetType: Check = {
  code: 'asset/type',
  run: (context) =>
    pictureProblems(context, (facts, { value }) => {
      // A drawing that would run something is worse than a file of the wrong kind, and said apart; so is damage.
      if (facts.kind === 'picture' || facts.isActive === true || facts.damage !== undefined) return undefined;
      return {
        code: 'asset/type',
        severity: 'error',
        message: `${value} is no picture${facts.holds === undefined ? '.' : `: it holds ${facts.holds}.`}`,
        expected: 'JPEG, PNG, WebP or AVIF',
        help: 'save it again as JPEG, PNG, WebP or AVIF',
      };
    }),
};
