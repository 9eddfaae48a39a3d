import { MOST_PIXELS } from '../../engine/pictures/picture-facts.ts';
import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

const MILLION = 1_000_000;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A picture has at most 268 million pixels.',
  why: 'Publishing would need gigabytes of memory for it.',
  remedy: 'Save it with 2400 pixels on its longer side.',
  example: added('images/logo.png', pictureStub('logo.png', { width: 30_000, height: 30_000 })),
  run: (context) =>
    pictureDiagnostics(context, (facts, { value }) => {
      if (facts.kind === 'none' || facts.width * facts.height <= MOST_PIXELS) return undefined;
      const limit = `${Math.floor(MOST_PIXELS / MILLION)} million pixels`;
      return {
        message: `${value} has ${facts.width} × ${facts.height} pixels; publishing reads pictures of at most ${limit}.`,
        expected: `at most ${limit}`,
        help: 'save it smaller: 2400 pixels on its longer side are enough for every screen',
      };
    }),
};
