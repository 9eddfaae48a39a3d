import type { CurrencyUnit } from '#domain/currency';
import type { Amount } from '#domain/gateway-units';
import { formatMoney } from '#domain/money';
import type { BookingFacts, EventKind, HotelFacts } from '../../platform/events/event.ts';
import { PRODUCT_TEXTS } from '../../platform/texts.ts';

type Facts = BookingFacts & HotelFacts;
const CONFIRMED_FROM = {
  EXPIRED: 'confirmed after the hold had ended: the rooms were still free',
  NEW: 'sold at once',
  PENDING: 'confirmed',
} as const;

type Words = { readonly [Kind in EventKind]: (facts: Facts[Kind]) => string };

/** A sentence for every kind of event, for staff of any country. A kind without one does not compile. */
const WORDS: Words = {
  BOOKED: ({ releaseId, checkIn, checkOut, roomIds, expiresAt, ...amount }) =>
    `booked from release ${releaseId}: ${checkIn} to ${checkOut}, ${roomIds.join(', ')}, ${money(amount)}${expiresAt === undefined ? '' : `; held until ${expiresAt}`}`,
  ADDRESS_PROVEN: () => 'e-mail address proven',
  HOLD_EXTENDED: ({ expiresAt }) => `hold made longer, until ${expiresAt}`,
  HOLD_EXPIRED: ({ expiresAt }) => `hold ended at ${expiresAt} without a confirmation`,
  CONFIRMED: ({ from }) => CONFIRMED_FROM[from],
  CANCELLED: ({ by, penaltyMinor, refundMinor, dueMinor, ...unit }) =>
    `cancelled by the ${by === 'HOTEL' ? 'hotel' : 'guest'}: ${minor(penaltyMinor, unit)} is kept, ${minor(refundMinor, unit)} goes back${owed(dueMinor, unit)}`,
  CANCELLATION_CHANGED: ({ refundMinor, dueMinor, ...unit }) =>
    `money came after the cancellation: ${minor(refundMinor, unit)} goes back in all${owed(dueMinor, unit)}`,
  REFUNDED: () => 'refunded: all that goes back has gone back',
  CHECKED_IN: () => 'checked in',
  CHECKED_OUT: () => 'checked out',
  NO_SHOW_MARKED: ({ penaltyMinor, refundMinor, ...unit }) =>
    `marked as no-show: ${minor(penaltyMinor, unit)} is kept, ${minor(refundMinor, unit)} goes back`,
  NO_SHOW_UNDONE: ({ penaltyMinor, ...unit }) =>
    `no-show taken back: ${minor(penaltyMinor, unit)} is charged no more`,

  PAYMENT_OPENED: ({ paymentId, gateway, ...amount }) =>
    `payment ${paymentId} of ${money(amount)} opened with ${gateway.toLowerCase()}`,
  BANK_AT_WORK: ({ paymentId }) => `payment ${paymentId}: the bank is at work`,
  BANK_STOPPED: ({ paymentId }) => `payment ${paymentId}: the bank sends nothing, it can be paid again`,
  PAYMENT_DECLINED: ({ paymentId }) => `payment ${paymentId} declined`,
  PAYMENT_CLOSED: ({ paymentId }) => `payment ${paymentId} closed`,
  MONEY_CAPTURED: ({ paymentId, captureId, ...amount }) =>
    `${money(amount)} came as ${captureId}: payment ${paymentId} captured`,
  MONEY_TAKEN_AT_HOTEL: ({ captureId, method, ...amount }) =>
    `${money(amount)} taken at the hotel (${method.toLowerCase()}) as ${captureId}`,
  MONEY_GIVEN_UP: ({ captureId, ...amount }) =>
    `${captureId} of ${money(amount)} is returned: the booking does not need it`,
  REFUND_REQUESTED: ({ refundId, captureId, reason, ...amount }) =>
    `refund ${refundId} of ${money(amount)} of ${captureId} requested${reason === 'RETURN' ? ', because the booking does not need it' : ''}`,
  REFUND_PROCESSING: (facts) => `${refund(facts)} processing`,
  REFUND_PROCESSED: (facts) => `${refund(facts)} processed`,
  REFUND_FAILED: (facts) => `${refund(facts)} failed`,
  OUTSIDE_REFUND_FOUND: ({ outsideRefundId, captureId, state, ...amount }) =>
    `refund ${outsideRefundId} of ${money(amount)} of ${captureId} found at the gateway, ${state.toLowerCase()}`,
  DISPUTE_OPENED: ({ disputeId, captureId, reason, ...amount }) =>
    `dispute ${disputeId} about ${money(amount)} of ${captureId} opened: ${reason}`,
  DISPUTE_CLOSED: ({ disputeId, state }) => `dispute ${disputeId} ${state.toLowerCase()}`,
  BOOKS_DIFFER: ({ paymentId, differences, ...unit }) =>
    `payment ${paymentId} differs from the gateway's books: ${differences
      .map(
        ({ of, hereMinor, thereMinor }) =>
          `${of === 'RECEIVED' ? 'received' : 'paid back'} ${minor(hereMinor, unit)} here, ${minor(thereMinor, unit)} there`,
      )
      .join('; ')}`,
  BOOKS_AGREE: ({ paymentId }) => `payment ${paymentId} agrees with the gateway's books again`,
  BALANCE_PLANNED: ({ dueAt, cancelledAt }) =>
    `balance due at ${dueAt}; if it stays unpaid the booking is cancelled after ${cancelledAt}`,
  BALANCE_ASKED: (amount) => `guest asked for the balance of ${money(amount)}`,
  BALANCE_REMINDED: (amount) => `guest reminded of the balance of ${money(amount)}`,
  BALANCE_LEFT_TO_STAFF: (amount) =>
    `balance of ${money(amount)} left to the staff: nobody is left to ask for it`,

  INVOICE_ISSUED: (facts) => `invoice ${document(facts)} written`,
  CREDIT_NOTE_ISSUED: (facts) => `credit note ${document(facts)} written`,
  DOCUMENT_DELETED: ({ documentId }) => `document ${documentId} deleted: it was kept for its time`,
  COMPANY_NAMED: () => 'company named for the invoice',
  COMPANY_REMOVED: () => 'company for the invoice removed',

  ACCOUNT_LINKED: () => 'added to the account of its proven address',
  ACCOUNT_REMOVED: ({ eraseAt }) =>
    `its account was deleted; the guest's data is erased from ${eraseAt.slice(0, 10)} on`,
  GUEST_ERASED: () => "guest's data erased",
  LINK_MAILED: ({ expiresAt }) => `link to the booking mailed, good until ${expiresAt}`,
  LINK_OPENED: ({ link }) =>
    link === 'BALANCE' ? 'link to pay the balance opened' : 'link to the booking opened',
  NEWS_CONSENT_GIVEN: () => 'consent to news by mail given',
  NEWS_CONSENT_WITHDRAWN: () => 'consent to news by mail withdrawn',

  NIGHTS_CHANGED: ({ roomIds, from, to, change }) =>
    `nights from ${from} to ${to} of ${roomIds.join(', ')} ${nightsChange(change)}`,
};

/** Says what happened in one line. An event of a kind that this version does not know is told by its kind. */
export function eventInWords({ kind, facts }: { kind: string; facts: string }): string {
  if (!isKnown(kind)) return kind.toLowerCase().replaceAll('_', ' ');
  // Only recordEvent writes facts, and those of this kind.
  const say = WORDS[kind] as (stored: unknown) => string;
  return say(JSON.parse(facts));
}

/** Every kind of event. */
export const EVENT_KINDS: readonly string[] = Object.keys(WORDS);

function isKnown(kind: string): kind is EventKind {
  return Object.hasOwn(WORDS, kind);
}

function money({ amountMinor, ...unit }: Amount): string {
  return minor(amountMinor, unit);
}

function minor(amountMinor: number, { currency, currencyDigits }: CurrencyUnit): string {
  return formatMoney(amountMinor, { currency, currencyDigits }, PRODUCT_TEXTS.locale);
}

function owed(dueMinor: number, unit: CurrencyUnit): string {
  return dueMinor === 0 ? '' : `, ${minor(dueMinor, unit)} is still owed`;
}

function refund({ refundId, transactionId, ...amount }: BookingFacts['REFUND_PROCESSED']): string {
  return `refund ${refundId} of ${money(amount)}${transactionId === undefined ? '' : `, at the gateway ${transactionId},`}`;
}

function document({ series, year, number, ...amount }: BookingFacts['INVOICE_ISSUED']): string {
  return `${series} ${year} ${number} of ${money(amount)}`;
}

function nightsChange(change: HotelFacts['NIGHTS_CHANGED']['change']): string {
  if (change.kind === 'RESET') return 'sold as published again';
  const { capacity, closed } = change;
  return [
    ...(closed === undefined ? [] : [closed ? 'closed' : 'opened']),
    ...(capacity === undefined ? [] : [`set to ${capacity} rooms`]),
  ].join(' and ');
}
