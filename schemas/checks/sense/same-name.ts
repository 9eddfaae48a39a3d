import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';
import { SECOND_ROOM, SOLD_TO_ALL } from '../parts/second-room.ts';

interface Named {
  file: string;
  path: ValuePath;
  name: string;
  /** Guests see names of one group beside each other. */
  group: string;
  what: string;
}

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Names that guests see beside each other differ.',
  why: 'Guests cannot tell the two apart and book the wrong one.',
  remedy: 'Name what is different.',
  example: [
    ...SECOND_ROOM,
    SOLD_TO_ALL,
    replaced('rooms/garden.json', '"name": "Garden Room"', '"name": "Lake Suite"'),
    replaced(
      'rates/udaipur.json',
      '"roomPrices": [',
      `"roomPrices": [\n    ${priceLine('garden')},\n    ${priceLine('garden', 'winter')},`,
    ),
  ],
  run: (context) =>
    [
      ...Map.groupBy(
        namesIn(context),
        ({ group, name }) => `${group}\n${name.trim().toLowerCase()}`,
      ).values(),
    ].flatMap(([first, ...others]) =>
      others.map(({ file, path, name, what }) => ({
        file,
        path,
        value: name,
        message: `Two ${what} are called ${name}.`,
        note: 'the second',
        help: 'name what is different',
        related: first === undefined ? [] : [{ file: first.file, path: first.path, message: 'the first' }],
      })),
    ),
};

function namesIn({ files }: CheckContext): Named[] {
  return [
    ...validFiles(files, 'location')
      .filter(({ value }) => value.enabled !== false)
      .map(({ path, value }) => ({
        file: path,
        path: ['name'],
        name: value.name,
        group: 'location',
        what: 'locations',
      })),
    ...validFiles(files, 'room')
      .filter(({ value }) => value.enabled !== false)
      .map(({ path, value }) => ({
        file: path,
        path: ['name'],
        name: value.name,
        group: `room ${value.locationId}`,
        what: 'room types',
      })),
    ...validFiles(files, 'rate').flatMap(({ path: file, value: { ratePlans, extras = [] } }) => [
      ...ratePlans.map(({ name }, at) => ({
        file,
        path: ['ratePlans', at, 'name'],
        name,
        group: `plan ${file}`,
        what: 'rate plans',
      })),
      ...extras.map(({ name }, at) => ({
        file,
        path: ['extras', at, 'name'],
        name,
        group: `extra ${file}`,
        what: 'extras',
      })),
    ]),
  ];
}
