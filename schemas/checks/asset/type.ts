import { added, type CheckerRule } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Picture files are JPEG, PNG, WebP or AVIF.',
  why: 'Browsers cannot show another file that was only named .jpg.',
  remedy: 'Save it again as JPEG, PNG, WebP or AVIF.',
  example: added('images/logo.png', '<!doctype html><title>Not found</title>'),
  run: (context) =>
    pictureDiagnostics(context, (facts, { value }) => {
      // Active content and damage have their own rules.
      if (facts.kind === 'picture' || facts.isActive === true || facts.damage !== undefined) return undefined;
      return {
        message: `${value} is not a picture${facts.holds === undefined ? '.' : `: it holds ${facts.holds}.`}`,
        expected: 'JPEG, PNG, WebP or AVIF',
        help: 'save it again as JPEG, PNG, WebP or AVIF',
      };
    }),
};
