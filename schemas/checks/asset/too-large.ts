import { type CheckerRule, listed } from '../../engine/rule.ts';
import { pictureDiagnostics } from '../parts/asset-diagnostics.ts';

const MEGABYTE = 1024 * 1024;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Picture files are not larger than needed.',
  why: 'Large files make publishing slow; guests get smaller versions anyway.',
  remedy: 'Save it with 2400 pixels on its longer side.',
  example: listed('images/logo.png', { bytes: 20 * 1024 * 1024 }),
  run(context) {
    const bytes = new Map(context.entries.map((entry) => [entry.path, entry.bytes]));
    return pictureDiagnostics(context, (facts, { value, link }) => {
      const size = bytes.get(value) ?? 0;
      if (facts.kind !== 'picture' || link.maxBytes === undefined || size <= link.maxBytes) return undefined;
      const limit = `${Math.round(link.maxBytes / MEGABYTE)} MB`;
      return {
        message: `The picture has ${(size / MEGABYTE).toFixed(1)} MB; files above ${limit} only make publishing slow.`,
        expected: `at most ${limit}`,
        help: 'save it smaller: 2400 pixels on its longer side are enough for every screen',
      };
    });
  },
};
