import type { Quote } from '#schemas/api-types';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepOf } from '../../app/paths.ts';
import { useUpdateQuery } from '../../shared/queries/use-update-query.ts';

/** Goes on with another quote in the place of this one. The page stays as it is: only the price under it is another. */
export function useFollowQuote(addressOf: (quoteId: string) => string): (next: Quote) => Promise<void> {
  const navigate = useNavigate();
  const remember = useUpdateQuery();
  const step = stepOf(useLocation().state);
  return async (next) => {
    await remember(['quote', next.id], next);
    // Still the same step: the focus stays where it is.
    void navigate(addressOf(next.id), { replace: true, preventScrollReset: true, state: { step } });
  };
}
