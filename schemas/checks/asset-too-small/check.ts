import type { Check } from '../../engine/check.ts';
import { pictureProblems } from '../asset-problems.ts';

/** A picture fills its place; stretched, it would be blurred. */
export const assetTooSmall: Check = {
  code: 'asset/too-small',
  run: (context) =>
    pictureProblems(
      context,
      (facts, { link: { slot, minWidth } }) => {
        if (facts.kind !== 'picture' || minWidth === undefined || facts.width >= minWidth) return undefined;
        return {
          code: 'asset/too-small',
          severity: 'warning',
          message: `${slot} is shown ${minWidth} pixels wide; this picture has ${facts.width} × ${facts.height}, so it would be blurred.`,
          expected: `${minWidth} pixels wide or more`,
          help: 'take a larger version of the picture, or another one',
        };
      },
      ({ link }) => link.slot,
    ),
};
