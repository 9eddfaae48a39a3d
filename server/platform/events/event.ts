import type { CurrencyUnit } from '#domain/currency';
import type { Amount } from '#domain/gateway-units';
import type { Actor } from '../audit/record-action.ts';

/** Kinds without facts: the kind, the booking and the moment say all. */
type NoFacts = Readonly<Record<string, never>>;

interface OfPayment extends Amount {
  paymentId: string;
}

interface OfRefund extends Amount {
  refundId: string;
  /** The money that goes back. */
  captureId: string;
}

interface OfReportedRefund extends OfRefund {
  /** The gateway's own id of the refund; left out where the staff pay it back by hand. */
  transactionId?: string;
}

interface OfDocument extends Amount {
  documentId: string;
  series: string;
  year: string;
  number: number;
}

interface OfDispute extends Amount {
  disputeId: string;
  captureId: string;
}

/**
 * What each kind of event of a booking says. Facts are ids, days, instants and amounts in minor units. They never hold
 * personal data, because events outlive the erasure of a guest: no name, address or telephone number, and nothing that a
 * guest or a member of the staff typed.
 */
export interface BookingFacts {
  BOOKED: Amount & {
    releaseId: string;
    checkIn: string;
    checkOut: string;
    /** One id for each room, sorted: two rooms of a type have it twice. */
    roomIds: readonly string[];
    /** When the hold ends; none where it was sold at once, unknown where a version before 0.3.0 extended it. */
    expiresAt?: string;
  };
  /** By a code, or by an account with that address. */
  ADDRESS_PROVEN: NoFacts;
  HOLD_EXTENDED: { expiresAt: string };
  /** Recorded when its nights were released, which may be later than its end. */
  HOLD_EXPIRED: { expiresAt: string };
  /** From EXPIRED: money that came late, and nights that were still free. From NEW: the staff sold it at once. */
  CONFIRMED: { from: 'EXPIRED' | 'NEW' | 'PENDING' };
  CANCELLED: CurrencyUnit & {
    by: 'GUEST' | 'HOTEL';
    from: 'PENDING' | 'SUCCESSFUL';
    penaltyMinor: number;
    refundMinor: number;
    /** What the guest still owes of the penalty. */
    dueMinor: number;
  };
  /** Money that came after the cancellation has changed what is owed and what goes back. */
  CANCELLATION_CHANGED: CurrencyUnit & { refundMinor: number; dueMinor: number };
  /** All that a cancellation gives back has gone back. */
  REFUNDED: NoFacts;
  CHECKED_IN: NoFacts;
  CHECKED_OUT: NoFacts;
  NO_SHOW_MARKED: CurrencyUnit & { penaltyMinor: number; refundMinor: number };
  /** On the day on which it was marked: the penalty is charged no more. */
  NO_SHOW_UNDONE: CurrencyUnit & { penaltyMinor: number };

  PAYMENT_OPENED: OfPayment & { gateway: string };
  /** The guest has paid, and the guest's bank has not sent the money yet. */
  BANK_AT_WORK: { paymentId: string };
  /** The bank sends nothing, and the page can be paid again. */
  BANK_STOPPED: { paymentId: string };
  PAYMENT_DECLINED: { paymentId: string };
  PAYMENT_CLOSED: { paymentId: string };
  /** A gateway took money. The booking keeps it unless MONEY_GIVEN_UP follows. */
  MONEY_CAPTURED: OfPayment & { captureId: string };
  /** The staff took money. */
  MONEY_TAKEN_AT_HOTEL: OfPayment & { captureId: string; method: string };
  /** The booking does not need this money: all of it goes back. */
  MONEY_GIVEN_UP: Amount & { captureId: string };
  REFUND_REQUESTED: OfRefund & { reason: 'CANCELLATION' | 'RETURN' };
  REFUND_PROCESSING: OfReportedRefund;
  REFUND_PROCESSED: OfReportedRefund;
  REFUND_FAILED: OfReportedRefund;
  /** A refund that was made at the gateway's own pages, or its next state. */
  OUTSIDE_REFUND_FOUND: Amount & {
    /** The gateway's own id. */
    outsideRefundId: string;
    captureId: string;
    state: 'FAILED' | 'PROCESSED' | 'PROCESSING';
  };
  DISPUTE_OPENED: OfDispute & {
    /** The gateway's word for it. */
    reason: string;
  };
  DISPUTE_CLOSED: OfDispute & { state: 'LOST' | 'WON' };
  /** The gateway's books say another sum than ours. */
  BOOKS_DIFFER: CurrencyUnit & {
    paymentId: string;
    differences: readonly { of: 'PAID_BACK' | 'RECEIVED'; hereMinor: number; thereMinor: number }[];
  };
  BOOKS_AGREE: { paymentId: string };
  /** The balance is watched: it is asked for, and the booking is cancelled where it stays unpaid. */
  BALANCE_PLANNED: { dueAt: string; cancelledAt: string };
  BALANCE_ASKED: Amount;
  BALANCE_REMINDED: Amount;
  /** Nobody is left to ask: the staff decide. */
  BALANCE_LEFT_TO_STAFF: Amount;

  INVOICE_ISSUED: OfDocument;
  CREDIT_NOTE_ISSUED: OfDocument;
  /** Its time to be kept is over. */
  DOCUMENT_DELETED: { documentId: string };
  COMPANY_NAMED: NoFacts;
  COMPANY_REMOVED: NoFacts;

  /** An account with the proven address owns the booking. */
  ACCOUNT_LINKED: NoFacts;
  /** The account that owned it is gone. */
  ACCOUNT_REMOVED: { eraseAt: string };
  GUEST_ERASED: NoFacts;
  LINK_MAILED: { expiresAt: string };
  /** MAILED: one that was asked for. BALANCE: the one in a mail about the balance. */
  LINK_OPENED: { link: 'BALANCE' | 'MAILED' };
  NEWS_CONSENT_GIVEN: NoFacts;
  NEWS_CONSENT_WITHDRAWN: NoFacts;
}

/** Events of the hotel itself. */
export interface HotelFacts {
  /** What the staff set for nights instead of the catalogue's values; RESET restores those. */
  NIGHTS_CHANGED: {
    roomIds: readonly string[];
    /** First and last night, both included. */
    from: string;
    to: string;
    change: { kind: 'RESET' } | { kind: 'SET'; capacity?: number; closed?: boolean };
  };
}

export type BookingEventKind = keyof BookingFacts;
export type EventKind = keyof HotelFacts | BookingEventKind;

interface Recorded {
  /** The instant of the change, as its rows have it. */
  at: string;
  /** Only where the staff did it. */
  actor?: Actor | undefined;
}

type OfBooking = {
  [Kind in BookingEventKind]: Recorded & { kind: Kind; bookingId: string; facts: BookingFacts[Kind] };
}[BookingEventKind];

type OfHotel = {
  [Kind in keyof HotelFacts]: Recorded & { kind: Kind; facts: HotelFacts[Kind] };
}[keyof HotelFacts];

/** Something that has just changed. */
export type NewEvent = OfBooking | OfHotel;
