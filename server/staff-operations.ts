import { DomainError } from '#domain/refusal';
import type { Config } from './platform/config/config.ts';
import { explainMissingDatabase } from './platform/config/database-fault.ts';
import { type Context, createContext } from './context.ts';
import { explainReleaseFault } from './release/index.ts';
import {
  type CancelledByHotel,
  cancelByHotel,
  type HotelCancellation,
  type DaySheetKind,
  type DaySheetLine,
  type DaySheetRequest,
  showDay,
  type BookingFilter,
  type BookingHistory,
  bookingHistory,
  exportForStaff,
  listForStaff,
  type ShownToStaff,
  showToStaff,
  type ExportedBooking,
  type ListedForStaff,
  type MarkedNoShow,
  markNoShow,
  type MovedStay,
  moveStay,
  type NewsAddress,
  newsForStaff,
  type RecordedPayment,
  recordPayment,
  type TakenPayment,
  type BookPeriod,
  dayBook,
  type DayBookLine,
  taxReport,
  type TaxReportLine,
  listPayments,
  type ListedPayment,
  markRefundPaid,
  type PaidBack,
  type PaymentDifference,
  type PaymentState,
  reconcilePayments,
  showPayment,
  type ShownPayment,
} from './bookings/index.ts';
import {
  changeNights,
  type NightsChange,
  type NightsOf,
  showNights,
  type ShownNights,
  type StaffNight,
} from './stock/index.ts';
import {
  createToken,
  type ListedToken,
  listTokens,
  revokeToken,
  type TokenScope,
  type WantedToken,
} from './publishing/index.ts';
import { type ListedMail, listMails, type MailState } from './platform/outbox/list-mails.ts';
import { type MailsToResend, resendMails } from './platform/outbox/resend-mails.ts';
import { StaffError } from './platform/audit/staff-error.ts';

export type {
  BookPeriod,
  DayBookLine,
  TaxReportLine,
  BookingFilter,
  BookingHistory,
  CancelledByHotel,
  DaySheetKind,
  DaySheetLine,
  ExportedBooking,
  ListedForStaff,
  ListedMail,
  ListedPayment,
  ListedToken,
  MailState,
  MarkedNoShow,
  MovedStay,
  NewsAddress,
  NightsChange,
  PaidBack,
  PaymentDifference,
  PaymentState,
  RecordedPayment,
  ShownPayment,
  StaffNight,
  TakenPayment,
  TokenScope,
};
export { StaffError };

/** The commands of the hotel's staff. A running server sees their changes at once. */
export interface StaffOperations {
  list: (filter: Omit<BookingFilter, 'name'>) => Promise<ListedForStaff[]>;
  day: (request: DaySheetRequest) => Promise<DaySheetLine[]>;
  export: (filter: BookingFilter) => Promise<ExportedBooking[]>;
  /** @param name the booking's reference or id. */
  show: (name: string) => Promise<ShownToStaff>;
  /** @param name the booking's reference or id. */
  history: (name: string) => Promise<BookingHistory>;
  cancel: (name: string, decision: Omit<HotelCancellation, 'actor'>) => Promise<CancelledByHotel>;
  /** From the day of arrival at the location until the day before departure. */
  checkIn: (name: string) => Promise<MovedStay>;
  checkOut: (name: string) => Promise<MovedStay>;
  markNoShow: (name: string) => Promise<MarkedNoShow>;
  recordPayment: (name: string, taken: Omit<TakenPayment, 'actor'>) => Promise<RecordedPayment>;
  /** Records that a refund owed by the hotel was paid in cash or by card at the hotel. */
  markRefundPaid: (name: string) => Promise<PaidBack>;
  /** By room type, in the catalogue's order. */
  nights: (nights: ShownNights) => Promise<StaffNight[]>;
  changeNights: (nights: NightsOf, change: NightsChange) => Promise<void>;
  /** @param state every mail that was not sent when left out. */
  mails: (state?: MailState) => Promise<ListedMail[]>;
  /** Online payments of the last days, newest first. */
  payments: (wanted: {
    days: number;
    state?: PaymentState;
    isDiffering?: boolean;
  }) => Promise<ListedPayment[]>;
  /** @param id ours, or the gateway's. */
  showPayment: (id: string) => Promise<ShownPayment>;
  /** Asks the gateways, records what they say, and returns what differed. */
  reconcile: (wanted: { days: number }) => Promise<{ asked: number; differences: PaymentDifference[] }>;
  /** The addresses that consent to news by mail. */
  news: () => Promise<NewsAddress[]>;
  /** Invoices and credit notes of a period; recorded, because it names customers. */
  dayBook: (period: BookPeriod) => Promise<DayBookLine[]>;
  /** What they add up to, by legal entity, code and rate. */
  taxReport: (period: BookPeriod) => Promise<TaxReportLine[]>;
  /** @returns the number of mails put back into the queue. */
  resendMails: (mails: MailsToResend) => Promise<number>;
  /** Makes a token for publishing over the network; its text is shown once. */
  createToken: (wanted: WantedToken) => Promise<{ id: string; token: string; expiresAt: string }>;
  tokens: () => Promise<ListedToken[]>;
  revokeToken: (id: string) => Promise<void>;
}

/** Binds the staff's operations to a context. @param actorName the name that the audit records for each action. */
export function staffOperations(context: Context, actorName: string): StaffOperations {
  const actor = { name: actorName };
  return {
    list: (filter) => listForStaff(context, filter),
    export: (filter) => exportForStaff(context, filter, actor),
    day: (request) => showDay(context, request, actor),
    show: (name) => showToStaff(context, name, actor),
    history: (name) => bookingHistory(context, name, actor),
    cancel: (name, decision) => cancelByHotel(context, name, { ...decision, actor }),
    checkIn: (name) => moveStay(context, name, { trigger: 'CHECK_IN', actor }),
    checkOut: (name) => moveStay(context, name, { trigger: 'CHECK_OUT', actor }),
    markNoShow: (name) => markNoShow(context, name, actor),
    recordPayment: (name, taken) => recordPayment(context, name, { ...taken, actor }),
    markRefundPaid: (name) => markRefundPaid(context, name, actor),
    nights: (nights) => showNights(context, nights),
    changeNights: (nights, change) => changeNights(context, nights, { actor, change }),
    payments: (wanted) => listPayments(context, wanted),
    showPayment: (id) => showPayment(context, id),
    reconcile: (wanted) => reconcilePayments(context, wanted),
    news: () => newsForStaff(context, actor),
    dayBook: (period) => dayBook(context, period, actor),
    taxReport: (period) => taxReport(context, period),
    mails: (state) => listMails(context, state),
    resendMails: (mails) => resendMails(context, mails, actor),
    createToken: (wanted) => createToken(context, wanted, actor),
    tokens: () => listTokens(context),
    revokeToken: (id) => revokeToken(context, id, actor),
  };
}

/**
 * Opens the configured database for the duration of the work. Throws if the database does not exist, because then the
 * configuration probably names the wrong one. Works without the release's files too: bookings carry their own terms,
 * and the staff need their list most on the day the files are lost.
 */
export async function withStaffOperations<Result>(
  config: Config,
  actor: string,
  work: (operations: StaffOperations) => Promise<Result>,
): Promise<Result> {
  const missing = explainMissingDatabase(config.database);
  if (missing !== undefined) throw new StaffError(missing);
  const context = await createContext(config);
  try {
    const fault: unknown = await context.release.refresh().catch((error: unknown) => error);
    return await work(staffOperations(context, actor)).catch((error: unknown) => {
      throw isWithoutRelease(error) ? withoutRelease(fault) : error;
    });
  } finally {
    await context.close();
  }
}

function isWithoutRelease(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'UNAVAILABLE';
}

/**
 * The error for an operation that needs a release. @param fault why the release could not be read; undefined if none
 * was published.
 */
function withoutRelease(fault: unknown): unknown {
  const cause =
    fault === undefined
      ? 'nothing was published yet. Publish first: verandah publish content'
      : explainReleaseFault(fault);
  return cause === undefined ? fault : new StaffError(`This needs the published release: ${cause}`);
}
