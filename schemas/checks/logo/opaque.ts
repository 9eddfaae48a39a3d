import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A logo is a picture with a transparent background.',
  why: 'A JPEG has none, so the logo stands in a box on every ground that is not its own.',
  remedy: 'Save the logo as PNG or WebP with a transparent background.',
  example: added('images/logo.png', pictureStub('logo.jpg')),
  run: (context) =>
    pictureDiagnostics(context, (facts, { file, value }) => {
      if (file.kind !== 'hotel' || facts.kind !== 'picture' || facts.format !== 'JPEG') return undefined;
      return {
        message: `${value} is a JPEG, which has no transparent background: guests see it in a box.`,
        expected: 'PNG or WebP',
        help: 'save it as PNG or WebP with a transparent background',
      };
    }),
};
