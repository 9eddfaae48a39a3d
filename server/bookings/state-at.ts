import { nextState } from '#domain/booking-state';
import type { BookingRow } from './booking-repository.ts';

/** The state that holds at an instant. */
export function stateAt(row: Pick<BookingRow, 'expires_at' | 'state'>, now: Date): BookingRow['state'] {
  const passed = nextState(row.state, 'TIME', { expiresAt: row.expires_at, now });
  return passed.kind === 'MOVED' ? passed.state : row.state;
}

/**
 * What counts as paid at an instant: what was paid for a hold that has run out goes back, also before somebody tidies it
 * away, so such a booking is never a paid one.
 */
export function paidAt(
  row: Pick<BookingRow, 'expires_at' | 'paid_minor' | 'payment' | 'state'>,
  now: Date,
): { payment: BookingRow['payment']; paidMinor: number } {
  if (stateAt(row, now) !== row.state) return { payment: 'UNPAID', paidMinor: 0 };
  return { payment: row.payment, paidMinor: row.paid_minor };
}
