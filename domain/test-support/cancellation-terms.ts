import type { Policy } from '#schemas/types';
import { refundQuote } from '../cancellation.ts';
import type { PriceTerms } from '../price-terms.ts';
import { nightLine, policy } from './catalogue.ts';

export const HALF = { unit: 'PERCENTAGE', value: 50 } as const;
export const ALL = { unit: 'PERCENTAGE', value: 100 } as const;
export const FIRST_NIGHT = { unit: 'DAY', value: 1 } as const;

/** Rule 17: 6,300 + 9,440 + 6,300 = 22,040. Check-in is 2026-03-28 14:00 in India, 08:30 UTC. */
export const lines = [
  nightLine('2026-03-28', 600_000),
  nightLine('2026-03-29', 800_000),
  nightLine('2026-03-30', 600_000),
];
export const terms = {
  policy: policy(),
  lines,
  pricing: {},
  stay: { checkIn: '2026-03-28', checkOut: '2026-03-31' },
  timezone: 'Asia/Kolkata',
  checkInMinutes: 840,
  reservedAt: '2026-03-01T00:00:00.000Z',
  paidMinor: 2_204_000,
};

export function quoteAt(
  now: string,
  rules: Partial<Policy>,
  changes: Partial<Omit<typeof terms, 'pricing'> & { pricing: PriceTerms }> = {},
) {
  return refundQuote({ ...terms, policy: policy(rules), ...changes, now });
}

/** A rule that applies at once after the booking. */
export function always(penalty: Policy['reservationRules'][number]['penalty']): Partial<Policy> {
  return { reservationRules: [{ value: 0, unit: 'MINUTE', penalty }] };
}

export const noon = '2026-03-20T12:00:00.000Z';
