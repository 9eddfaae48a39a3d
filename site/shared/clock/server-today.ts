import { serverNow } from '../../api/server-clock.ts';
import { todayAt } from '../iso-date.ts';

/** Today in a time zone by the server's clock, YYYY-MM-DD. */
export function serverToday(timezone: string): string {
  return todayAt(timezone, new Date(serverNow()));
}
