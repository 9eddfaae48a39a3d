import type { Booking } from '#schemas/api-types';
import { isAllowed } from '../booking-actions.ts';

/** What the guest can pay online, in minor units: what completes the booking, or the balance of a confirmed one. */
export function dueOnline(booking: Booking): number {
  const { state, deposit, totals, paidMinor } = booking;
  if (state === 'SUCCESSFUL') return isAllowed(booking, 'PAY') ? totals.totalMinor - paidMinor : 0;
  return (deposit?.dueNowMinor ?? totals.totalMinor) - paidMinor;
}
