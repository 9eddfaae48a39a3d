import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Pictures hold no GPS location.',
  why: 'Publishing removes it, but anybody with a copy of this folder can read where the picture was taken.',
  remedy: 'Save the picture again without its location.',
  example: added('images/courtyard.jpg', pictureStub('courtyard.jpg', { hasLocation: true })),
  run: (context) =>
    pictureDiagnostics(context, (facts) => {
      if (facts.kind !== 'picture' || !facts.hasLocation) return undefined;
      return {
        message:
          'The picture contains the GPS location where it was taken. Publishing removes it, but this folder still holds it.',
        help: 'save the picture again without its location',
      };
    }),
};
