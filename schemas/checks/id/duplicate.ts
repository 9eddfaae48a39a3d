import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { SECOND_ROOM } from '../parts/second-room.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'An id is unique.',
  why: 'A reference to the id would be ambiguous.',
  remedy: 'Give one of them another id, and change the references to it.',
  example: [...SECOND_ROOM, replaced('rooms/garden.json', '"id": "garden"', '"id": "lake-suite"')],
  run({ index }) {
    const named = index.ids.filter(({ link }) => link.repeats !== true);
    const groups = Map.groupBy(named, ({ name }) => name);
    return [...groups.values()].flatMap(([first, ...others]) =>
      others.map((other) => ({
        file: other.file.path,
        path: other.path,
        value: other.value,
        message: `Two ${plural(other.entity)} have the id \`${other.value}\`.`,
        note: 'the second',
        help: 'give one of them another id, and change the references to it',
        ...(first && { related: [{ file: first.file.path, path: first.path, message: 'the first' }] }),
      })),
    );
  },
};

function plural(entity: string): string {
  const words = entity.replaceAll('-', ' ');
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}
