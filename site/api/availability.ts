import type {
  Availability,
  LowestPrices,
  SearchAroundQuery,
  SearchAvailabilityQuery,
  StaysAround,
} from '#schemas/api-types';
import { request } from './request.ts';

export function searchAvailability(query: SearchAvailabilityQuery): Promise<Availability> {
  return request('/availability', { query: { ...query } });
}

export function showLowestPrices(): Promise<LowestPrices> {
  return request('/availability/lowest');
}

export function searchAround(query: SearchAroundQuery): Promise<StaysAround> {
  return request('/availability/around', { query: { ...query } });
}
