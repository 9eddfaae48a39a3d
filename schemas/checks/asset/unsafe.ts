import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A picture holds no script.',
  why: 'It would run in the browser of every guest.',
  remedy: 'Do not use the file; get the picture as PNG or WebP from a source that you trust.',
  example: added(
    'images/logo.png',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  run: (context) =>
    pictureDiagnostics(context, (facts, { value }) => {
      if (facts.kind === 'picture' || facts.isActive !== true) return undefined;
      return {
        message: `${value} is ${facts.holds ?? 'a file'} with a script in it, which would run in the browsers of guests.`,
        expected: 'JPEG, PNG, WebP or AVIF',
        help: 'do not use this file; get the picture as PNG or WebP from a source that you trust',
      };
    }),
};
