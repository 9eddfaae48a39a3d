import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  instantOf,
  isDay,
  isWeekendNight,
  msOf,
  nightCount,
  nightsOf,
  parseStay,
  shiftDays,
  textOfMs,
  todayIn,
  weekday,
} from './stay.ts';

test('a stay is as long as the longest that is sold, and no longer', () => {
  const to = (nights: number) => parseStay('2026-01-01', addDays('2026-01-01', nights)).kind;
  expect([to(365), to(366)]).toEqual(['STAY', 'REFUSED']);
});

describe('moments', () => {
  test.each([
    ['2026-03-28T10:00:00.000Z', 1774692000000],
    ['2026-03-28T15:30:00.000+05:30', 1774692000000],
    [new Date(1774692000000), 1774692000000],
  ])('%s is one', (moment, ms) => {
    expect(msOf(moment)).toBe(ms);
  });

  test('refuses an invalid moment and names it', () => {
    expect(() => msOf('noonZ')).toThrow('"noonZ" is not a point in time.');
    expect(() => msOf(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => msOf('2026-03-28T10:00')).toThrow(RangeError);
  });

  test('a day is as long as the clocks of its place say', () => {
    const noon = msOf('2026-03-28T11:00:00.000Z');
    expect(shiftDays(noon, 0, 'Europe/Berlin')).toBe(noon);
    expect(shiftDays(noon, 1, 'Europe/Berlin') - noon).toBe(23 * 3_600_000);
    expect(shiftDays(noon, -1, 'Europe/Berlin') - noon).toBe(-24 * 3_600_000);
    expect(shiftDays(noon, 1, 'Asia/Kolkata') - noon).toBe(24 * 3_600_000);
  });

  test('refuses an invalid day', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow('"2026-02-30" is not a calendar day.');
    expect(() => daysBetween('2026-02-28', 'soon')).toThrow('"soon" is not a calendar day.');
  });
});

describe('a stay', () => {
  test('Words: its nights are from arrival up to, but not on, the day of departure', () => {
    expect(nightsOf({ checkIn: '2026-03-27', checkOut: '2026-03-30' })).toEqual([
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
    ]);
  });

  test('crosses month ends, a leap day and the turn of the year', () => {
    expect(nightsOf({ checkIn: '2028-02-28', checkOut: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29']);
    expect(nightsOf({ checkIn: '2027-02-28', checkOut: '2027-03-01' })).toEqual(['2027-02-28']);
    expect(nightsOf({ checkIn: '2026-12-31', checkOut: '2027-01-02' })).toEqual(['2026-12-31', '2027-01-01']);
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  test('counts calendar days over a clock change', () => {
    expect(nightCount({ checkIn: '2026-03-28', checkOut: '2026-03-30' })).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });

  test('has no night when it ends before it begins', () => {
    expect(nightsOf({ checkIn: '2026-03-30', checkOut: '2026-03-28' })).toEqual([]);
  });

  test('knows Friday and Saturday nights', () => {
    expect(weekday('2026-03-29')).toBe(7);
    expect(isWeekendNight('2026-03-26')).toBe(false);
    expect(isWeekendNight('2026-03-27')).toBe(true);
    expect(isWeekendNight('2026-03-28')).toBe(true);
    expect(isWeekendNight('2026-03-29')).toBe(false);
  });
});

describe('typed dates', () => {
  test('become a stay', () => {
    expect(parseStay('2028-02-29', '2028-03-01')).toEqual({
      kind: 'STAY',
      stay: { checkIn: '2028-02-29', checkOut: '2028-03-01' },
    });
  });

  test.each([
    ['2026-02-29', '2026-03-02', 'checkIn'],
    ['2026-3-1', '2026-03-02', 'checkIn'],
    ['', '2026-03-02', 'checkIn'],
    ['2026-03-01', '2026-04-31', 'checkOut'],
    ['2026-03-01', '2026-03-01T00:00', 'checkOut'],
    ['2026-03-02', '2026-03-01', 'checkOut'],
    ['2026-03-01', '2027-03-02', 'checkOut'],
  ])('refuses %s to %s', (checkIn, checkOut, field) => {
    expect(parseStay(checkIn, checkOut)).toEqual({
      kind: 'REFUSED',
      field,
      messageKey: 'validation.selectDates',
    });
  });

  test('Fields of forms: says when both days are the same', () => {
    expect(parseStay('2026-03-01', '2026-03-01')).toEqual({
      kind: 'REFUSED',
      field: 'checkOut',
      messageKey: 'validation.sameDates',
    });
  });

  test('are days of the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2100-02-29')).toBe(false);
  });
});

describe('the clock of the location', () => {
  test('says its own day, east and west of UTC', () => {
    const now = new Date('2026-11-20T23:30:00Z');
    expect(todayIn('Asia/Kolkata', now)).toBe('2026-11-21');
    expect(todayIn('America/New_York', now)).toBe('2026-11-20');
    expect(todayIn('Pacific/Kiritimati', '2026-11-20T10:00:00Z')).toBe('2026-11-21');
    expect(todayIn('Pacific/Kiritimati', '2026-11-20T09:59:59.999Z')).toBe('2026-11-20');
  });

  test('gives the instant of a wall time', () => {
    expect(instantOf('2026-03-29', 840, 'Asia/Kolkata')).toBe('2026-03-29T08:30:00.000Z');
    expect(instantOf('2026-01-01', 0, 'Pacific/Kiritimati')).toBe('2025-12-31T10:00:00.000Z');
    expect(instantOf('2028-02-29', 1439, 'UTC')).toBe('2028-02-29T23:59:00.000Z');
  });

  test('Cancellation 7: a gap shifts forward, an overlap takes the first', () => {
    expect(instantOf('2026-03-29', 150, 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(instantOf('2026-10-25', 150, 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('refuses a minute that no day has', () => {
    expect(() => instantOf('2026-03-29', 1440, 'UTC')).toThrow(RangeError);
  });

  test('writes a count of milliseconds so that instants sort as text', () => {
    expect(textOfMs(0)).toBe('1970-01-01T00:00:00.000Z');
  });
});
