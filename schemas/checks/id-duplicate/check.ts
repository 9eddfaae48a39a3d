import type { Check } from '../../engine/check.ts';

/** One name, one entity: within the whole content, or within a file for what only that file knows. */
export const idDuplicate: Check = {
  code: 'id/duplicate',
  run({ index }) {
    const named = index.ids.filter(({ link }) => link.repeats !== true);
    const groups = Map.groupBy(named, ({ name }) => name);
    return [...groups.values()].flatMap(([first, ...others]) =>
      others.map((other) => ({
        code: 'id/duplicate',
        severity: 'error' as const,
        file: other.file.path,
        path: other.path,
        value: other.value,
        message: `Two ${plural(other.entity)} are called \`${other.value}\`.`,
        note: 'the second',
        help: 'give one of them another id, and use it wherever that one is meant',
        ...(first && { related: [{ file: first.file.path, path: first.path, message: 'the first' }] }),
      })),
    );
  },
};

function plural(entity: string): string {
  const words = entity.replaceAll('-', ' ');
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}
