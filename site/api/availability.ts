import type { Availability, SearchAvailabilityQuery } from '#schemas/api-types';
import { request } from './request.ts';

/** Room types of a location with their prices for one stay. */
export function searchAvailability(query: SearchAvailabilityQuery): Promise<Availability> {
  return request('/availability', { query: { ...query } });
}
