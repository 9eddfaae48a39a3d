import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A picture is a picture, whatever its name says.',
  why: 'A web page or a document that was saved as .jpg shows nothing.',
  remedy: 'Save it again as JPEG, PNG, WebP or AVIF.',
  example: added('images/logo.png', '<!doctype html><title>Not found</title>'),
  run: (context) =>
    pictureDiagnostics(context, (facts, { value }) => {
      // Active content and damage have their own rules.
      if (facts.kind === 'picture' || facts.isActive === true || facts.damage !== undefined) return undefined;
      return {
        message: `${value} is no picture${facts.holds === undefined ? '.' : `: it holds ${facts.holds}.`}`,
        expected: 'JPEG, PNG, WebP or AVIF',
        help: 'save it again as JPEG, PNG, WebP or AVIF',
      };
    }),
};
