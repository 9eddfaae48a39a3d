import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

/** The widest shape that pictures are cut to: 21:9, of the hero and the carousel. */
const WIDEST = 21 / 9;

/** Logos and icons need less, and are not cut. */
const NARROWEST_CROP = 320;

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
        if (facts.kind !== 'picture' || minWidth === undefined) return undefined;
        const { width, height } = facts;
        // A logo is shown whole.
        const cropped = minWidth < NARROWEST_CROP ? width : Math.floor(Math.min(width, height * WIDEST));
        if (width >= minWidth && cropped >= minWidth) return undefined;
        if (width >= minWidth)
          return {
            message: `${slot} is cut to 21:9 or less and shown ${minWidth} pixels wide; of ${width} × ${height} only ${cropped} × ${height} are left, so it would be blurred.`,
            expected: `${minWidth} × ${Math.ceil(minWidth / WIDEST)} pixels or more`,
            help: 'take a higher version of the picture, or another one',
          };
        return {
          message: `${slot} is shown ${minWidth} pixels wide; this picture has ${facts.width} × ${facts.height}, so it would be blurred.`,
          expected: `${minWidth} pixels wide or more`,
          help: 'take a larger version of the picture, or another one',
        };
      },
      ({ link }) => link.slot,
    ),
};
