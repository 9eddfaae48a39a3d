import { paths } from './paths.ts';

export const FUNNEL_STEPS = ['rooms', 'details', 'confirm'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** The step of a booking that an address shows. Undefined on every other page, and before there is a search. */
export function funnelStep(pathname: string, search: string): FunnelStep | undefined {
  const query = new URLSearchParams(search);
  if (pathname === paths.book) return query.has('checkin') && query.has('checkout') ? 'rooms' : undefined;
  if (pathname !== paths.checkout) return undefined;
  if (query.has('booking')) return 'confirm';
  return query.has('quote') || query.has('summary') ? 'details' : undefined;
}
