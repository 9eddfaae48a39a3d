import type { MealPlan } from '#schemas/types';
import { useSearchParams } from 'react-router-dom';
import { VIEW_NAMES as NAMES } from '../../shared/stay-search/use-search-address.ts';

const SORTS = ['hotel', 'price'] as const;
export type Sort = (typeof SORTS)[number];

const MEALS: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

/** How a guest looks at the results: kept in the address beside the search, so that going back keeps it. */
export interface ResultsView {
  /** The meals whose rates are shown, if the guest chose any; by default those of the lowest price. */
  meal: MealPlan | undefined;
  sort: Sort;
  /** What every shown room has, as tokens of `room-filters.ts`. */
  wanted: readonly string[];
  /** The room that the guest came from. */
  roomId: string | undefined;
}

/** The view in the address, and a function that changes a part of it. Unknown values count as none. */
export function useResultsView(): [ResultsView, (change: Partial<ResultsView>) => void] {
  const [address, setAddress] = useSearchParams();
  const view: ResultsView = {
    meal: MEALS.find((meal) => meal === address.get(NAMES.meal)),
    sort: SORTS.find((sort) => sort === address.get(NAMES.sort)) ?? 'hotel',
    wanted: (address.get(NAMES.wanted) ?? '').split(',').filter((token) => token !== ''),
    roomId: address.get('room') ?? undefined,
  };
  const change = (part: Partial<ResultsView>) =>
    setAddress((before) => withView(before, { ...view, ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return [view, change];
}

function withView(before: URLSearchParams, { meal, sort, wanted }: ResultsView): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const name of Object.values(NAMES)) after.delete(name);
  if (meal !== undefined) after.set(NAMES.meal, meal);
  if (sort !== 'hotel') after.set(NAMES.sort, sort);
  if (wanted.length > 0) after.set(NAMES.wanted, wanted.join(','));
  return after;
}
