import type { ListedForStaff, ListedMail, StaffNight } from '#server/staff-desk';
import { moneyText } from './money.ts';
import { columnsOf, oneLine } from '../terminal/printable.ts';

/** A table for the terminal; what a guest typed cannot move the cursor. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows.map((row) => row.map(oneLine))];
  const widths = head.map((_name, column) => Math.max(...all.map((row) => columnsOf(row[column] ?? ''))));
  return all
    .map((row) =>
      row
        .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - columnsOf(text)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The state of a booking, and of its stay where that is more than awaited. */
export function stateText({ state, stayState }: Pick<ListedForStaff, 'state' | 'stayState'>): string {
  return stayState === 'DUE' ? state : `${state}, ${stayState}`;
}

/** The list of bookings, and how many they are. */
export function bookingLines(found: readonly ListedForStaff[]): string {
  if (found.length === 0) return 'No bookings.';
  const rows = found.map((booking) => [
    booking.reference,
    booking.checkIn,
    booking.arrivalTime ?? '',
    booking.checkOut,
    stateText(booking),
    booking.locationId,
    roomTypesText(booking.roomTypes),
    booking.mealPlans.join(', '),
    String(booking.adults),
    String(booking.children),
    moneyText(booking.totalMinor, booking.currency),
    booking.payment,
  ]);
  const head = 'reference arrival time departure state location rooms meals adults children total payment';
  return `${table(head.split(' '), rows)}\n${found.length === 1 ? '1 booking' : `${found.length} bookings`}.`;
}

/** "2 x Garden Twin, Lake Suite": in letters that a spreadsheet reads whatever it takes a file to be written in. */
export function roomTypesText(roomTypes: ListedForStaff['roomTypes']): string {
  return roomTypes.map(({ name, rooms }) => (rooms === 1 ? name : `${rooms} x ${name}`)).join(', ');
}

/** The nights of a room type. */
export function nightLines(nights: readonly StaffNight[]): string {
  const rows = nights.map(({ night, capacity, sold, held, isClosed, isOverridden }) => [
    night,
    String(capacity),
    String(sold),
    String(held),
    String(isClosed ? 0 : Math.max(0, capacity - sold - held)),
    [isClosed ? 'closed' : '', isOverridden ? 'changed by staff' : ''].filter(Boolean).join(', '),
  ]);
  return table(['night', 'rooms', 'sold', 'held', 'free', ''], rows);
}

/** The list of mails, and how many they are. */
export function mailLines(found: readonly ListedMail[]): string {
  if (found.length === 0) return 'No mails.';
  const rows = found.map((mail) => [
    mail.id,
    mail.kind,
    mail.booking ?? '',
    mail.state,
    String(mail.attempts),
    minuteOf(mail.since),
    minuteOf(mail.nextTry),
    mail.reason ?? '',
    mail.canResend ? 'yes' : '',
  ]);
  const head = [
    'id',
    'kind',
    'booking',
    'state',
    'tries',
    'since',
    'next try',
    'reason',
    'can be sent again',
  ];
  return `${table(head, rows)}\n${found.length === 1 ? '1 mail' : `${found.length} mails`}. Times are in UTC.`;
}

/** 2027-01-14 09:30 */
function minuteOf(instant = ''): string {
  return instant.slice(0, 16).replace('T', ' ');
}
