import type {
  DaySheetLine,
  ExportedBooking,
  ListedForStaff,
  ListedMail,
  StaffNight,
} from '#server/staff-operations';
import { moneyText } from './money.ts';
import { atHotelText } from './price-text.ts';
import { columnsOf, oneLine } from '../terminal/printable.ts';

const MOST_NAMED = 10;

/** A table for the terminal. Control characters in guests' texts are escaped. */
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

/** The state of a booking, and of its stay if that is not awaited. */
export function stateText({ state, stayState }: Pick<ListedForStaff, 'state' | 'stayState'>): string {
  return stayState === 'DUE' ? state : `${state}, ${stayState}`;
}

export function bookingLines(found: readonly (ListedForStaff & Partial<ExportedBooking>)[]): string {
  if (found.length === 0) return 'No bookings.';
  const isNamed = found.some(({ lastName }) => lastName !== undefined);
  const rows = found.map((booking) => [
    booking.reference,
    ...(isNamed ? [guestText(booking)] : []),
    booking.checkIn,
    booking.arrivalTime ?? '',
    booking.checkOut,
    stateText(booking),
    booking.locationId,
    roomTypesText(booking.roomTypes),
    booking.ratePlans.join(', '),
    booking.mealPlans.join(', '),
    extrasText(booking.extras),
    String(booking.adults),
    String(booking.children),
    moneyText(booking.totalMinor, booking),
    moneyText(booking.taxMinor, booking),
    booking.payment,
  ]);
  const head = [
    'reference',
    ...(isNamed ? ['guest'] : []),
    ...'arrival time departure state location rooms plan meals extras adults children total tax payment'.split(
      ' ',
    ),
  ];
  return `${table(head, rows)}\n${countText(found)}`;
}

/** The guests of a day with rooms and extras, followed by their requests. */
export function dayLines(found: readonly DaySheetLine[]): string {
  if (found.length === 0) return 'No bookings.';
  const rows = found.map((booking) => [
    booking.reference,
    guestText(booking),
    booking.checkIn,
    booking.arrivalTime ?? '',
    booking.checkOut,
    booking.stayState === 'DUE' ? '' : booking.stayState,
    booking.locationId,
    roomTypesText(booking.roomTypes),
    booking.mealPlans.join(', '),
    String(booking.adults),
    String(booking.children),
    extrasText(booking.extras),
    booking.dueMinor === 0 ? 'paid' : moneyText(booking.dueMinor, booking),
    atHotelText(booking.charges, (minor) => moneyText(minor, booking)),
    booking.phone,
  ]);
  const head =
    'reference guest arrival time departure stay location rooms meals adults children extras due charges phone';
  const requests = found.flatMap(({ reference, requests: said }) =>
    said === undefined ? [] : [`${reference}: ${oneLine(said)}`],
  );
  return [
    table(head.split(' '), rows),
    ...(requests.length === 0 ? [] : ['Requests:', ...requests.map((line) => `  ${line}`)]),
    countText(found),
  ].join('\n');
}

function countText({ length }: readonly unknown[]): string {
  return length === 1 ? '1 booking.' : `${length} bookings.`;
}

function guestText({ firstName = '', lastName = '' }: Partial<ExportedBooking>): string {
  return `${firstName} ${lastName}`.trim();
}

/** "2 x Garden Twin, Lake Suite", in ASCII for spreadsheets of any encoding. */
export function roomTypesText(roomTypes: ListedForStaff['roomTypes']): string {
  return roomTypes.map(({ name, rooms }) => (rooms === 1 ? name : `${rooms} x ${name}`)).join(', ');
}

export function extrasText(extras: ListedForStaff['extras']): string {
  return extras.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} x ${name}`)).join(', ');
}

/** One table for each room type. */
export function nightLines(nights: readonly StaffNight[]): string {
  const byRoom = [...Map.groupBy(nights, ({ roomId }) => roomId)];
  return byRoom
    .map(([roomId, ofRoom]) => `${byRoom.length === 1 ? '' : `${roomId}\n`}${nightsTable(ofRoom)}`)
    .join('\n\n');
}

function nightsTable(nights: readonly StaffNight[]): string {
  const rows = nights.map(({ night, capacity, sold, held, isClosed, isOverridden, reason }) => [
    night,
    String(capacity),
    String(sold),
    String(held),
    String(isClosed ? 0 : Math.max(0, capacity - sold - held)),
    [isClosed ? 'closed' : '', isOverridden ? 'changed by staff' : '', reason ?? '']
      .filter(Boolean)
      .join(', '),
  ]);
  return table(['night', 'rooms', 'sold', 'held', 'free', ''], rows);
}

/** Warns of closed nights that are already sold or held. Empty for none. */
export function takenLines(nights: readonly StaffNight[]): string {
  const taken = nights.filter(({ sold, held, isClosed }) => isClosed && sold + held > 0);
  if (taken.length === 0) return '';
  const named = taken
    .slice(0, MOST_NAMED)
    .map(({ roomId, night, sold, held }) => `${roomId} on ${night} (${sold} sold, ${held} held)`);
  const more = taken.length > MOST_NAMED ? ` and ${taken.length - MOST_NAMED} more` : '';
  return `\nStill booked: ${named.join(', ')}${more}. Closing cancels no booking. To see them: verandah bookings list`;
}

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

function minuteOf(instant = ''): string {
  return instant.slice(0, 16).replace('T', ' ');
}
