import type { BookingHistory } from '#server/staff-operations';
import { oneLine } from '../terminal/printable.ts';

/** A line for each event, in UTC as in the log. */
export function historyText({ reference, id, events }: BookingHistory): string {
  const lines = events.map(({ at, what, request }) => {
    const by = request === undefined ? '' : `  reqId ${request}`;
    return oneLine(`${at.slice(0, 19).replace('T', ' ')}  ${what}${by}`);
  });
  return [`${reference} (${id}), times in UTC`, ...lines].join('\n');
}
