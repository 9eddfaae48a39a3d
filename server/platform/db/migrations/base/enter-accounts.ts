import { type Kysely, sql } from 'kysely';

/** What an account of before must come to, besides what was captured and refunded. */
interface Kept {
  id: string;
  currency: string;
  currency_digits: number;
  total_minor: number;
  paid_minor: number;
  reserved_at: string | null;
  cancelled_at: string | null;
  cancellation: string | null;
  reference: string;
  stay_state: string;
}

interface Figures {
  penaltyMinor: number;
  dueMinor: number;
}

/**
 * Opens the account of each booking of before with what its rows say: what it was sold for, what was captured, what goes
 * back, and the penalty in place of the price. Versions before 0.3.0 stored the paid amount, and nothing else of an account.
 */
export async function enterAccounts(db: Kysely<unknown>): Promise<void> {
  const money = sql.raw('amount_minor, currency, currency_digits');
  for (const statement of [
    sql`insert into ledger_entries (source, kind, booking_id, ${money}, entered_at)
      select 'terms:' || terms_id, 'CHARGE', id, total_minor, currency, currency_digits, reserved_at
      from bookings where reserved_at is not null and total_minor > 0`,
    sql`insert into ledger_entries (source, kind, booking_id, ${money}, entered_at)
      select 'capture:' || id, 'PAYMENT', booking_id, 0 - amount_minor, currency, currency_digits, captured_at
      from captures where returned_at is null`,
    sql`insert into ledger_entries (source, kind, ${money}, entered_at)
      select 'unclaimed:' || id, 'PAYMENT', 0 - amount_minor, currency, currency_digits, returned_at
      from captures where returned_at is not null`,
    sql`insert into ledger_entries (source, kind, booking_id, ${money}, entered_at)
      select 'refund:' || id, 'REFUND', case reason when 'RETURN' then null else booking_id end, ${money}, created_at
      from refunds`,
    sql`insert into ledger_entries (source, kind, booking_id, ${money}, entered_at)
      select 'outside:' || outside_refunds.id, 'REFUND',
        case when returned_at is null then outside_refunds.booking_id else null end,
        outside_refunds.amount_minor, outside_refunds.currency, outside_refunds.currency_digits, found_at
      from outside_refunds inner join captures on captures.id = capture_id where state <> 'FAILED'`,
  ])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await statement.execute(db);
  await enterPenalties(db);
}

/** The charge of a stay that did not happen, and whatever else an account lacks to what the booking said was due. */
async function enterPenalties(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Kept>`select bookings.id, bookings.currency, bookings.currency_digits,
      bookings.total_minor, before.paid_minor, bookings.reserved_at, bookings.cancelled_at, bookings.cancellation,
      bookings.reference, bookings.stay_state
    from bookings inner join before_bookings as before on before.id = bookings.id
    where before.paid_minor > 0 or bookings.reserved_at is not null or bookings.cancelled_at is not null`.execute(
    db,
  );
  for (const kept of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const penalty = await penaltyOf(db, kept);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await enterRest(db, kept, penalty);
  }
}

interface Penalty extends Figures {
  source: string;
  at: string;
}

async function penaltyOf(db: Kysely<unknown>, kept: Kept): Promise<Penalty | undefined> {
  if (kept.cancellation !== null && kept.cancelled_at !== null) {
    // Only a cancellation was written there.
    const { penaltyMinor, dueMinor } = JSON.parse(kept.cancellation) as Figures;
    return { penaltyMinor, dueMinor, source: `cancelled:${kept.id}`, at: kept.cancelled_at };
  }
  if (kept.stay_state !== 'NO_SHOW') return undefined;
  const { rows } = await sql<{
    details: string;
    created_at: string;
  }>`select details, created_at from staff_actions
    where action = 'MARK_NO_SHOW' and subject = ${kept.reference} order by created_at desc`.execute(db);
  const [marked] = rows;
  if (marked === undefined) return undefined;
  const { penaltyMinor } = JSON.parse(marked.details) as Pick<Figures, 'penaltyMinor'>;
  const { created_at: at } = marked;
  const dueMinor = Math.max(0, penaltyMinor - kept.paid_minor);
  return { penaltyMinor, dueMinor, source: `no-show:${kept.id}:${at}`, at };
}

/** Beside the penalty: money that was paid before captures were stored, and what the hotel gave beyond what it owed. */
async function enterRest(db: Kysely<unknown>, kept: Kept, penalty: Penalty | undefined): Promise<void> {
  const isSold = kept.reserved_at !== null;
  const enter = async (kind: string, source: string, amountMinor: number): Promise<void> => {
    if (amountMinor === 0) return;
    await sql`insert into ledger_entries (source, kind, booking_id, amount_minor, currency, currency_digits, entered_at)
      values (${source}, ${kind}, ${kept.id}, ${amountMinor}, ${kept.currency}, ${kept.currency_digits},
        ${penalty?.at ?? kept.reserved_at ?? kept.cancelled_at ?? ''})`.execute(db);
  };
  const sumOf = async (kinds: string): Promise<number> => {
    const { rows } = await sql<{
      sum: number;
    }>`select coalesce(sum(amount_minor), 0) as sum from ledger_entries
      where booking_id = ${kept.id} and kind in (${sql.raw(kinds)})`.execute(db);
    return rows[0]?.sum ?? 0;
  };
  await enter('PAYMENT', `before 0.3.0:${kept.id}`, 0 - kept.paid_minor - (await sumOf(`'PAYMENT'`)));
  if (penalty !== undefined) {
    await enter('ADJUSTMENT', penalty.source, isSold ? 0 - kept.total_minor : 0);
    await enter('PENALTY', penalty.source, penalty.penaltyMinor);
  }
  const dueMinor = penalty?.dueMinor ?? (isSold ? kept.total_minor : 0) - kept.paid_minor;
  const openMinor = await sumOf(`'CHARGE', 'PENALTY', 'PAYMENT', 'REFUND', 'ADJUSTMENT'`);
  // What went back at the gateway's own pages, and what only whole steps of a currency could not give.
  await enter('ADJUSTMENT', `given by before 0.3.0:${kept.id}`, dueMinor - openMinor);
}
