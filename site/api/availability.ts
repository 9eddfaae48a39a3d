import type { Availability, SearchAvailabilityQuery } from '#schemas/api-types';
import { request } from './request.ts';

export function searchAvailability(query: SearchAvailabilityQuery): Promise<Availability> {
  return request('/availability', { query: { ...query } });
}
