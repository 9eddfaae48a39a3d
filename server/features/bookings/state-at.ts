import { nextState } from '#domain/booking-state';
import type { BookingRow } from './booking-repository.ts';

/** The state that holds at an instant. */
export function stateAt(row: Pick<BookingRow, 'expires_at' | 'state'>, now: Date): BookingRow['state'] {
  const passed = nextState(row.state, 'TIME', { expiresAt: row.expires_at, now });
  return passed.kind === 'MOVED' ? passed.state : row.state;
}
