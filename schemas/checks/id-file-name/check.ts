import type { Check } from '../../engine/check.ts';
import { KINDS } from '../../engine/kinds.ts';
import { valueAt } from '../../engine/problem.ts';

const FOLDERS = new Map(
  KINDS.flatMap(({ kind, place }) => (place.endsWith('/') ? [[kind as string, place]] : [])),
);

/** A file is called as what is in it, so that whoever reads one name finds the other. */
export const idFileName: Check = {
  code: 'id/file-name',
  run({ files, index }) {
    const times = Map.groupBy(index.ids, ({ entity, value }) => `${entity}\n${value}`);
    return files.flatMap(({ path, kind, value, isValid }) => {
      const folder = FOLDERS.get(kind);
      const id = valueAt(value, ['id']);
      if (!isValid || folder === undefined || typeof id !== 'string') return [];
      const name = path.slice(folder.length).replace(/\.jsonc?$/i, '');
      // A copy that kept the id of its original: two of one name are another rule's business.
      if ((times.get(`${kind}\n${id}`)?.length ?? 0) > 1) return [];
      // `loc-goa` in goa.json is found as well.
      if (id === name || id.endsWith(`-${name}`) || name.endsWith(`-${id}`)) return [];
      return {
        code: 'id/file-name',
        severity: 'warning' as const,
        file: path,
        path: ['id'],
        value: id,
        message: `This file is called ${name}, and what is in it \`${id}\`.`,
        expected: name,
        help: `write "${name}" and change what points here, or rename the file to ${folder}${id}.json`,
        fix: { kind: 'replace' as const, title: `Write ${name}`, safe: false, text: JSON.stringify(name) },
      };
    });
  },
};
