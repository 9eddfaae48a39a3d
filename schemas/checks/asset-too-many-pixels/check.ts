import type { Check } from '../../engine/check.ts';
import { MOST_PIXELS } from '../../engine/pictures/picture-facts.ts';
import { pictureProblems } from '../asset-problems.ts';

const MILLION = 1_000_000;

/** No camera takes so many: a file that claims them would fill the memory of whoever decodes it. */
export const assetTooManyPixels: Check = {
  code: 'asset/too-many-pixels',
  run: (context) =>
    pictureProblems(context, (facts, { value }) => {
      if (facts.kind === 'none' || facts.width * facts.height <= MOST_PIXELS) return undefined;
      const limit = `${Math.floor(MOST_PIXELS / MILLION)} million pixels`;
      return {
        code: 'asset/too-many-pixels',
        severity: 'error',
        message: `${value} has ${facts.width} × ${facts.height} pixels; publishing reads pictures of at most ${limit}.`,
        expected: `at most ${limit}`,
        help: 'save it smaller: 2400 pixels on its longer side are enough for every screen',
      };
    }),
};
