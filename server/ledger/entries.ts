import { sql } from 'kysely';
import type { Handle, Trx } from '../platform/db/database.ts';
import type { CurrencyColumns } from '../platform/db/unit-of-row.ts';
import type { LedgerEntriesTable } from '../platform/db/payment-tables.ts';

type Kind = LedgerEntriesTable['kind'];

/** An entry of an account, in minor units: above zero the guest owes more, below zero less. */
export interface Entry {
  kind: Kind;
  source: string;
  amountMinor: number;
  /** By default that of the account. Null: of the money that no booking claims. */
  bookingId?: string | null;
}

/** The account that entries belong to. */
export interface AccountOfBooking extends CurrencyColumns {
  id: string;
}

/** Enters into the account of a booking; an entry of nothing is left out. Entries are never changed (BOOKING-RULES, Money of a booking). */
export async function enter(
  trx: Trx,
  { id, currency, currency_digits }: AccountOfBooking,
  { now, entries }: { now: string; entries: readonly Entry[] },
): Promise<void> {
  const rows = entries
    .filter(({ amountMinor }) => amountMinor !== 0)
    .map(({ kind, source, amountMinor, bookingId = id }) => ({
      kind,
      source,
      booking_id: bookingId,
      amount_minor: amountMinor,
      currency,
      currency_digits,
      entered_at: now,
    }));
  if (rows.length > 0) await trx.insertInto('ledger_entries').values(rows).execute();
}

/** Where the account of a booking stands, in minor units. */
export interface Account {
  /** What the hotel keeps by what was agreed: the price, or the penalty in its place. */
  agreedMinor: number;
  /** What of it the hotel has given up, by refunds at the gateway's own pages. */
  givenMinor: number;
  /** What the guest has paid for it, before refunds. */
  paidMinor: number;
  /** What goes back or went back. */
  refundedMinor: number;
  /** What of that was refunded at the gateway's own pages. */
  outsideMinor: number;
  /** Above zero the guest owes it, below zero the hotel. */
  dueMinor: number;
}

/** How the sources begin that are counted by themselves: refunds at the gateway's own pages, and what was given up by them. */
export const OUTSIDE = 'outside:';
export const GIVEN = 'given by ';

interface Sum {
  kind: Kind;
  isApart: number;
  amount: number;
}

/** Reads the account of a booking from its entries. */
export async function accountOf(db: Handle, bookingId: string): Promise<Account> {
  const { rows } = await sql<Sum>`select kind, apart as "isApart", sum(amount_minor) as amount
    from (select kind, amount_minor, case when source like ${`${OUTSIDE}%`} or source like ${`${GIVEN}%`}
        then 1 else 0 end as apart
      from ledger_entries where booking_id = ${bookingId}) as entries
    group by kind, apart`.execute(db);
  const sumOf = (kinds: readonly Kind[], apart: readonly number[] = [0, 1]): number =>
    rows.reduce(
      (sum, row) => sum + (kinds.includes(row.kind) && apart.includes(row.isApart) ? row.amount : 0),
      0,
    );
  return {
    agreedMinor: sumOf(['CHARGE', 'PENALTY', 'ADJUSTMENT'], [0]),
    givenMinor: 0 - sumOf(['ADJUSTMENT'], [1]),
    paidMinor: 0 - sumOf(['PAYMENT']),
    refundedMinor: sumOf(['REFUND']),
    outsideMinor: sumOf(['REFUND'], [1]),
    dueMinor: rows.reduce((sum, { amount }) => sum + amount, 0),
  };
}
