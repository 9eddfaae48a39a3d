import { KINDS } from '../../engine/kinds.ts';
import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

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
        help: `write "${name}" and change the references to it, or rename the file to ${folder}${id}.json`,
        fix: { kind: 'replace' as const, title: `Write ${name}`, safe: false, text: JSON.stringify(name) },
      };
    });
  },
};
