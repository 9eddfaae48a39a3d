import type { Check, CheckContext } from '../../engine/check.ts';
import type { EntityOccurrence } from '../../engine/content-index.ts';
import { valueAt } from '../../engine/problem.ts';

/** Nothing that guests see points to something that they do not. What belongs to it is hidden with it, and passes. */
export const refDisabled: Check = {
  code: 'ref/disabled',
  run(context) {
    const hidden = hiddenEntities(context);
    return context.index.refs
      .filter(({ link, file }) => link.belongs !== true && file.isValid && !isHidden(file.value))
      .flatMap((ref) => {
        const target = hidden.get(ref.name);
        if (target === undefined) return [];
        return {
          code: 'ref/disabled',
          severity: 'warning' as const,
          file: ref.file.path,
          path: ref.path,
          value: ref.value,
          message: `The ${ref.entity.replaceAll('-', ' ')} \`${ref.value}\` is hidden from guests; this would show nothing.`,
          help: `point to another, or write "enabled": true in ${target.file.path}`,
          related: [{ file: target.file.path, path: ['enabled'], message: 'hidden here' }],
        };
      });
  },
};

function hiddenEntities({ index }: CheckContext): Map<string, EntityOccurrence> {
  const hidden = index.ids.filter(({ file, path }) => path.length === 1 && isHidden(file.value));
  return new Map(hidden.map((id) => [id.name, id]));
}

function isHidden(value: unknown): boolean {
  return valueAt(value, ['enabled']) === false;
}
