import type { Quote } from '#schemas/api-types';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepOf } from '../../app/paths.ts';
import { useUpdateQuery } from '../../shared/queries/use-update-query.ts';

/** Replaces this quote by another. Only the price on the page changes. */
export function useFollowQuote(addressOf: (quoteId: string) => string): (next: Quote) => Promise<void> {
  const navigate = useNavigate();
  const remember = useUpdateQuery();
  const step = stepOf(useLocation().state);
  return async (next) => {
    await remember(['quote', next.id], next);
    // The step stays, so the focus stays.
    void navigate(addressOf(next.id), { replace: true, preventScrollReset: true, state: { step } });
  };
}
