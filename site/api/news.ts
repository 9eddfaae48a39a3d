import type { StopNewsAnswer } from '#schemas/api-types';
import { request } from './request.ts';

/** Withdraws the consent that a mailed link names. */
export function stopNews(token: string): Promise<StopNewsAnswer> {
  return request('/news/stop', { method: 'POST', body: { token } });
}
