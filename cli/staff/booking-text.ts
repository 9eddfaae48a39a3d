import type { CurrencyUnit } from '#domain/currency';
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

/** What of a refund the staff have to pay back themselves, and how that is recorded. */
export function byHandText({
  byHandMinor,
  reference,
  ...unit
}: CurrencyUnit & { byHandMinor: number; reference: string }) {
  return `${moneyText(byHandMinor, unit)} of it was paid at the hotel: pay it back, then record that: verandah bookings refund-paid ${reference}`;
}

/** A stay that was marked as missed, with its charges. */
export function noShowText(marked: MarkedNoShow): string {
  const charges = table([marked.reference, 'Marked as no-show'], chargeRows(marked, marked));
  return marked.byHandMinor === 0 ? charges : `${charges}\n${byHandText(marked)}`;
}

function guestRows({ id, createdAt, guest }: ShownBooking): Row[] {
  return [
    ['id', id],
    ['made', createdAt],
    ['guest', `${guest.guestFirstName} ${guest.guestLastName}`],
    // Staff may book for a guest who gives none.
    ...written('e-mail', writtenEmail(guest.guestEmail)),
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
  const { netMinor, totalMinor } = totals;
  const amount = (minor: number): string => moneyText(minor, totals);
  return [
    ['total', `${amount(totalMinor)}, ${paymentTerms}`],
    ['net', amount(netMinor)],
    ...listed(
      'tax',
      taxes.map((tax) => taxText(tax, totals)),
    ),
    ...written('includes', chargesText(charges, amount)),
    ...written('discounts', discountsText(booking, amount)),
    ...written('rounding', roundingMinor === 0 ? '' : amount(roundingMinor)),
    ...written('at the hotel', atHotelText(charges, amount)),
    ...depositRows(booking),
    ['paid', amount(paidMinor)],
    ...listed('received', captures.map(captureText)),
    ...listed('refunds', refunds.map(refundText)),
  ];
}

function depositRows(booking: ShownBooking): Row[] {
  const { deposit, totals } = booking;
  if (deposit === undefined) return [];
  const balance = balanceOf({ ...booking, totalMinor: totals.totalMinor });
  const deposited: Row = ['deposit', moneyText(deposit.dueNowMinor, totals)];
  if (balance === undefined) return [deposited];
  const due = balance.dueAt === undefined ? 'at the hotel' : `by ${balance.dueAt}`;
  return [deposited, ['balance', `${moneyText(balance.minor, totals)}, ${due}`]];
}

function captureText(capture: ShownBooking['captures'][number]): string {
  const { capturedAt, amountMinor, transactionId, whyReturned, atHotel } = capture;
  const taken =
    atHotel === undefined
      ? transactionId
      : `${atHotel.method} at the hotel, recorded by ${atHotel.recordedBy}`;
  const text = `${capturedAt}, ${moneyText(amountMinor, capture)}, ${taken}`;
  if (atHotel?.note !== undefined) return `${text}; ${atHotel.note}`;
  return whyReturned === undefined ? text : `${text}; goes back: ${whyReturned}`;
}

function refundText(refund: ShownBooking['refunds'][number]): string {
  const { createdAt, refundAmountMinor, state, history, transactionId, why, isByHand } = refund;
  const since = history.at(-1)?.createdAt ?? createdAt;
  return [
    createdAt,
    moneyText(refundAmountMinor, refund),
    since === createdAt ? state : `${state} ${since}`,
    ...(transactionId === undefined ? [] : [transactionId]),
    ...(isByHand && state !== 'PROCESSED' ? ['to be paid back by hand'] : []),
  ]
    .join(', ')
    .concat(`; ${why}`);
}

function cancellationRows({ cancellation, totals }: ShownBooking): Row[] {
  if (cancellation === undefined) return [];
  const { by, cancelledAt, reason, refund } = cancellation;
  return [
    ['cancelled', `${cancelledAt}, by the ${by === 'HOTEL' ? 'hotel' : 'guest'}`],
    ...optional('reason', reason),
    ...chargeRows(cancellation, totals, refund?.state),
  ];
}

function noShowRows({ noShow, totals }: ShownBooking): Row[] {
  if (noShow === undefined) return [];
  return [['no-show', `${noShow.markedAt}, marked by ${noShow.by}`], ...chargeRows(noShow, totals)];
}

interface Charges {
  penaltyMinor: number;
  refundableMinor: number;
  refundedMinor: number;
  dueMinor: number;
}

function chargeRows(charges: Charges, unit: CurrencyUnit, refundState?: string): Row[] {
  const { penaltyMinor, refundableMinor, refundedMinor, dueMinor } = charges;
  const back = `${moneyText(refundedMinor, unit)} of ${moneyText(refundableMinor, unit)}`;
  return [
    ['charges', moneyText(penaltyMinor, unit)],
    ['refunded', refundState === undefined ? back : `${back}, ${refundState}`],
    ...(dueMinor === 0 ? [] : [['due', moneyText(dueMinor, unit)] satisfies Row]),
  ];
}

function taxText({ label, rateBasisPoints, taxMinor }: TaxSummary, unit: CurrencyUnit): string {
  return `${label} ${rateText(rateBasisPoints)}: ${moneyText(taxMinor, unit)}`;
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
