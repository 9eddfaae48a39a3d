import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const HOURS_OF_DAY = 24;
const MINUTES_OF_HOUR = 60;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Times are minutes from midnight, not hours.',
  why: 'Guests would read that they leave at 0:11.',
  remedy: 'Multiply by 60: 11:00 is 660.',
  example: replaced('hotel.json', '"checkOut": 720', '"checkOut": 12'),
  run: ({ files }) =>
    [...validFiles(files, 'hotel'), ...validFiles(files, 'location')].flatMap(({ path: file, value }) =>
      (['checkIn', 'checkOut'] as const).flatMap((field) => {
        const minutes = value[field];
        if (!isHour(minutes)) return [];
        const meant = minutes * MINUTES_OF_HOUR;
        return {
          file,
          path: [field],
          value: String(minutes),
          message: `${field === 'checkIn' ? 'Check-in' : 'Check-out'} is ${minutes} minutes after midnight.`,
          help: `write ${meant} if ${minutes}:00 is meant`,
          fix: { kind: 'replace' as const, title: `Write ${meant}`, safe: false, text: String(meant) },
        };
      }),
    ),
};

/** True if a number of minutes is rather an hour. */
export function isHour(minutes: number | undefined): minutes is number {
  return minutes !== undefined && minutes > 0 && minutes < HOURS_OF_DAY;
}
