import { DomainError } from '#domain/refusal';
import type { Config } from './platform/config/config.ts';
import { explainMissingDatabase } from './platform/config/database-fault.ts';
import { type Context, createContext } from './context.ts';
import { explainReleaseFault } from './release/index.ts';
import {
  type BookedForGuest,
  bookForGuest,
  type BookingForGuest,
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
  findForStaff,
  listForStaff,
  type ShownToStaff,
  showToStaff,
  type ExportedBooking,
  type ListedForStaff,
  type MarkedNoShow,
  markNoShow,
  type MovedStay,
  moveStay,
  type UndoneNoShow,
  undoNoShow,
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
import {
  type Acceptance,
  acceptInvitation,
  type Accepted,
  auditedAs,
  checkedPassword,
  changeRole,
  disableMember,
  enableMember,
  hasOwner,
  type Invited,
  inviteFirstOwner,
  inviteMember,
  type ListedMember,
  listMembers,
  memberOnShell,
  type OpenedInvitation,
  openInvitation,
  refuseUnlessAllowed,
  resetMember,
  type Role,
  ROLE_WORDS,
  type StaffActor,
  UnnamedError,
  type WantedMember,
  WrongCodeError,
} from './staff/index.ts';

export type {
  Accepted,
  BookedForGuest,
  BookingForGuest,
  BookPeriod,
  DayBookLine,
  TaxReportLine,
  BookingFilter,
  BookingHistory,
  CancelledByHotel,
  DaySheetKind,
  DaySheetLine,
  ExportedBooking,
  Invited,
  ListedForStaff,
  ListedMail,
  ListedMember,
  ListedPayment,
  ListedToken,
  MailState,
  MarkedNoShow,
  MovedStay,
  NewsAddress,
  NightsChange,
  OpenedInvitation,
  UndoneNoShow,
  PaidBack,
  PaymentDifference,
  PaymentState,
  RecordedPayment,
  Role,
  ShownPayment,
  StaffNight,
  TakenPayment,
  TokenScope,
};
export { ROLE_WORDS, StaffError, UnnamedError, WrongCodeError };

/**
 * What the hotel's staff do. A running server sees their changes at once. Who may do what: server/staff/roles.ts; an
 * operation without a row there does not compile.
 */
export interface StaffOperations {
  list: (filter: Omit<BookingFilter, 'name'>) => Promise<ListedForStaff[]>;
  day: (request: DaySheetRequest) => Promise<DaySheetLine[]>;
  /** Finds the bookings of a guest by any words of the name. */
  find: (filter: BookingFilter & { name: string }) => Promise<ExportedBooking[]>;
  export: (filter: BookingFilter) => Promise<ExportedBooking[]>;
  /** @param name the booking's reference or id. */
  show: (name: string) => Promise<ShownToStaff>;
  /** @param name the booking's reference or id. */
  history: (name: string) => Promise<BookingHistory>;
  /** Sells a stay at once, to be paid at the hotel, or keeps it for the guest until an instant. */
  bookForGuest: (wanted: BookingForGuest) => Promise<BookedForGuest>;
  cancel: (name: string, decision: Omit<HotelCancellation, 'actor'>) => Promise<CancelledByHotel>;
  /** From the day of arrival at the location until the day before departure. */
  checkIn: (name: string) => Promise<MovedStay>;
  checkOut: (name: string) => Promise<MovedStay>;
  markNoShow: (name: string) => Promise<MarkedNoShow>;
  /** On the day on which it was marked, at the location. */
  undoNoShow: (name: string) => Promise<UndoneNoShow>;
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
  /** All members, and all who are invited. */
  members: () => Promise<ListedMember[]>;
  /** The token of the invitation is shown once. */
  inviteMember: (wanted: WantedMember) => Promise<Invited>;
  changeRole: (wanted: { email: string; role: Role }) => Promise<void>;
  disableMember: (email: string) => Promise<void>;
  enableMember: (email: string) => Promise<void>;
  /** For a lost phone or password. */
  resetMember: (email: string) => Promise<Invited>;
}

/**
 * Binds the staff's operations to a context and to who carries them out. Each one is refused to an actor who may not, and
 * recorded in the actor's name.
 */
export function staffOperations(context: Context, actor: StaffActor): StaffOperations {
  const by = auditedAs(actor);
  const may =
    <Given extends unknown[], Result>(
      operation: keyof StaffOperations,
      run: (...given: Given) => Promise<Result>,
    ) =>
    async (...given: Given): Promise<Result> => {
      refuseUnlessAllowed(actor, operation);
      return run(...given);
    };
  return {
    list: may('list', (filter) => listForStaff(context, filter)),
    find: may('find', (filter) => findForStaff(context, filter, by)),
    export: may('export', (filter) => exportForStaff(context, filter, by)),
    day: may('day', (request) => showDay(context, request, by)),
    show: may('show', (name) => showToStaff(context, name, by)),
    history: may('history', (name) => bookingHistory(context, name, by)),
    bookForGuest: may('bookForGuest', (wanted) => bookForGuest(context, wanted, by)),
    cancel: may('cancel', (name, decision) => cancelByHotel(context, name, { ...decision, actor: by })),
    checkIn: may('checkIn', (name) => moveStay(context, name, { trigger: 'CHECK_IN', actor: by })),
    checkOut: may('checkOut', (name) => moveStay(context, name, { trigger: 'CHECK_OUT', actor: by })),
    markNoShow: may('markNoShow', (name) => markNoShow(context, name, by)),
    undoNoShow: may('undoNoShow', (name) => undoNoShow(context, name, by)),
    recordPayment: may('recordPayment', (name, taken) =>
      recordPayment(context, name, { ...taken, actor: by }),
    ),
    markRefundPaid: may('markRefundPaid', (name) => markRefundPaid(context, name, by)),
    nights: may('nights', (nights) => showNights(context, nights)),
    changeNights: may('changeNights', (nights, change) =>
      changeNights(context, nights, { actor: by, change }),
    ),
    payments: may('payments', (wanted) => listPayments(context, wanted)),
    showPayment: may('showPayment', (id) => showPayment(context, id)),
    reconcile: may('reconcile', (wanted) => reconcilePayments(context, wanted)),
    news: may('news', () => newsForStaff(context, by)),
    dayBook: may('dayBook', (period) => dayBook(context, period, by)),
    taxReport: may('taxReport', (period) => taxReport(context, period)),
    mails: may('mails', (state) => listMails(context, state)),
    resendMails: may('resendMails', (mails) => resendMails(context, mails, by)),
    createToken: may('createToken', (wanted) => createToken(context, wanted, by)),
    tokens: may('tokens', () => listTokens(context)),
    revokeToken: may('revokeToken', (id) => revokeToken(context, id, by)),
    members: may('members', () => listMembers(context)),
    inviteMember: may('inviteMember', (wanted) => inviteMember(context, wanted, by)),
    changeRole: may('changeRole', (wanted) => changeRole(context, wanted, by)),
    disableMember: may('disableMember', (email) => disableMember(context, email, by)),
    enableMember: may('enableMember', (email) => enableMember(context, email, by)),
    resetMember: may('resetMember', (email) => resetMember(context, email, by)),
  };
}

/**
 * Works on the configured database as the member of this e-mail address. Throws if the database does not exist, because
 * then the configuration probably names the wrong one. Works without the release's files too: bookings carry their own
 * terms, and the staff need their list most on the day the files are lost.
 */
export async function withStaffOperations<Result>(
  config: Config,
  email: string | undefined,
  work: (operations: StaffOperations) => Promise<Result>,
): Promise<Result> {
  return onShell(config, async (context) =>
    work(staffOperations(context, { member: await memberOnShell(context, email) })),
  );
}

/** What works before anybody is a member, for whoever has the shell of the server. */
export interface StaffEntry {
  hasOwner: () => Promise<boolean>;
  inviteFirstOwner: (wanted: WantedMember) => Promise<Invited>;
  openInvitation: (token: string) => Promise<OpenedInvitation>;
  /** Throws a StaffError for one that cannot be taken. */
  checkPassword: (typed: Pick<Acceptance, 'password' | 'confirmPassword'>) => void;
  acceptInvitation: (acceptance: Acceptance) => Promise<Accepted>;
}

export async function withStaffEntry<Result>(
  config: Config,
  work: (entry: StaffEntry) => Promise<Result>,
): Promise<Result> {
  return onShell(config, (context) =>
    work({
      hasOwner: () => hasOwner(context.db),
      inviteFirstOwner: (wanted) => inviteFirstOwner(context, wanted),
      openInvitation: (token) => openInvitation(context, token),
      checkPassword: (typed) => void checkedPassword(typed),
      acceptInvitation: (acceptance) => acceptInvitation(context, acceptance),
    }),
  );
}

/** Opens the database for the duration of the work. */
async function onShell<Result>(config: Config, work: (context: Context) => Promise<Result>): Promise<Result> {
  const missing = explainMissingDatabase(config.database);
  if (missing !== undefined) throw new StaffError(missing);
  const context = await createContext(config);
  try {
    const fault: unknown = await context.release.refresh().catch((error: unknown) => error);
    return await work(context).catch((error: unknown) => {
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
