import type { Trx } from '../platform/db/database.ts';
import type { CapturesTable } from '../platform/db/payment-tables.ts';
import { accountOf, type AccountOfBooking, enter, GIVEN, OUTSIDE } from './entries.ts';

type Captured = Omit<CapturesTable, 'captured_at' | 'payment_id' | 'returned_at'>;

/** Enters what a booking is sold for, once for each of its terms. */
export async function enterCharge(
  trx: Trx,
  booking: AccountOfBooking & { terms_id: string; total_minor: number },
  now: string,
): Promise<void> {
  const source = `terms:${booking.terms_id}`;
  await enter(trx, booking, { now, entries: [{ kind: 'CHARGE', source, amountMinor: booking.total_minor }] });
  await settleGiven(trx, booking, { by: source, now });
}

/** Enters money that its booking keeps. */
export async function enterPayment(trx: Trx, capture: Captured, now: string): Promise<void> {
  const entry = {
    kind: 'PAYMENT',
    source: `capture:${capture.id}`,
    amountMinor: 0 - capture.amount_minor,
  } as const;
  await enter(trx, { ...capture, id: capture.booking_id }, { now, entries: [entry] });
}

/**
 * Enters money that no booking claims until it has gone back. `wasKept`: it leaves the account of its booking, with what
 * of it went back at the gateway's own pages.
 */
export async function enterUnclaimed(
  trx: Trx,
  capture: Captured,
  { now, wasKept }: { now: string; wasKept: boolean },
): Promise<void> {
  const { id, amount_minor: amountMinor } = capture;
  const outside = await trx
    .selectFrom('outside_refunds')
    .select((row) => row.fn.sum<number | null>('amount_minor').as('minor'))
    .where('capture_id', '=', id)
    .where('state', '!=', 'FAILED')
    .executeTakeFirstOrThrow();
  const backMinor = outside.minor ?? 0;
  const leaving = [
    { kind: 'PAYMENT', source: `unkept:${id}`, amountMinor },
    { kind: 'REFUND', source: `${OUTSIDE}unkept:${id}`, amountMinor: 0 - backMinor },
    { kind: 'REFUND', source: `${OUTSIDE}unclaimed:${id}`, amountMinor: backMinor, bookingId: null },
  ] as const;
  const entries = [
    ...(wasKept ? leaving : []),
    { kind: 'PAYMENT', source: `unclaimed:${id}`, amountMinor: 0 - amountMinor, bookingId: null } as const,
  ];
  await enter(trx, { ...capture, id: capture.booking_id }, { now, entries });
}

/**
 * Enters what the hotel keeps in place of the price, when a stay is cancelled or missed.
 * @param source what happened, such as `cancelled:<booking id>`
 */
export async function enterPenalty(
  trx: Trx,
  booking: AccountOfBooking,
  { source, penaltyMinor, now }: { source: string; penaltyMinor: number; now: string },
): Promise<void> {
  const { agreedMinor } = await accountOf(trx, booking.id);
  const entries = [
    { kind: 'ADJUSTMENT', source, amountMinor: 0 - agreedMinor },
    { kind: 'PENALTY', source, amountMinor: penaltyMinor },
  ] as const;
  await enter(trx, booking, { now, entries });
  await settleGiven(trx, booking, { by: source, now });
}

/**
 * Enters that a missed stay is charged at its price again, in place of the penalty. What we sent back for the no-show
 * counts as paid no more, so that it is due again.
 * @param source what happened, such as `no-show undone:<id>`
 */
export async function enterUndonePenalty(
  trx: Trx,
  booking: AccountOfBooking & { total_minor: number },
  { source, penaltyMinor, now }: { source: string; penaltyMinor: number; now: string },
): Promise<void> {
  const { agreedMinor, refundedMinor, outsideMinor } = await accountOf(trx, booking.id);
  const backMinor = refundedMinor - outsideMinor;
  const entries = [
    { kind: 'REFUND', source, amountMinor: 0 - backMinor },
    { kind: 'PAYMENT', source, amountMinor: backMinor },
    { kind: 'PENALTY', source, amountMinor: 0 - penaltyMinor },
    { kind: 'ADJUSTMENT', source, amountMinor: booking.total_minor - (agreedMinor - penaltyMinor) },
  ] as const;
  await enter(trx, booking, { now, entries });
  await settleGiven(trx, booking, { by: source, now });
}

/**
 * Enters what the hotel has given up: what went back at the gateway's own pages beyond what it owed. The guest never owes
 * that again, and it counts as part of what the hotel comes to owe later.
 */
export async function settleGiven(
  trx: Trx,
  booking: AccountOfBooking,
  { by, now }: { by: string; now: string },
): Promise<void> {
  const { agreedMinor, givenMinor, paidMinor, refundedMinor, outsideMinor } = await accountOf(
    trx,
    booking.id,
  );
  if (outsideMinor === 0 && givenMinor === 0) return;
  const owedMinor = Math.max(0, paidMinor - agreedMinor);
  const wantedMinor = Math.min(outsideMinor, Math.max(0, refundedMinor - owedMinor));
  const entry = {
    kind: 'ADJUSTMENT',
    source: `${GIVEN}${by}`,
    amountMinor: givenMinor - wantedMinor,
  } as const;
  await enter(trx, booking, { now, entries: [entry] });
}

/** Enters a refund when it is requested: from then on the booking owes that money no more. */
export async function enterRefund(
  trx: Trx,
  refund: AccountOfBooking & { bookingId: string | null; amount_minor: number },
  now: string,
): Promise<void> {
  const { id, bookingId, amount_minor: amountMinor } = refund;
  const source = `refund:${id}`;
  await enter(trx, refund, { now, entries: [{ kind: 'REFUND', source, amountMinor, bookingId }] });
}

interface OutsideRefund {
  /** The gateway's own. */
  id: string;
  amountMinor: number;
  /** True for money that no booking claims. */
  isUnclaimed: boolean;
  now: string;
}

/** Enters a refund of the gateway's own pages. */
export async function enterOutsideRefund(
  trx: Trx,
  booking: AccountOfBooking,
  { id, amountMinor, isUnclaimed, now }: OutsideRefund,
): Promise<void> {
  const source = `${OUTSIDE}${id}`;
  const entry = { kind: 'REFUND', source, amountMinor } as const;
  await enter(trx, booking, { now, entries: [isUnclaimed ? { ...entry, bookingId: null } : entry] });
  await settleGiven(trx, booking, { by: source, now });
}

/** Takes a refund of the gateway's own pages back, because it has failed there. */
export async function enterFailedOutsideRefund(
  trx: Trx,
  booking: AccountOfBooking,
  { id, amountMinor, isUnclaimed, now }: OutsideRefund,
): Promise<void> {
  const failed = `${id} which failed`;
  await enterOutsideRefund(trx, booking, { id: failed, amountMinor: 0 - amountMinor, isUnclaimed, now });
}
