import { KINDS } from '../../engine/kinds.ts';
import { valueAt } from '../../engine/diagnostic.ts';
import type { ContentIndex } from '../../engine/content-index.ts';
import { type CheckerRule, replaced, type RuleDiagnostic } from '../../engine/rule.ts';

interface Renaming {
  name: string;
  /** The path of the file when it is named after its id. */
  renamed: string;
  users: readonly string[];
}

const FOLDERS = new Map(
  KINDS.flatMap(({ kind, place }) => (place.endsWith('/') ? [[kind as string, place]] : [])),
);

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A file is named after its id.',
  why: 'Otherwise it is hard to find the file of an id.',
  remedy: 'Rename the file, or change the id to the name of the file.',
  example: [
    replaced('services/boat-dinner.json', '"id": "boat-dinner"', '"id": "lake-concert"'),
    replaced('pages/services.json', '"boat-dinner"', '"lake-concert"'),
  ],
  run({ files, index }) {
    const times = Map.groupBy(index.ids, ({ entity, value }) => `${entity}\n${value}`);
    return files.flatMap(({ path, kind, value, isValid }) => {
      const folder = FOLDERS.get(kind);
      const id = valueAt(value, ['id']);
      if (!isValid || folder === undefined || typeof id !== 'string') return [];
      const name = path.slice(folder.length).replace(/\.jsonc?$/i, '');
      // `id/duplicate` reports a copy that kept its id.
      if ((times.get(`${kind}\n${id}`)?.length ?? 0) > 1) return [];
      // `loc-goa` in goa.json is accepted.
      if (id === name || id.endsWith(`-${name}`) || name.endsWith(`-${id}`)) return [];
      return {
        file: path,
        path: ['id'],
        value: id,
        message: `This file is called ${name}, but its id is \`${id}\`.`,
        expected: name,
        ...remedyOf({ name, renamed: `${folder}${id}.json`, users: filesThatName(index, path) }),
      };
    });
  },
};

/** Files that refer to an id of this file. */
function filesThatName({ ids, refs }: ContentIndex, path: string): string[] {
  const names = new Set(ids.filter(({ file }) => file.path === path).map(({ name }) => name));
  const users = refs.filter(({ file, name }) => file.path !== path && names.has(name));
  return [...new Set(users.map(({ file }) => file.path))];
}

/** A fix changes one file, so it would break the references of others. */
function remedyOf({ name, renamed, users }: Renaming): Pick<RuleDiagnostic, 'help' | 'fix'> {
  if (users.length > 0)
    return {
      help: `rename the file to ${renamed}, or change the id here and in ${users.join(', ')} to "${name}"`,
    };
  return {
    help: `write "${name}", or rename the file to ${renamed}`,
    fix: { kind: 'replace', title: `Write ${name}`, safe: false, text: JSON.stringify(name) },
  };
}
