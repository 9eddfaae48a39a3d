import { CONTENT_VERSION } from '../../content-version.ts';
import { valueAt } from '../../engine/diagnostic.ts';
import type { RuleDiagnostic, RunRule } from '../../engine/rule.ts';

/** Compares the version in each file's `$schema` with ours. */
export function versionsThat(isAstray: (ahead: number) => boolean, help: string): RunRule {
  return ({ files }) =>
    files.flatMap((file): RuleDiagnostic[] => {
      const named = valueAt(file.value, ['$schema']);
      const match = typeof named === 'string' ? /\/schemas\/v(\d{1,4})\//.exec(named) : null;
      if (match === null || !isAstray(Number(match[1]) - CONTENT_VERSION)) return [];
      return [
        {
          file: file.path,
          path: ['$schema'],
          value: String(named).slice(0, 200),
          message: `This file follows the rules of version ${match[1] ?? ''}; this Verandah reads version ${CONTENT_VERSION}.`,
          expected: `…/schemas/v${CONTENT_VERSION}/…`,
          help,
        },
      ];
    });
}
