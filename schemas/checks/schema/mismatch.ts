import { kindOf, KINDS, wordsFor } from '../../engine/kinds.ts';
import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

// `…/schemas/v2/album.json`, or the editor's copy `album.schema.json`.
const SCHEMA = /(?:^|\/)(?<kind>[a-z-]+)(?:\.schema)?\.json#?$/;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The $schema of a file is the schema of its kind.',
  why: 'The editor would suggest the fields of another kind of file.',
  remedy: 'Write the address of the right schema, or remove the line.',
  example: replaced('hotel.json', 'v2/hotel.json', 'v2/album.json'),
  run: ({ files }) =>
    files.flatMap(({ path, value }) => {
      const named = valueAt(value, ['$schema']);
      if (typeof named !== 'string') return [];
      const kind = SCHEMA.exec(named)?.groups?.['kind'];
      const own = kindOf(path);
      if (own === undefined || kind === own || !KINDS.some((each) => each.kind === kind)) return [];
      const address = named.replace(`${kind}.`, `${own}.`);
      return {
        file: path,
        path: ['$schema'],
        value: named.slice(0, 200),
        message: `This file is ${wordsFor(own)}; this is the schema of ${wordsFor(kind ?? '')}.`,
        expected: address,
        help: 'write the address of the right schema, remove the line, or move the file',
        fix: {
          kind: 'replace' as const,
          title: `Write ${own}.json`,
          safe: true,
          text: JSON.stringify(address),
        },
      };
    }),
};
