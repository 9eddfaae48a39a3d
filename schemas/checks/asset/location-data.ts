import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A picture does not say where it was taken.',
  why: 'Publishing leaves it out, but whoever gets this folder can read it to the metre.',
  remedy: 'Save it again without location.',
  example: added('images/courtyard.jpg', pictureStub('courtyard.jpg', { hasLocation: true })),
  run: (context) =>
    pictureDiagnostics(context, (facts) => {
      if (facts.kind !== 'picture' || !facts.hasLocation) return undefined;
      return {
        message:
          'The picture says where it was taken, to the metre. Guests do not get that; whoever gets this folder does.',
        help: 'save it again without location, or take it with the location of the camera turned off',
      };
    }),
};
