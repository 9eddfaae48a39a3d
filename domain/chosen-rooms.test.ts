import { expect, test } from 'vitest';
import { formatChosen, parseChosen } from './chosen-rooms.ts';

const TWO = 'lake-suite.flexible.BB,family-room.flexible.RO';

test('reads what was chosen, room by room', () => {
  expect(parseChosen(TWO)).toEqual([
    { roomId: 'lake-suite', ratePlanId: 'flexible', mealPlan: 'BB' },
    { roomId: 'family-room', ratePlanId: 'flexible', mealPlan: 'RO' },
  ]);
});

test('nothing chosen is a choice that begins', () => {
  expect(parseChosen('')).toEqual([]);
  expect(formatChosen([])).toBe('');
});

test('writes what it reads', () => {
  expect(formatChosen(parseChosen(TWO) ?? [])).toBe(TWO);
});

test.each([
  'lake-suite',
  'lake-suite.flexible',
  'lake-suite.flexible.XX',
  `${TWO},`,
  ',',
  'A.b.BB',
  'a.b.BB.c',
])('cannot read %s', (text) => {
  expect(parseChosen(text)).toBeUndefined();
});
