import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Hotel, Location } from '../../generated/types.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Guests leave before others arrive.',
  why: 'A room would be needed twice at one time, with no hour left to clean it.',
  remedy: 'Let check-out be before check-in.',
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
  const isOwn = own.checkOut !== undefined;
  return [
    {
      file,
      path: [isOwn ? 'checkOut' : 'checkIn'],
      value: String(isOwn ? checkOut : checkIn),
      message: `Guests leave by ${clock(checkOut)} and others arrive from ${clock(checkIn)}: rooms would be needed twice.`,
      help: 'let guests leave before others arrive; 12:00 is 720, 14:00 is 840',
    },
  ];
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}
