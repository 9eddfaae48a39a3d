import type { Check } from '../../engine/check.ts';
import { pictureProblems } from '../asset-problems.ts';

const MEGABYTE = 1024 * 1024;

/** A photo as the camera left it: every publishing reads it, and guests get a smaller one all the same. */
export const assetTooLarge: Check = {
  code: 'asset/too-large',
  run(context) {
    const bytes = new Map(context.entries.map((entry) => [entry.path, entry.bytes]));
    return pictureProblems(context, (facts, { value, link }) => {
      const size = bytes.get(value) ?? 0;
      if (facts.kind !== 'picture' || link.maxBytes === undefined || size <= link.maxBytes) return undefined;
      const limit = `${Math.round(link.maxBytes / MEGABYTE)} MB`;
      return {
        code: 'asset/too-large',
        severity: 'warning',
        message: `The picture has ${(size / MEGABYTE).toFixed(1)} MB; more than ${limit} only makes publishing slow.`,
        expected: `at most ${limit}`,
        help: 'save it smaller: 2400 pixels on its longer side are enough for every screen',
      };
    });
  },
};
