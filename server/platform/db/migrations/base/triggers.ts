/** What the database itself refuses, and the notices that PostgreSQL sends to the processes. */

const DOCUMENT_CHANGED = 'a tax document never changes';
const DOCUMENT_KEPT = 'a tax document is kept until its time is over';
const ENTERED = 'an entry of the ledger never changes';
const AGREED = 'the terms of a booking never change';
const MORE_THAN_CAPTURED = 'refunds are never above what was captured';

/** An issued document goes only when its time is over, by the clock of the database. */
export const SQLITE_TRIGGERS = [
  `create trigger tax_documents_fixed before update on tax_documents
   begin select raise(abort, '${DOCUMENT_CHANGED}'); end`,
  `create trigger tax_documents_kept before delete on tax_documents
   when old.keep_until > strftime('%Y-%m-%d', 'now')
   begin select raise(abort, '${DOCUMENT_KEPT}'); end`,
  `create trigger ledger_entries_fixed before update on ledger_entries
   begin select raise(abort, '${ENTERED}'); end`,
  `create trigger booking_terms_fixed before update on booking_terms
   begin select raise(abort, '${AGREED}'); end`,
  `create trigger refunds_within_capture before insert on refunds
   when new.amount_minor + (select coalesce(sum(amount_minor), 0) from refunds where payment_id = new.payment_id)
     > new.captured_minor
   begin select raise(abort, '${MORE_THAN_CAPTURED}'); end`,
];

/** Tables in which work for a job appears. */
const WATCHED = [
  'balances',
  'booking_finds',
  'bookings',
  'captures',
  'current_release',
  'outbox',
  'payments',
  'refunds',
  'refund_states',
  'test_gateway_events',
];

/**
 * A change of a watched table tells every listening process. By row, because a statement that changes nothing tells
 * nobody; PostgreSQL sends equal notices of a transaction once. SQLite has no notices.
 */
export const POSTGRES_TRIGGERS = [
  // Pictures and brotli files do not get smaller; trying takes longer than storing them.
  'alter table objects alter column bytes set storage external',
  `create or replace function keep_tax_document() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then raise exception '${DOCUMENT_CHANGED}'; end if;
     if old.keep_until > to_char(now() at time zone 'utc', 'YYYY-MM-DD') then
       raise exception '${DOCUMENT_KEPT}';
     end if;
     return old;
   end $$`,
  `create trigger tax_documents_kept before update or delete on tax_documents
   for each row execute function keep_tax_document()`,
  `create or replace function keep_refunds_within_capture() returns trigger language plpgsql as $$
   begin
     if new.amount_minor + (select coalesce(sum(amount_minor), 0) from refunds where payment_id = new.payment_id)
       > new.captured_minor then
       raise exception '${MORE_THAN_CAPTURED}';
     end if;
     return new;
   end $$`,
  `create trigger refunds_within_capture before insert on refunds
   for each row execute function keep_refunds_within_capture()`,
  `create or replace function keep_as_written() returns trigger language plpgsql as $$
   begin raise exception '%', tg_argv[0]; end $$`,
  `create trigger ledger_entries_fixed before update on ledger_entries
   for each row execute function keep_as_written('${ENTERED}')`,
  `create trigger booking_terms_fixed before update on booking_terms
   for each row execute function keep_as_written('${AGREED}')`,
  `create or replace function tell_change() returns trigger language plpgsql as $$
   begin
     perform pg_notify('verandah_changes', '');
     return null;
   end $$`,
  ...WATCHED.map(
    (table) => `create trigger ${table}_told after insert or update or delete on ${table}
      for each row execute function tell_change()`,
  ),
];
