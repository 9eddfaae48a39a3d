import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats.ts';

const formats = formatsFor('en', 'IN');

describe('formatsFor', () => {
  it('writes a calendar day as it is, whatever the zone of the browser', () => {
    expect(formats.day('2026-03-28')).toBe('Sat 28 Mar 2026');
    expect(formats.day('2028-02-29')).toBe('Tue 29 Feb 2028');
  });

  it('writes an instant in the time of the hotel', () => {
    expect(formats.time('2026-11-21T10:05:00.000Z', 'Asia/Kolkata')).toBe('15:35');
    expect(formats.time('2026-11-21T10:05:00.000Z', 'America/Los_Angeles')).toBe('02:05');
  });

  it('writes a month, and a day with its time where the hotel stands', () => {
    expect(formats.month('2027-01')).toBe('January 2027');
    expect(formats.moment('2026-11-21T20:05:00.000Z', 'Asia/Kolkata')).toBe('Sun 22 Nov 2026, 01:35');
  });

  it.each([
    ['Pacific/Kiritimati', '00:30', 'Fri 15 Jan'],
    ['Pacific/Pago_Pago', '23:30', 'Wed 13 Jan'],
    ['Asia/Kolkata', '16:00', 'Thu 14 Jan'],
  ])(
    'writes every form of an instant where the hotel stands, whatever the device says: %s',
    (zone, time, day) => {
      // The tests run behind UTC, and no zone here has the day and hour of another.
      const instant = '2027-01-14T10:30:00.000Z';
      expect([
        formats.time(instant, zone),
        formats.shortDay(instant, zone),
        formats.moment(instant, zone),
      ]).toEqual([time, day, `${day} 2027, ${time}`]);
    },
  );

  it('writes minutes from midnight as a time of day', () => {
    expect([0, 720, 840, 1439].map(formats.clock)).toEqual(['00:00', '12:00', '14:00', '23:59']);
  });

  it('groups a list in the habit of the language', () => {
    expect(formats.list(['1 king bed', '2 single beds', '1 sofa bed'])).toBe(
      '1 king bed, 2 single beds and 1 sofa bed',
    );
  });
});

describe('in other languages', () => {
  const written = (language: string) => {
    const { day, month, moment, clock, percent, fileSize, list } = formatsFor(language, 'IN');
    return [
      day('2028-02-29'),
      month('2027-01'),
      moment('2026-10-31T18:35:00.000Z', 'Asia/Kolkata'),
      clock(840),
      percent(1850),
      fileSize(2_516_582),
      list(['A', 'B', 'C']),
    ].map((text) => text.replaceAll(/[\u202F\u00A0]/gu, ' '));
  };

  it('writes digits, order and joins as the language does, and one clock of 24 hours', () => {
    expect(written('ar-EG')).toEqual([
      'الثلاثاء ٢٩ فبراير ٢٠٢٨',
      'يناير ٢٠٢٧',
      'الأحد ١ نوفمبر ٢٠٢٦، ٠٠:٠٥',
      '١٤:٠٠',
      '١٨٫٥ %',
      '٢٫٤ م.ب',
      'A وB وC',
    ]);
    expect(written('mr-IN')).toEqual([
      'मंगळ २९ फेब्रु २०२८',
      'जानेवारी २०२७',
      'रवि १ नोव्हें २०२६, ००:०५',
      '१४:००',
      '१८.५ %',
      '२.४ MB',
      'A, B आणि C',
    ]);
    expect(written('en-US').slice(0, 4)).toEqual([
      'Tue Feb 29, 2028',
      'January 2027',
      'Sun Nov 1, 2026, 00:05',
      '14:00',
    ]);
  });
});
