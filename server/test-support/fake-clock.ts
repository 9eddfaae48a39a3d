import type { Clock } from '../platform/clock.ts';

/** A clock that only a test moves. */
export interface FakeClock extends Clock {
  forward: (span: { minutes?: number; seconds?: number; days?: number }) => void;
}

export function createFakeClock(instant: string): FakeClock {
  let now = Date.parse(instant);
  return {
    now: () => new Date(now),
    forward({ minutes = 0, seconds = 0, days = 0 }) {
      now += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
