import { expect, test } from 'vitest';
import { splitParty } from './split-party.ts';

const rooms = (adults: number, childAges: number[], count: number) =>
  splitParty({ adults, childAges }, count)?.map((room) => [room.adults, ...room.childAges].join('-'));

test.each([
  [5, [], 2, ['3', '2']],
  [4, [], 2, ['2', '2']],
  [2, [3, 7, 9], 2, ['1-9-3', '1-7']],
  [3, [4, 8], 2, ['2-4', '1-8']],
  [9, [], 3, ['3', '3', '3']],
] as const)('%i adults and children of %j go into %i rooms as %j', (adults, ages, count, expected) => {
  expect(rooms(adults, [...ages], count)).toEqual(expected);
});

test('no child sleeps in a room without an adult', () => {
  expect(rooms(1, [3, 7, 9], 2)).toBeUndefined();
  expect(rooms(2, [], 3)).toBeUndefined();
});
