import type { ShowCalendarQuery, StayCalendar } from '#schemas/api-types';
import { request } from './request.ts';

/** What may happen on each day of some months, and its lowest price. */
export function showCalendar(query: ShowCalendarQuery): Promise<StayCalendar> {
  return request('/calendar', { query: { ...query } });
}
