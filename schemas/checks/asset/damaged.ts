import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Picture files are complete.',
  why: 'A damaged file shows half a picture or none, and cannot be published.',
  remedy: 'Copy the file again from its source, and open it to check it.',
  example: added('images/logo.png', pictureStub('logo.png').subarray(0, -8)),
  run: (context) =>
    pictureDiagnostics(context, (facts, { value }) => {
      if (facts.kind === 'picture' || facts.damage === undefined) return undefined;
      return {
        message: `${value} holds ${facts.holds ?? 'a damaged picture'}: ${facts.damage}.`,
        expected: 'a complete picture',
        help: 'copy the file again from its source, or open it in an image editor and save it again',
      };
    }),
};
