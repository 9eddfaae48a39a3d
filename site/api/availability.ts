import type { Availability, LowestPrices, SearchAvailabilityQuery } from '#schemas/api-types';
import { request } from './request.ts';

export function searchAvailability(query: SearchAvailabilityQuery): Promise<Availability> {
  return request('/availability', { query: { ...query } });
}

export function showLowestPrices(): Promise<LowestPrices> {
  return request('/availability/lowest');
}
