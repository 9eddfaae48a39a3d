import { writtenEmail } from '#domain/email-address';
import type { MarkedNoShow, StaffOperations } from '#server/staff-operations';
import type { TaxSummary } from '#schemas/api-types';
import { moneyText, rateText } from './money.ts';
import { atHotelText, balanceOf, chargesText, discountsText } from './price-text.ts';
import { stateText, table } from './print-staff.ts';

type ShownBooking = Awaited<ReturnType<StaffOperations['show']>>;
type Row = [label: string, text: string];

/** One booking with its guest, rooms, charges and payments. */
export function bookingText(booking: ShownBooking): string {
  return table(
    [booking.reference, stateText(booking)],
    [
      ...guestRows(booking),
      ...stayRows(booking),
      ...moneyRows(booking),
      ...cancellationRows(booking),
      ...noShowRows(booking),
    ],
  );
}

/** A stay that was marked as missed, with its charges. */
export function noShowText({ reference, currency, ...charges }: MarkedNoShow): string {
  return table([reference, 'Marked as no-show'], chargeRows(charges, currency));
}

function guestRows({ id, createdAt, guest }: ShownBooking): Row[] {
  return [
    ['id', id],
    ['made', createdAt],
    ['guest', `${guest.guestFirstName} ${guest.guestLastName}`],
    ['e-mail', writtenEmail(guest.guestEmail)],
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

function moneyRows(booking: ShownBooking): Row[] {
  const { totals, taxes, paymentTerms, paidMinor, captures, refunds } = booking;
  const { charges = [], roundingMinor = 0 } = booking;
  const { netMinor, totalMinor, currency } = totals;
  const amount = (minor: number): string => moneyText(minor, currency);
  return [
    ['total', `${moneyText(totalMinor, currency)}, ${paymentTerms}`],
    ['net', moneyText(netMinor, currency)],
    ...listed(
      'tax',
      taxes.map((tax) => taxText(tax, currency)),
    ),
    ...written('includes', chargesText(charges, amount)),
    ...written('discounts', discountsText(booking, amount)),
    ...written('rounding', roundingMinor === 0 ? '' : amount(roundingMinor)),
    ...written('at the hotel', atHotelText(charges, amount)),
    ...depositRows(booking),
    ['paid', moneyText(paidMinor, currency)],
    ...listed('received', captures.map(captureText)),
    ...listed('refunds', refunds.map(refundText)),
  ];
}

function depositRows(booking: ShownBooking): Row[] {
  const { deposit, totals } = booking;
  if (deposit === undefined) return [];
  const balance = balanceOf({ ...booking, totalMinor: totals.totalMinor });
  const deposited: Row = ['deposit', moneyText(deposit.dueNowMinor, totals.currency)];
  if (balance === undefined) return [deposited];
  const due = balance.dueAt === undefined ? 'at the hotel' : `by ${balance.dueAt}`;
  return [deposited, ['balance', `${moneyText(balance.minor, totals.currency)}, ${due}`]];
}

function captureText(capture: ShownBooking['captures'][number]): string {
  const { capturedAt, amountMinor, currency, transactionId, whyReturned, atHotel } = capture;
  const taken =
    atHotel === undefined
      ? transactionId
      : `${atHotel.method} at the hotel, recorded by ${atHotel.recordedBy}`;
  const text = `${capturedAt}, ${moneyText(amountMinor, currency)}, ${taken}`;
  if (atHotel?.note !== undefined) return `${text}; ${atHotel.note}`;
  return whyReturned === undefined ? text : `${text}; goes back: ${whyReturned}`;
}

function refundText(refund: ShownBooking['refunds'][number]): string {
  const { createdAt, refundAmountMinor, currency, state, history, transactionId, why, isByHand } = refund;
  const since = history.at(-1)?.createdAt ?? createdAt;
  return [
    createdAt,
    moneyText(refundAmountMinor, currency),
    since === createdAt ? state : `${state} ${since}`,
    ...(transactionId === undefined ? [] : [transactionId]),
    ...(isByHand && state !== 'PROCESSED' ? ['to be paid back by hand'] : []),
  ]
    .join(', ')
    .concat(`; ${why}`);
}

function cancellationRows({ cancellation, totals: { currency } }: ShownBooking): Row[] {
  if (cancellation === undefined) return [];
  const { by, cancelledAt, reason, refund } = cancellation;
  return [
    ['cancelled', `${cancelledAt}, by the ${by === 'HOTEL' ? 'hotel' : 'guest'}`],
    ...optional('reason', reason),
    ...chargeRows(cancellation, currency, refund?.state),
  ];
}

function noShowRows({ noShow, totals: { currency } }: ShownBooking): Row[] {
  if (noShow === undefined) return [];
  return [['no-show', `${noShow.markedAt}, marked by ${noShow.by}`], ...chargeRows(noShow, currency)];
}

interface Charges {
  penaltyMinor: number;
  refundableMinor: number;
  refundedMinor: number;
  dueMinor: number;
}

function chargeRows(charges: Charges, currency: string, refundState?: string): Row[] {
  const { penaltyMinor, refundableMinor, refundedMinor, dueMinor } = charges;
  const back = `${moneyText(refundedMinor, currency)} of ${moneyText(refundableMinor, currency)}`;
  return [
    ['charges', moneyText(penaltyMinor, currency)],
    ['refunded', refundState === undefined ? back : `${back}, ${refundState}`],
    ...(dueMinor === 0 ? [] : [['due', moneyText(dueMinor, currency)] satisfies Row]),
  ];
}

function taxText({ label, rateBasisPoints, taxMinor }: TaxSummary, currency: string): string {
  return `${label} ${rateText(rateBasisPoints)}: ${moneyText(taxMinor, currency)}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function optional(label: string, text: string | undefined): Row[] {
  return text === undefined ? [] : [[label, text]];
}

function written(label: string, text: string): Row[] {
  return text === '' ? [] : [[label, text]];
}

/** Rows of one label, which only the first row shows. */
function listed(label: string, texts: readonly string[]): Row[] {
  return texts.map((text, index) => [index === 0 ? label : '', text]);
}
