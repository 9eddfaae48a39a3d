import type { AccountTables } from './account-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { StaffTables } from '../audit/staff-tables.ts';

/**
 * The tables as the repositories see them. Instants are ISO text in UTC with milliseconds and stay dates ISO days, so
 * that both sort as text and mean the same on SQLite and PostgreSQL. Flags are 0 or 1. JSON is text.
 */
export interface Tables extends AccountTables, PaymentTables, StaffTables, RetiredTables {
  releases: ReleasesTable;
  current_release: CurrentReleaseTable;
  release_activations: ReleaseActivationsTable;
  inventory: InventoryTable;
  quotes: QuotesTable;
  bookings: BookingsTable;
  booking_nights: BookingNightsTable;
  codes: CodesTable;
  cancellation_quotes: CancellationQuotesTable;
  booking_access: BookingAccessTable;
  booking_finds: BookingFindsTable;
  contact_messages: ContactMessagesTable;
  promo_uses: PromoUsesTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
}

/** Emptied by migration 0008 and dropped by a later version; backups of older shapes have rows in them. */
interface RetiredTables {
  account_codes: { id: string };
  booking_codes: { id: string };
}

interface ReleasesTable {
  id: string;
  parent_id: string | null;
  created_at: string;
  /** What the server sells from, as published. */
  catalogue: string;
  /** What the browser may load from elsewhere in this release. */
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

/** Each time that a release became current; append-only. */
interface ReleaseActivationsTable {
  position: number;
  /** Perhaps of a release that was pruned since. */
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
  created_at: string;
  expires_at: string;
  /** What the guest asked for: ids and counts. */
  request: string;
  /** What the guest was told. */
  answer: string;
  /** What a booking freezes besides: the policy's rules and the location. */
  terms: string;
}

export interface BookingsTable {
  id: string;
  reference: string;
  quote_id: string;
  guest_hash: string;
  /** The account that owns it; null for a guest without one. */
  user_id: string | null;
  release_id: string;
  location_id: string;
  state: 'PENDING' | 'SUCCESSFUL' | 'EXPIRED' | 'CANCELLED' | 'REFUNDED';
  payment: 'UNPAID' | 'PART_PAID' | 'PAID';
  stay_state: 'DUE' | 'CHECKED_IN' | 'CHECKED_OUT' | 'NO_SHOW';
  check_in: string;
  check_out: string;
  room_count: number;
  created_at: string;
  /** When the hold ends; stays as it was once the booking left PENDING. */
  expires_at: string;
  extended_at: string | null;
  reserved_at: string | null;
  /** Keyed hashes, for limits only: a dump names nobody by them. */
  email_key: string;
  network_key: string;
  /** Of the /48 or /24 around it; empty for bookings from before it was counted. */
  wide_network_key: string;
  /** 1 when the browser or the account had proven the address before it booked. */
  is_known_browser: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  requests: string | null;
  arrival_time: string | null;
  total_minor: number;
  paid_minor: number;
  currency: string;
  /** Lines, taxes, policy and location as they were sold; never written again. */
  snapshot: string;
  /** The names of the location and its rooms, for searching; names nobody. */
  listed_as: string;
  /** When the guest's address was proven, by code or by an account of the same address. */
  email_verified_at: string | null;
  promo_code: string | null;
  cancelled_at: string | null;
  cancelled_by: 'GUEST' | 'HOTEL' | null;
  /** In the guest's own words. */
  cancellation_reason: string | null;
  /** What was kept and what goes back, frozen at the cancellation. */
  cancellation: string | null;
}

interface BookingNightsTable {
  booking_id: string;
  room_id: string;
  night: string;
  rooms: number;
}

/** Every code that was mailed, whatever it is for. */
export interface CodesTable {
  id: string;
  purpose: 'CONFIRM_BOOKING' | 'RESET_PASSWORD' | 'VERIFY_EMAIL';
  /** Six digits to type, or the token of a mailed link. */
  form: 'DIGITS' | 'LINK';
  booking_id: string | null;
  /** What the code turns into an account. */
  registration_id: string | null;
  /** The account that the code changes. */
  user_id: string | null;
  /** Only for accounts: the booking of a code knows its own. */
  email: string | null;
  email_key: string;
  /** The browser that asked: a code for an account works nowhere else. */
  guest_hash: string;
  /** Of the /48 or /24 that asked: /64s are had by the thousand. */
  wide_network_key: string;
  /** 0 for a browser that had proven the address before: limits do not see it. */
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
  /** State and payment that the figures were made for: with others they are wrong. */
  state: 'PENDING' | 'SUCCESSFUL';
  paid_minor: number;
  figures: string;
}

interface BookingAccessTable {
  /** The token itself is in a mail or in a cookie, nowhere else. */
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
  /** Reference and address as they were asked for, encrypted; emptied once answered. */
  sealed: string | null;
}

/** For limits only: what was written is in the mail. */
interface ContactMessagesTable {
  id: string;
  created_at: string;
  location_id: string;
  email_key: string;
  network_key: string;
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
  /** One mail per key, however often it is asked for: its kind, and what it is about. */
  mail_key: string;
  /** The booking that it is about, where there is one. */
  booking_id: string | null;
  /** FAILED and REFUSED are given up: tried for days, or refused for good by the server of the recipient. */
  state: 'QUEUED' | 'SENT' | 'FAILED' | 'REFUSED' | 'EXPIRED';
  /** Encrypted; emptied once the mail is gone. A mail that was given up keeps it, so that it can be sent again. */
  sealed: string | null;
  attempts: number;
  created_at: string;
  /** When the staff put it back into the queue. */
  resent_at: string | null;
  next_attempt_at: string;
  /** A mail that is of no use any more is not sent. */
  expires_at: string | null;
  sent_at: string | null;
  given_up_at: string | null;
  last_error: string | null;
}
