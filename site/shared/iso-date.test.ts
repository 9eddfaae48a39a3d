import { afterEach, describe, expect, it } from 'vitest';
import { addDays, isIsoDate, nightsBetween, todayAt } from './iso-date.ts';

describe('isIsoDate', () => {
  it('accepts a leap day in a leap year only', () => {
    expect(isIsoDate('2028-02-29')).toBe(true);
    expect(isIsoDate('2027-02-29')).toBe(false);
  });

  it('refuses anything that is not a padded calendar day', () => {
    expect(
      ['2027-2-1', '2027-13-01', '2027-00-10', 'tomorrow', '', '2027-01-01T00:00'].filter(isIsoDate),
    ).toEqual([]);
  });
});

describe('addDays', () => {
  it('crosses month ends, leap days and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  });
});

describe('nightsBetween', () => {
  it('counts a night in which clocks change as one night', () => {
    expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(nightsBetween('2027-10-30', '2027-11-01')).toBe(2);
  });

  it('is negative when the stay ends before it begins', () => {
    expect(nightsBetween('2027-05-03', '2027-05-01')).toBe(-2);
  });
});

describe('todayAt', () => {
  it('is already tomorrow in a hotel east of UTC', () => {
    expect(todayAt('Asia/Kolkata', new Date('2026-11-21T19:00:00Z'))).toBe('2026-11-22');
  });

  it('is still yesterday in a hotel west of UTC', () => {
    expect(todayAt('America/Los_Angeles', new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-20');
  });
});

describe.each(['Pacific/Kiritimati', 'Australia/Lord_Howe', 'America/St_Johns', 'Africa/Cairo'])(
  'on a machine in %s',
  (zone) => {
    const before = process.env['TZ'];
    afterEach(() => {
      process.env['TZ'] = before;
    });

    it('days are those of the calendar, and today is that of the hotel', () => {
      process.env['TZ'] = zone;
      expect(isIsoDate('2028-02-29')).toBe(true);
      // Clocks change in Lord Howe on the first, in Cairo on the second.
      expect(['2027-04-03', '2026-04-23', '2028-02-28'].map((day) => addDays(day, 1))).toEqual([
        '2027-04-04',
        '2026-04-24',
        '2028-02-29',
      ]);
      expect(nightsBetween('2027-04-03', '2027-04-05')).toBe(2);
      const now = new Date('2027-04-03T10:30:00Z');
      expect(
        ['Pacific/Kiritimati', 'Asia/Kolkata', 'Pacific/Pago_Pago'].map((each) => todayAt(each, now)),
      ).toEqual(['2027-04-04', '2027-04-03', '2027-04-02']);
    });
  },
);
