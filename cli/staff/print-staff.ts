import type { ListedForStaff, StaffDesk, StaffNight } from '#server/staff-desk';
import { moneyText } from './money.ts';
import { columnsOf, oneLine } from '../terminal/printable.ts';

type ShownBooking = Awaited<ReturnType<StaffDesk['show']>>;

/** A table for the terminal; what a guest typed cannot move the cursor. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
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

/** The list of bookings, and how many they are. */
export function bookingLines(found: readonly ListedForStaff[]): string {
  if (found.length === 0) return 'No bookings.';
  const rows = found.map((booking) => [
    booking.reference,
    booking.checkIn,
    booking.checkOut,
    booking.stayState === 'DUE' ? booking.state : `${booking.state}, ${booking.stayState}`,
    booking.locationId,
    String(booking.rooms),
    moneyText(booking.totalMinor, booking.currency),
    booking.payment,
  ]);
  const head = ['reference', 'arrival', 'departure', 'state', 'location', 'rooms', 'total', 'payment'];
  return `${table(head, rows)}\n${found.length} bookings.`;
}

/** One booking with its guest. */
export function bookingText(booking: ShownBooking): string {
  const { guest, location, rooms, stay, totals } = booking;
  return table(
    [
      booking.reference,
      booking.stayState === 'DUE' ? booking.state : `${booking.state}, ${booking.stayState}`,
    ],
    [
      ['id', booking.id],
      ['guest', `${guest.guestFirstName} ${guest.guestLastName}`],
      ['e-mail', guest.guestEmail],
      ['phone', guest.guestPhone],
      ['stay', `${stay.checkIn} to ${stay.checkOut}, ${location.name}`],
      ['rooms', rooms.map(({ roomName }) => roomName).join(', ')],
      ['total', moneyText(totals.totalMinor, totals.currency)],
      ['paid', moneyText(booking.paidMinor, totals.currency)],
      ...(booking.requests === undefined ? [] : [['requests', booking.requests]]),
    ],
  );
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
