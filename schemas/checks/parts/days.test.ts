import { afterEach, expect, test } from 'vitest';
import { dayAfter, daysBetween } from './days.ts';

const before = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = before;
});

test.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Cairo'])(
  'days are counted by the calendar, whatever the clocks of a machine in %s do',
  (zone) => {
    process.env['TZ'] = zone;
    expect(
      ['2026-12-31', '2028-02-28', '2027-02-28', '2027-04-03', '2026-04-23'].map((day) => dayAfter(day)),
    ).toEqual(['2027-01-01', '2028-02-29', '2027-03-01', '2027-04-04', '2026-04-24']);
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2027-04-03', '2027-10-03')).toBe(183);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  },
);
