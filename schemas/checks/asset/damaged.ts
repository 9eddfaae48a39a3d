import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A picture can be read to its end.',
  why: 'A copy that stopped half-way shows half a picture or none, and cannot be published.',
  remedy: 'Copy it again from where it came from, and open it to see that it is whole.',
  example: added('images/logo.png', pictureStub('logo.png').subarray(0, -8)),
  run: (context) =>
    pictureDiagnostics(context, (facts, { value }) => {
      if (facts.kind === 'picture' || facts.damage === undefined) return undefined;
      return {
        message: `${value} holds ${facts.holds ?? 'a damaged picture'}: ${facts.damage}.`,
        expected: 'a whole picture',
        help: 'copy it again from where it came from, open it to see that it is whole, and save it anew',
      };
    }),
};
