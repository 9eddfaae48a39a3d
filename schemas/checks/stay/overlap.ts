import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { isHour } from '../sense/hours.ts';
import type { Hotel, Location } from '../../generated/types.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Check-out is before check-in.',
  why: 'A room would have two guests at once and no time for cleaning.',
  remedy: 'Set check-out before check-in.',
  example: replaced('hotel.json', '"checkOut": 720', '"checkOut": 900'),
  run({ files }) {
    const [hotel] = validFiles(files, 'hotel');
    const locations = validFiles(files, 'location')
      // A location without its own times has the hotel's, which are reported there.
      .filter(({ value }) => value.checkIn !== undefined || value.checkOut !== undefined)
      .flatMap(({ path, value }) => diagnosticsOf(path, value, hotel?.value));
    return [...(hotel ? diagnosticsOf(hotel.path, hotel.value, undefined) : []), ...locations];
  },
};

function diagnosticsOf(file: string, own: Hotel | Location, inherited: Hotel | undefined): RuleDiagnostic[] {
  const checkIn = own.checkIn ?? inherited?.checkIn;
  const checkOut = own.checkOut ?? inherited?.checkOut;
  if (checkIn === undefined || checkOut === undefined || checkOut <= checkIn) return [];
  // `sense/hours` reports hours that are written for minutes.
  if (isHour(checkIn) || isHour(checkOut)) return [];
  const isOwn = own.checkOut !== undefined;
  return [
    {
      file,
      path: [isOwn ? 'checkOut' : 'checkIn'],
      value: String(isOwn ? checkOut : checkIn),
      message: `Guests leave by ${clock(checkOut)} but others arrive from ${clock(checkIn)}: a room could have two guests at once.`,
      help: 'set check-out before check-in; 12:00 is 720, 14:00 is 840',
    },
  ];
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}
