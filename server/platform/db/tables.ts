import type { HoldKind } from '#domain/hold-kind';
import type { AccountTables } from './account-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { MemberTables } from './member-tables.ts';
import type { ObjectTables } from '../objects/object-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PublishingTables } from './publishing-tables.ts';
import type { StaffTables } from '../audit/staff-tables.ts';
import type { CurrencyColumns } from './unit-of-row.ts';

/**
 * All tables. Instants are ISO text in UTC with milliseconds and stay dates are ISO days, so both sort as text on
 * SQLite and PostgreSQL. Flags are 0 or 1. JSON is text. Only objects and sent files have bytes.
 */
export interface Tables
  extends
    AccountTables,
    DocumentTables,
    MemberTables,
    ObjectTables,
    PaymentTables,
    PublishingTables,
    StaffTables {
  releases: ReleasesTable;
  current_release: CurrentReleaseTable;
  release_activations: ReleaseActivationsTable;
  inventory: InventoryTable;
  quotes: QuotesTable;
  bookings: BookingsTable;
  booking_terms: BookingTermsTable;
  booking_nights: BookingNightsTable;
  events: EventsTable;
  codes: CodesTable;
  cancellation_quotes: CancellationQuotesTable;
  booking_access: BookingAccessTable;
  booking_finds: BookingFindsTable;
  contact_messages: ContactMessagesTable;
  news_consents: NewsConsentsTable;
  promo_uses: PromoUsesTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
}

interface ReleasesTable {
  id: string;
  parent_id: string | null;
  created_at: string;
  /** The published catalogue. */
  catalogue: string;
  /** What pages of this release may load from other origins. */
  delivery: string;
  manifest_sha256: string;
  note: string | null;
  author: string | null;
  state: 'READY' | 'DISCARDED';
}

interface CurrentReleaseTable {
  singleton: 1;
  release_id: string;
  changed_at: string;
}

/** The history of activations; append-only. */
interface ReleaseActivationsTable {
  position: number;
  /** The release may have been pruned since. */
  release_id: string;
  activated_at: string;
  kind: 'PUBLISH' | 'ROLLBACK';
  author: string | null;
  note: string | null;
}

export interface InventoryTable {
  room_id: string;
  night: string;
  location_id: string;
  capacity: number;
  sold: number;
  held: number;
  closed: number;
  min_nights: number | null;
  max_nights: number | null;
  closed_to_arrival: number;
  closed_to_departure: number;
}

export interface QuotesTable {
  id: string;
  guest_hash: string;
  location_id: string;
  release_id: string;
  /** Of the page that asked, as BCP 47 names it. */
  language: string;
  created_at: string;
  expires_at: string;
  /** The request: ids and counts. */
  request: string;
  /** The quote as the guest received it. */
  answer: string;
  /** What a booking stores besides: the policy's rules and the location. */
  terms: string;
}

export interface BookingsTable extends CurrencyColumns {
  id: string;
  reference: string;
  guest_hash: string;
  /** The owning account; null for a guest without one. */
  user_id: string | null;
  release_id: string;
  location_id: string;
  /** Of its quote: its mails and documents are written in it. */
  language: string;
  state: 'PENDING' | 'SUCCESSFUL' | 'EXPIRED' | 'CANCELLED' | 'REFUNDED';
  stay_state: 'DUE' | 'CHECKED_IN' | 'CHECKED_OUT' | 'NO_SHOW';
  check_in: string;
  check_out: string;
  room_count: number;
  created_at: string;
  /** When the hold ends; kept after the booking leaves PENDING. */
  expires_at: string;
  /** Null for a booking that was sold at once. */
  hold_kind: HoldKind | null;
  extended_at: string | null;
  reserved_at: string | null;
  /** Keyed hashes, for limits only: they do not reveal the guest. */
  email_key: string;
  network_key: string;
  /** Of the surrounding /48 or /24; empty for bookings made before it was stored. */
  wide_network_key: string;
  /** 1 when the browser or the account had proven the address before it booked. */
  is_known_browser: number;
  first_name: string;
  last_name: string;
  /** Empty, like its key, for a guest who gave the staff none: no mail goes out, and nobody opens the booking by it. */
  email: string;
  phone: string;
  requests: string | null;
  arrival_time: string | null;
  total_minor: number;
  /** The terms that hold, the newest. Dates, rooms and total are theirs, kept here for searching. */
  terms_id: string;
  /** The names of the location and its rooms, for searching; holds nothing about the guest. */
  listed_as: string;
  /** When the guest's address was proven, by a code or by an account with that address. */
  email_verified_at: string | null;
  promo_code: string | null;
  cancelled_at: string | null;
  cancelled_by: 'GUEST' | 'HOTEL' | null;
  /** In the guest's own words. */
  cancellation_reason: string | null;
  /** The kept and the refunded amounts, fixed at the cancellation. */
  cancellation: string | null;
}

/** What changed, in the order of the changes; append-only. Holds no personal data. */
interface EventsTable {
  id: string;
  /** The order in which the changes were committed, over all bookings. */
  position: number;
  /** Null for what concerns the hotel itself. A booking takes its events along. */
  booking_id: string | null;
  /** One of this version's (EventKind), or of another version's. */
  kind: string;
  at: string;
  /** `reqId` of the log; null in jobs and commands, and after the log is gone. */
  request_id: string | null;
  /** The name of the member of the staff, as it was then; null where nobody of the staff did it. */
  actor: string | null;
  /** JSON: ids, days, instants and amounts, as the kind has them (platform/events/event.ts). */
  facts: string;
}

/** What was agreed for a booking. Terms follow one another and never change; the newest hold. */
export interface BookingTermsTable extends CurrencyColumns {
  id: string;
  booking_id: string;
  /** From 0. */
  position: number;
  quote_id: string;
  check_in: string;
  check_out: string;
  total_minor: number;
  /** Lines, taxes, policy and location as sold. */
  snapshot: string;
  agreed_at: string;
  /** The member of the staff who agreed to them; null for the guest. */
  agreed_by: string | null;
}

/** The rooms of a night that terms take. RELEASED: neither held nor sold any more. */
export interface BookingNightsTable {
  terms_id: string;
  booking_id: string;
  room_id: string;
  night: string;
  rooms: number;
  state: 'HELD' | 'SOLD' | 'RELEASED';
}

/** Every mailed code, for all purposes. */
export interface CodesTable {
  id: string;
  purpose: 'CONFIRM_BOOKING' | 'RESET_PASSWORD' | 'VERIFY_EMAIL';
  /** Six digits to type, or the token of a mailed link. */
  form: 'DIGITS' | 'LINK';
  booking_id: string | null;
  /** The registration that the code completes. */
  registration_id: string | null;
  /** The account that the code changes. */
  user_id: string | null;
  /** Only for accounts: the code of a booking finds it in the booking. */
  email: string | null;
  email_key: string;
  /** The browser that requested it: a code for an account works in no other. */
  guest_hash: string;
  /** Of the requester's /48 or /24, because one requester can have thousands of /64s. */
  wide_network_key: string;
  /** 0 for a browser that had proven the address before: limits do not count it. */
  is_counted: number;
  salt: string;
  code_hash: string;
  created_at: string;
  resend_at: string;
  expires_at: string;
  attempts: number;
  superseded_at: string | null;
  consumed_at: string | null;
}

export interface CancellationQuotesTable {
  id: string;
  booking_id: string;
  created_at: string;
  /** The last instant at which it can be confirmed. */
  valid_until: string;
  /** The state and the paid amount behind the figures; if they change, the quote is invalid. */
  state: 'PENDING' | 'SUCCESSFUL';
  paid_minor: number;
  figures: string;
}

interface BookingAccessTable {
  /** Hashed: the token itself exists only in a mail or a cookie. */
  token_hash: string;
  kind: 'LINK' | 'COOKIE';
  booking_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

interface BookingFindsTable {
  id: string;
  created_at: string;
  network_key: string;
  /** The requested reference and address, encrypted; emptied once answered. */
  sealed: string | null;
}

/** For limits only; the message itself is in the mail. */
interface ContactMessagesTable {
  id: string;
  created_at: string;
  location_id: string;
  email_key: string;
  network_key: string;
}

/** A guest's consent to the hotel's news by mail. It counts once the address of its booking is proven. */
interface NewsConsentsTable {
  id: string;
  booking_id: string;
  /** In lower case: a withdrawal is of the address, whatever booking it came from. */
  email: string;
  given_at: string;
  /** The sentence that the guest read. */
  text: string;
  withdrawn_at: string | null;
}

interface PromoUsesTable {
  location_id: string;
  code: string;
  counted_at: string;
}

interface IdempotencyKeysTable {
  scope: string;
  key: string;
  fingerprint: string;
  status: number;
  answer: string;
  created_at: string;
}

export interface OutboxTable {
  id: string;
  /** Kind and subject. One mail per key, however often it is requested. */
  mail_key: string;
  /** The booking it is about, if any. */
  booking_id: string | null;
  /** In which it is written. */
  language: string;
  /** FAILED: given up after days of tries. REFUSED: refused permanently by the recipient's server. */
  state: 'QUEUED' | 'SENT' | 'FAILED' | 'REFUSED' | 'EXPIRED';
  /** Encrypted; emptied once the mail is sent. A failed mail keeps it, so that it can be sent again. */
  sealed: string | null;
  attempts: number;
  created_at: string;
  /** When the staff put it back into the queue. */
  resent_at: string | null;
  next_attempt_at: string;
  /** After this instant the mail is useless and is not sent. */
  expires_at: string | null;
  sent_at: string | null;
  given_up_at: string | null;
  last_error: string | null;
}
