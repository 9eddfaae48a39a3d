import type { Tables } from '../db/tables.ts';

type Keys = { readonly [Name in keyof Tables]: readonly (keyof Tables[Name] & string)[] };

/**
 * Every table with its primary key, referenced tables first: the order for writing and restoring rows. A missing table
 * or key column is a type error.
 */
export const TABLES_IN_ORDER: Keys = {
  releases: ['id'],
  current_release: ['singleton'],
  release_activations: ['position'],
  objects: ['name'],
  publish_tokens: ['id'],
  sent_files: ['digest'],
  publishings: ['id'],
  inventory: ['room_id', 'night'],
  quotes: ['id'],
  users: ['id'],
  credentials: ['id'],
  sessions: ['id'],
  registrations: ['id'],
  tries: ['key'],
  known_browsers: ['user_id', 'guest_hash'],
  bookings: ['id'],
  booking_requests: ['booking_id', 'request_id', 'change'],
  booking_nights: ['booking_id', 'room_id', 'night'],
  codes: ['id'],
  booking_erasures: ['booking_id'],
  cancellation_quotes: ['id'],
  payments: ['id'],
  payments_at_hotel: ['payment_id'],
  balances: ['booking_id'],
  captures: ['id'],
  gateway_events: ['gateway', 'id'],
  test_gateway_events: ['id'],
  refunds: ['id'],
  refund_states: ['refund_id', 'position'],
  outside_refunds: ['id'],
  disputes: ['id'],
  news_consents: ['id'],
  document_series: ['series', 'year'],
  tax_documents: ['id'],
  billing_companies: ['booking_id'],
  booking_access: ['token_hash'],
  booking_finds: ['id'],
  contact_messages: ['id'],
  promo_uses: ['location_id', 'code'],
  idempotency_keys: ['scope', 'key'],
  outbox: ['id'],
  staff_actions: ['id'],
  night_overrides: ['room_id', 'night'],
};
