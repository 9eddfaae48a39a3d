import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A picture is at least as wide as it is shown.',
  why: 'A smaller picture is enlarged and looks blurred.',
  remedy: 'Take a larger version of the picture, or another one.',
  example: added('images/logo.png', pictureStub('logo.png', { width: 40, height: 20 })),
  run: (context) =>
    pictureDiagnostics(
      context,
      (facts, { link: { slot, minWidth } }) => {
        if (facts.kind !== 'picture' || minWidth === undefined || facts.width >= minWidth) return undefined;
        return {
          message: `${slot} is shown ${minWidth} pixels wide; this picture has ${facts.width} × ${facts.height}, so it would be blurred.`,
          expected: `${minWidth} pixels wide or more`,
          help: 'take a larger version of the picture, or another one',
        };
      },
      ({ link }) => link.slot,
    ),
};
