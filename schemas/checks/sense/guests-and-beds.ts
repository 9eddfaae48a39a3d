import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Room } from '../../generated/types.ts';

const SLEEPERS: Readonly<Record<Room['beds'][number]['kind'], number>> = {
  KING: 2,
  QUEEN: 2,
  DOUBLE: 2,
  SINGLE: 1,
  BUNK: 2,
  SOFA_BED: 2,
};

/** So many times more places in beds than guests are a slip in a number. */
const FAR = 6;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The numbers of guests and beds agree.',
  why: 'Guests book a room that they do not fit into, or never find one that they do.',
  remedy: 'Correct the number that is wrong.',
  example: replaced('rooms/lake-suite.json', '"maxOccupancy": 3', '"maxOccupancy": 10'),
  run: ({ files }) => [
    ...validFiles(files, 'room').flatMap(({ path: file, value }) =>
      roomDiagnostics(value).map((found) => ({ file, ...found })),
    ),
    ...validFiles(files, 'rate').flatMap(({ path: file, value: { roomPrices } }) =>
      roomPrices.flatMap(({ roomId, baseAdults }, at) => {
        const room = validFiles(files, 'room').find(({ value }) => value.id === roomId);
        if (room === undefined || baseAdults <= room.value.maxAdults) return [];
        return {
          file,
          path: ['roomPrices', at, 'baseAdults'],
          value: String(baseAdults),
          message: `The base price of ${room.value.name} covers ${baseAdults} adults, but the room takes ${room.value.maxAdults}.`,
          help: `write ${room.value.maxAdults} or less`,
          related: [{ file: room.path, path: ['maxAdults'], message: 'the most adults' }],
        };
      }),
    ),
  ],
};

type Found = Omit<RuleDiagnostic, 'file'>;

function roomDiagnostics({ name, beds, maxAdults, maxChildren, maxOccupancy, maxExtraBeds }: Room): Found[] {
  const places = beds.reduce((sum, { kind, count }) => sum + SLEEPERS[kind] * count, 0);
  const most = maxOccupancy + maxExtraBeds;
  if (maxAdults > most)
    return [
      {
        path: ['maxAdults'],
        value: String(maxAdults),
        message: `${name} takes ${maxAdults} adults, but at most ${most} guests.`,
        help: `write ${most} or less, or raise maxOccupancy`,
      },
    ];
  // A child may share the bed of its parents.
  const fitting = places + Math.max(1, Math.floor(places / 2));
  if (maxOccupancy > fitting)
    return [
      {
        path: ['maxOccupancy'],
        value: String(maxOccupancy),
        message: `${name} takes ${maxOccupancy} guests, but its beds have room for ${places}.`,
        help: 'write fewer guests, or name all beds',
      },
    ];
  if (maxOccupancy > maxAdults + maxChildren)
    return [
      {
        path: ['maxOccupancy'],
        value: String(maxOccupancy),
        message: `${name} takes ${maxOccupancy} guests, but adults and children are ${maxAdults + maxChildren} together.`,
        help: `write ${maxAdults + maxChildren} or less, or raise maxAdults or maxChildren`,
      },
    ];
  if (places > FAR * most)
    return [
      {
        path: ['beds'],
        message: `The beds of ${name} have room for ${places}, but it takes at most ${most} guests.`,
        help: 'correct the number of beds in one room, or raise maxOccupancy',
      },
    ];
  return [];
}
