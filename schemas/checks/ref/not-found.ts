import type { CheckContext } from '../../engine/check.ts';
import { type EntityOccurrence, kindsThatDefine } from '../../engine/content-index.ts';
import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

/** Nothing is reported while a file that may define the id cannot be read. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every reference has a target.',
  why: 'A missing room, policy or season leaves a gap in a page or a price.',
  remedy: 'Use the suggested id, or add the missing file.',
  example: replaced('rooms/lake-suite.json', '"locationId": "udaipur"', '"locationId": "udaipurr"'),
  run(context) {
    const { ids, refs } = context.index;
    const known = new Set(ids.map(({ name }) => name));
    const groups = Map.groupBy(ids, ({ group }) => group);
    return (
      refs
        .filter(({ name }) => !known.has(name))
        // Values that are no ids are reported already.
        .filter(
          ({ file, path }) =>
            !file.diagnostics.some((diagnostic) => diagnostic.path.join('/') === path.join('/')),
        )
        .filter((ref) => unreadFilesFor(context, ref).length === 0)
        .map((ref) => {
          const others = groups.get(ref.group) ?? [];
          return notFound(ref, [...new Map(others.map((id) => [id.value, id])).values()]);
        })
    );
  },
};

function notFound(ref: EntityOccurrence, ids: readonly EntityOccurrence[]) {
  const meant = suggestions(
    ref.value,
    ids.map(({ value }) => value),
  );
  const [only] = meant;
  const target = ids.find(({ value }) => value === only);
  const name = ref.entity.replaceAll('-', ' ');
  return {
    file: ref.file.path,
    path: ref.path,
    value: ref.value,
    message: `There is no ${name} \`${ref.value}\`${only === undefined ? '.' : `: ${didYouMean(meant) ?? ''}`}`,
    expected:
      ids
        .map(({ value }) => value)
        .join(', ')
        .slice(0, 1000) || `a ${name}`,
    help: helpFor(ids, { only, target }),
    ...(only !== undefined &&
      meant.length === 1 && {
        fix: { kind: 'replace' as const, title: `Write ${only}`, safe: false, text: JSON.stringify(only) },
      }),
  };
}

function helpFor(
  ids: readonly EntityOccurrence[],
  { only, target }: { only: string | undefined; target: EntityOccurrence | undefined },
): string {
  if (only !== undefined && target) return `write "${only}" (${target.file.path})`;
  if (ids.length === 0) return 'add the file that defines it first';
  const listed = ids.slice(0, 8).map(({ value }) => value);
  return `there are: ${listed.join(', ')}${ids.length > listed.length ? ', …' : ''}`;
}

/** Unreadable files that may define the id. */
export function unreadFilesFor({ files, index }: CheckContext, ref: EntityOccurrence): string[] {
  if (ref.scope !== 'content') return [];
  const kinds = kindsThatDefine(ref.entity);
  const named = new Set(index.ids.map(({ file }) => file));
  return files.filter((file) => kinds.includes(file.kind) && !named.has(file)).map(({ path }) => path);
}
