import type { Check } from '../../engine/check.ts';
import { pictureProblems } from '../asset-problems.ts';

/** A drawing that carries a script would run it in the browser of every guest. */
export const assetUnsafe: Check = {
  code: 'asset/unsafe',
  run: (context) =>
    pictureProblems(context, (facts, { value }) => {
      if (facts.kind === 'picture' || facts.isActive !== true) return undefined;
      return {
        code: 'asset/unsafe',
        severity: 'error',
        message: `${value} is ${facts.holds ?? 'a file'} with a script in it, which would run in the browsers of guests.`,
        expected: 'JPEG, PNG, WebP or AVIF',
        help: 'do not use this file; save the picture as PNG or WebP, and ask where it came from',
      };
    }),
};
