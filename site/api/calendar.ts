import type { ShowCalendarQuery, StayCalendar } from '#schemas/api-types';
import { request } from './request.ts';

export function showCalendar(query: ShowCalendarQuery): Promise<StayCalendar> {
  return request('/calendar', { query: { ...query } });
}
