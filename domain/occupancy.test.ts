import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countGuests, fitsRoom, formatRooms, parseRooms, REQUEST_LIMITS, tooMany } from './occupancy.ts';

const room = { maxAdults: 3, maxChildren: 2, maxOccupancy: 3, maxExtraBeds: 1 };

describe('rooms in an address', () => {
  test('are read with the age of every child', () => {
    expect(parseRooms('2-7-4,1')).toEqual({
      kind: 'ROOMS',
      rooms: [
        { adults: 2, childAges: [7, 4] },
        { adults: 1, childAges: [] },
      ],
    });
  });

  test.each([
    ['', 'validation.selectDetails'],
    ['2,', 'validation.adultsRequired'],
    ['-7', 'validation.adultsRequired'],
    ['0', 'validation.adultsZero'],
    ['2,0-4', 'validation.adultsZero'],
    ['2-12', 'validation.ages'],
    ['1,2-4-12', 'validation.ages'],
    ['2-', 'validation.invalidGuests'],
    ['02', 'validation.invalidGuests'],
    ['2-07', 'validation.invalidGuests'],
    ['1.5', 'validation.invalidGuests'],
    ['two', 'validation.invalidGuests'],
    ['21', 'validation.invalidGuests'],
    [Array.from({ length: 21 }, () => '1').join(','), 'validation.invalidGuests'],
  ])('Fields of forms: %j is explained, not dropped', (text, messageKey) => {
    expect(parseRooms(text)).toEqual({ kind: 'REFUSED', messageKey });
  });

  test('are as many as a search may ask for, and so are the children in one', () => {
    const most = (count: number, each: string) => Array.from({ length: count }, () => each);
    expect(parseRooms(most(REQUEST_LIMITS.rooms, '2').join(',')).kind).toBe('ROOMS');
    expect(parseRooms(most(REQUEST_LIMITS.rooms + 1, '2').join(',')).kind).toBe('REFUSED');
    expect(parseRooms(['1', ...most(REQUEST_LIMITS.children, '4')].join('-')).kind).toBe('ROOMS');
    expect(parseRooms(['1', ...most(REQUEST_LIMITS.children + 1, '4')].join('-')).kind).toBe('REFUSED');
  });

  test('survive being written and read again', { timeout: 60_000 }, () => {
    const guests = fc.record({
      adults: fc.integer({ min: 1, max: 20 }),
      childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 20 }),
    });
    const property = fc.property(fc.array(guests, { minLength: 1, maxLength: 20 }), (rooms) => {
      const parsed = parseRooms(formatRooms(rooms));
      return parsed.kind === 'ROOMS' && JSON.stringify(parsed.rooms) === JSON.stringify(rooms);
    });
    expect(() => fc.assert(property, { numRuns: 2000 })).not.toThrow();
  });

  test('have one way to be written', { timeout: 60_000 }, () => {
    const words = fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '-', ','), maxLength: 9 });
    const property = fc.property(words, (text) => {
      const parsed = parseRooms(text);
      return parsed.kind === 'REFUSED' || formatRooms(parsed.rooms) === text;
    });
    expect(() => fc.assert(property, { numRuns: 2000 })).not.toThrow();
  });

  test('are counted', () => {
    const rooms = [
      { adults: 2, childAges: [7, 4] },
      { adults: 1, childAges: [] },
    ];
    expect(countGuests(rooms)).toEqual({ adults: 3, children: 2, guests: 5 });
  });
});

describe('a room type', () => {
  test('takes as many guests as it says', () => {
    expect(fitsRoom(room, { adults: 2, childAges: [5] })).toEqual({ fits: true, extraBedsNeeded: 0 });
  });

  test('Words: an extra bed lets one guest more in', () => {
    expect(fitsRoom(room, { adults: 2, childAges: [5, 3] })).toEqual({ fits: true, extraBedsNeeded: 1 });
    expect(fitsRoom(room, { adults: 2, childAges: [5, 3] }, 0)).toMatchObject({
      fits: false,
      reason: 'EXTRA_BED_MISSING',
    });
  });

  test('takes an extra bed that nobody needs, but not two', () => {
    expect(fitsRoom(room, { adults: 1, childAges: [] }, 1).fits).toBe(true);
    expect(fitsRoom(room, { adults: 1, childAges: [] }, 2)).toMatchObject({
      reason: 'TOO_MANY_EXTRA_BEDS',
      limit: 1,
    });
  });

  test('names the limit that is exceeded', () => {
    expect(fitsRoom(room, { adults: 3, childAges: [5, 3] })).toEqual({
      fits: false,
      reason: 'TOO_MANY_GUESTS',
      limit: 4,
      extraBedsNeeded: 2,
    });
    expect(fitsRoom(room, { adults: 4, childAges: [] })).toMatchObject({
      reason: 'TOO_MANY_ADULTS',
      limit: 3,
    });
    expect(fitsRoom(room, { adults: 1, childAges: [1, 2, 3] })).toMatchObject({
      reason: 'TOO_MANY_CHILDREN',
      limit: 2,
    });
    expect(fitsRoom(room, { adults: 0, childAges: [1] })).toMatchObject({ reason: 'NO_ADULT' });
  });

  test.each([
    [{ adults: 0, childAges: [1] }, 0, 'NO_ADULT'],
    [{ adults: 4, childAges: [] }, 0, 'TOO_MANY_ADULTS'],
    [{ adults: 1, childAges: [1, 2, 3] }, 0, 'TOO_MANY_CHILDREN'],
    [{ adults: 3, childAges: [5, 3] }, 1, 'TOO_MANY_GUESTS'],
    [{ adults: 1, childAges: [] }, 2, 'TOO_MANY_EXTRA_BEDS'],
    [{ adults: 3, childAges: [5] }, 0, 'EXTRA_BED_MISSING'],
  ])('%j with %i extra beds do not fit: %s', (guests, beds, reason) => {
    expect(fitsRoom(room, guests, beds)).toMatchObject({ fits: false, reason });
  });

  test.each([
    [room, { adults: 4, childAges: [] }, 0, { code: 'TOO_MANY_ADULTS', limit: 3 }],
    [room, { adults: 1, childAges: [1, 2, 3] }, 0, { code: 'TOO_MANY_CHILDREN', limit: 2 }],
    [{ ...room, maxChildren: 0 }, { adults: 1, childAges: [1] }, 0, { code: 'TOO_MANY_CHILDREN', limit: 0 }],
    [room, { adults: 3, childAges: [5, 3] }, 1, { code: 'TOO_MANY_GUESTS', limit: 4 }],
    [room, { adults: 1, childAges: [] }, 2, { code: 'TOO_MANY_GUESTS', limit: 4 }],
    [
      { ...room, maxAdults: 1, maxChildren: 1 },
      { adults: 1, childAges: [] },
      2,
      { code: 'TOO_MANY_GUESTS', limit: 2 },
    ],
  ])('%j says to %j with %i extra beds: %j', (limits, guests, beds, words) => {
    const fit = fitsRoom(limits, guests, beds);
    if (fit.fits) throw new Error('It fits');
    expect(tooMany(limits, fit)).toEqual(words);
  });
});
