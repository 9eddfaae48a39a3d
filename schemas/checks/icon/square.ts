import { pictureStub } from '../../engine/picture-stub.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The icon is as wide as it is high.',
  why: 'Browsers and phones show a square; another picture gets empty strips.',
  remedy: 'Save the icon as a square of 512 pixels.',
  example: added('images/icon.png', pictureStub('icon.png', { width: 640, height: 320 })),
  run: (context) =>
    pictureDiagnostics(context, (facts, { file, path, value }) => {
      if (
        file.kind !== 'hotel' ||
        path[0] !== 'icon' ||
        facts.kind !== 'picture' ||
        facts.width === facts.height
      )
        return undefined;
      return {
        message: `${value} has ${facts.width} × ${facts.height} pixels; an icon is a square.`,
        expected: 'as wide as high',
        help: 'save it as a square of 512 pixels; the empty part may be transparent',
      };
    }),
};
