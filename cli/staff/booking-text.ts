import type { StaffDesk } from '#server/staff-desk';
import { moneyText } from './money.ts';
import { stateText, table } from './print-staff.ts';

type ShownBooking = Awaited<ReturnType<StaffDesk['show']>>;
type Row = [label: string, text: string];

/** One booking with its guest, and all that the house has to prepare, charge and give back. */
export function bookingText(booking: ShownBooking): string {
  return table(
    [booking.reference, stateText(booking)],
    [...guestRows(booking), ...stayRows(booking), ...moneyRows(booking), ...cancellationRows(booking)],
  );
}

function guestRows({ id, createdAt, guest }: ShownBooking): Row[] {
  return [
    ['id', id],
    ['made', createdAt],
    ['guest', `${guest.guestFirstName} ${guest.guestLastName}`],
    ['e-mail', guest.guestEmail],
    ['phone', guest.guestPhone],
  ];
}

function stayRows({ stay, location, arrivalTime, rooms, lines, requests }: ShownBooking): Row[] {
  const extras = lines.filter(({ kind }) => kind === 'EXTRA');
  return [
    ['stay', `${stay.checkIn} to ${stay.checkOut}, ${counted(stay.nights, 'night')}, ${location.name}`],
    ...optional('arrives', arrivalTime),
    ...listed('rooms', rooms.map(roomText)),
    ...listed(
      'extras',
      extras.map(({ label, quantity }) => `${label} × ${quantity}`),
    ),
    ...optional('requests', requests),
  ];
}

function roomText(room: ShownBooking['rooms'][number]): string {
  const { roomName, ratePlanName, mealPlan, adults, childAges, extraBeds } = room;
  const children = `${childAges.length === 1 ? 'child' : 'children'} of ${childAges.join(', ')}`;
  return [
    roomName,
    ratePlanName,
    mealPlan,
    counted(adults, 'adult'),
    ...(childAges.length === 0 ? [] : [children]),
    ...(extraBeds === 0 ? [] : [counted(extraBeds, 'extra bed')]),
  ].join(', ');
}

function moneyRows({ totals, promo, paymentTerms, paidMinor }: ShownBooking): Row[] {
  const { netMinor, taxMinor, totalMinor, currency } = totals;
  const [net, tax] = [moneyText(netMinor, currency), moneyText(taxMinor, currency)];
  return [
    ['total', `${moneyText(totalMinor, currency)}: ${net} and ${tax} tax, ${paymentTerms}`],
    ...optional('promo', promo?.code),
    ['paid', moneyText(paidMinor, currency)],
  ];
}

function cancellationRows({ cancellation, totals: { currency } }: ShownBooking): Row[] {
  if (cancellation === undefined) return [];
  const { by, cancelledAt, reason, penaltyMinor, refundableMinor, refundedMinor, dueMinor } = cancellation;
  const back = `${moneyText(refundedMinor, currency)} of ${moneyText(refundableMinor, currency)}`;
  return [
    ['cancelled', `${cancelledAt}, by the ${by === 'HOTEL' ? 'hotel' : 'guest'}`],
    ...optional('reason', reason),
    ['charges', moneyText(penaltyMinor, currency)],
    ['refunded', cancellation.refund === undefined ? back : `${back}, ${cancellation.refund.state}`],
    ...(dueMinor === 0 ? [] : [['due', moneyText(dueMinor, currency)] satisfies Row]),
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function optional(label: string, text: string | undefined): Row[] {
  return text === undefined ? [] : [[label, text]];
}

/** One below the other, the label at the first. */
function listed(label: string, texts: readonly string[]): Row[] {
  return texts.map((text, index) => [index === 0 ? label : '', text]);
}
