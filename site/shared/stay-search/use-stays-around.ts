import type { SearchAroundQuery, StaysAround } from '#schemas/api-types';
import type { MealPlan } from '#schemas/types';
import { searchAround } from '../../api/availability.ts';
import { useQuery, type Query } from '../queries/use-query.ts';

export interface AroundQuestion {
  locationId: string;
  checkIn: string;
  checkOut: string;
  /** Rooms and guests, as in an address. */
  rooms: string;
  promo?: string | undefined;
  /** The meals that each total includes. By default each is of the cheapest. */
  meals?: MealPlan | undefined;
  /** The first and last arrival day. By default three days before and after. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The lowest total of the same stay on neighbouring days. */
export function useStaysAround(question: AroundQuestion | null): Query<StaysAround> {
  const query = question && aroundQuery(question);
  return useQuery(query && ['around', query], () =>
    query ? searchAround(query) : Promise.reject(new Error('Nothing was asked')),
  );
}

export function aroundQuery({
  locationId,
  checkIn,
  checkOut,
  rooms,
  promo,
  meals,
  from,
  to,
}: AroundQuestion) {
  return {
    location: locationId,
    checkin: checkIn,
    checkout: checkOut,
    rooms,
    ...(promo === undefined ? {} : { promo }),
    ...(meals === undefined ? {} : { meals }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  } satisfies SearchAroundQuery;
}
