import { nextState } from '#domain/booking-state';
import type { BookingRow } from './booking-repository.ts';

/** Returns the state at an instant: an expired hold is EXPIRED even before it is cleaned up. */
export function stateAt(row: Pick<BookingRow, 'expires_at' | 'state'>, now: Date): BookingRow['state'] {
  const passed = nextState(row.state, 'TIME', { expiresAt: row.expires_at, now });
  return passed.kind === 'MOVED' ? passed.state : row.state;
}

/**
 * Returns the paid amount at an instant. Money for an expired hold goes back, even before it is cleaned up,
 * so it never counts as paid.
 */
export function paidAt(
  row: Pick<BookingRow, 'expires_at' | 'paid_minor' | 'payment' | 'state'>,
  now: Date,
): { payment: BookingRow['payment']; paidMinor: number } {
  if (stateAt(row, now) !== row.state) return { payment: 'UNPAID', paidMinor: 0 };
  return { payment: row.payment, paidMinor: row.paid_minor };
}
