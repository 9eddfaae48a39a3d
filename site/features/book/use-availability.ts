import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability, SearchAvailabilityQuery } from '#schemas/api-types';
import { useTranslation } from 'react-i18next';
import { searchAvailability } from '../../api/availability.ts';
import { refusalCode } from '../../api/request-error.ts';
import { explainFailure } from '../../shared/failures/explain-failure.ts';
import { useQuery, type Query } from '../../shared/queries/use-query.ts';
import { availabilityQuery } from '../../shared/stay-search/search-address.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';

interface AvailabilityResult {
  results: Query<Availability>;
  /** Why the server refused the code. */
  promoRefusal: string | undefined;
}

/** Availability for a search. If the promo code is refused, it asks again without it. */
export function useAvailability(search: StaySearch, chosen: readonly ChosenOffer[]): AvailabilityResult {
  const { t } = useTranslation();
  const asked = useAnswer(availabilityQuery(search, chosen));
  const refusal = asked.state === 'error' && isAboutPromo(asked.error) ? asked.error : undefined;
  const { promo: _refused, ...plain } = search;
  const withoutCode = useAnswer(refusal === undefined ? null : availabilityQuery(plain, chosen));
  if (refusal === undefined) return { results: asked, promoRefusal: undefined };
  const promoRefusal = explainFailure(refusal, t('failures.unknown')).messages.join(' ');
  return { results: withoutCode, promoRefusal };
}

function useAnswer(query: SearchAvailabilityQuery | null): Query<Availability> {
  return useQuery(query && ['availability', query], () =>
    query ? searchAvailability(query) : Promise.reject(new Error('Nothing was asked')),
  );
}

function isAboutPromo(error: unknown): boolean {
  return refusalCode(error)?.startsWith('PROMO_') === true;
}
