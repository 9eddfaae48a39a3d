import { sql } from 'kysely';

/** What the guest of a row of `bookings` has paid and the booking keeps, in minor units, from its account. */
export const PAID_MINOR = sql<number>`(select coalesce(0 - sum(amount_minor), 0) from ledger_entries
  where ledger_entries.booking_id = bookings.id and ledger_entries.kind = 'PAYMENT')`.as('paid_minor');

/** What is due in the account of a row of `bookings`, in minor units; below zero the hotel owes it. */
export const DUE_MINOR = sql<number>`(select coalesce(sum(amount_minor), 0) from ledger_entries
  where ledger_entries.booking_id = bookings.id)`.as('due_minor');
