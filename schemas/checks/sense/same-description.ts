import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

interface Described {
  file: string;
  path: ValuePath;
  text: string;
  group: string;
  name: string;
}

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every page and every room has a description of its own.',
  why: 'Search engines ignore descriptions that repeat, and guests cannot compare rooms.',
  remedy: 'Say what only this page or room offers.',
  example: replaced(
    'seo.json',
    '"About The Kesar and the family that runs it. Four rooms, a kitchen of its own and a garden down to the water."',
    '"The Kesar: a small house on the lake of Udaipur. Four rooms, a kitchen of its own and a garden down to the water."',
  ),
  run: (context) =>
    [
      ...Map.groupBy(descriptionsIn(context), ({ group, text }) => `${group}\n${text.trim()}`).values(),
    ].flatMap(([first, ...others]) =>
      others.slice(0, 1).map(({ file, path, text, name }) => ({
        file,
        path,
        value: text.slice(0, 60),
        message:
          others.length === 1
            ? `${name} has the description of ${first?.name ?? ''}.`
            : `${others.length + 1} have one description: ${[first, ...others].map((each) => each?.name).join(', ')}.`,
        help: 'say what only this one offers',
        related: [first, ...others.slice(1)]
          .filter((each) => each !== undefined)
          .slice(0, 5)
          .map((each) => ({ file: each.file, path: each.path, message: 'the same text' })),
      })),
    ),
};

function descriptionsIn({ files }: CheckContext): Described[] {
  return [
    ...validFiles(files, 'seo').flatMap(({ path: file, value: { entries } }) =>
      entries.map(({ page, locationId, description }, at) => ({
        file,
        path: ['entries', at, 'description'],
        text: description,
        // A location may describe its own page as the hotel does.
        group: `page ${locationId ?? ''}`,
        name: page,
      })),
    ),
    ...validFiles(files, 'room').map(({ path: file, value: { name, description, locationId } }) => ({
      file,
      path: ['description'],
      text: description,
      group: `room ${locationId}`,
      name,
    })),
  ];
}
