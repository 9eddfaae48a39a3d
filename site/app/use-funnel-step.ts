import { useLocation } from 'react-router-dom';
import { useHydrated } from '../shared/use-hydrated.ts';
import { type FunnelStep, funnelStep } from './funnel.ts';

/** The step of a booking that this page shows. */
export function useFunnelStep(): FunnelStep | undefined {
  const { pathname, search } = useLocation();
  // The prerendered document answers every query.
  return funnelStep(pathname, useHydrated() ? search : '');
}
