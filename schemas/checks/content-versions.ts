import type { Check } from '../engine/check.ts';
import { type Problem, valueAt } from '../engine/problem.ts';

/** The version of content that this Verandah reads. */
const OURS = 1;

/** A check of the version in the address of the rules that a file names for editors. */
export function versionCheck(
  code: 'version/newer' | 'version/older',
  isSo: (version: number) => boolean,
): Check {
  return {
    code,
    run: ({ files }) =>
      files.flatMap((file): Problem[] => {
        const named = valueAt(file.value, ['$schema']);
        const match = typeof named === 'string' ? /\/schemas\/v(\d{1,4})\//.exec(named) : null;
        if (match === null || !isSo(Number(match[1]) - OURS)) return [];
        return [
          {
            code,
            severity: 'error',
            file: file.path,
            path: ['$schema'],
            value: String(named).slice(0, 200),
            message: `This file follows the rules of version ${match[1] ?? ''}; this Verandah reads version ${OURS}.`,
            expected: `…/schemas/v${OURS}/…`,
            help:
              code === 'version/newer'
                ? 'update Verandah, then check again'
                : 'run `verandah migrate`, which rewrites the files for this version',
          },
        ];
      }),
  };
}
