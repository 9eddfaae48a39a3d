import { nextState, paymentFact } from '#domain/booking-state';
import type { SoldBooking } from './booking-repository.ts';

/** Returns the state at an instant: an expired hold is EXPIRED even before it is cleaned up. */
export function stateAt(row: Pick<SoldBooking, 'expires_at' | 'state'>, now: Date): SoldBooking['state'] {
  const passed = nextState(row.state, 'TIME', { expiresAt: row.expires_at, now });
  return passed.kind === 'MOVED' ? passed.state : row.state;
}

/**
 * Returns the paid amount at an instant. Money for an expired hold goes back, even before it is cleaned up,
 * so it never counts as paid.
 */
export function paidAt(
  row: Pick<SoldBooking, 'expires_at' | 'paid_minor' | 'state' | 'total_minor'>,
  now: Date,
): { payment: ReturnType<typeof paymentFact>; paidMinor: number } {
  if (stateAt(row, now) !== row.state) return { payment: 'UNPAID', paidMinor: 0 };
  const { paid_minor: paidMinor, total_minor: totalMinor } = row;
  return { payment: paymentFact(paidMinor, totalMinor), paidMinor };
}
