/** The time of the examples in `schemas/api`: a booking is held, and its code was just sent. */
export const EXAMPLES_NOW = '2026-11-21T10:00:30.000Z';

/** The times at which a guest may look at the example booking. */
const MOMENTS = {
  booking: EXAMPLES_NOW,
  'hold-over': '2026-11-21T10:30:00.000Z',
  'day-before': '2027-01-13T06:00:00.000Z',
  'after-stay': '2027-01-17T06:00:00.000Z',
} as const;

export type Moment = keyof typeof MOMENTS;

export function momentNamed(name: unknown): string {
  return Object.entries(MOMENTS).find(([moment]) => moment === name)?.[1] ?? EXAMPLES_NOW;
}

interface StoryClock {
  serverNow: () => number;
  reset: () => void;
}

/**
 * Starts the page's clock at another time. Timers run in real time, so countdowns do too. The server's clock is right; the
 * device's may be ahead of it.
 */
export function setClock(now: string, deviceAheadMinutes: number): StoryClock {
  const RealDate = Date;
  const serverAhead = RealDate.parse(now) - RealDate.now();
  const ahead = serverAhead + deviceAheadMinutes * 60_000;
  class StoryDate extends RealDate {
    constructor(...parts: ConstructorParameters<typeof Date> | []) {
      if (parts.length === 0) super(StoryDate.now());
      else super(...parts);
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  }
  // Calling Date without `new` is not supported; no code here does.
  globalThis.Date = StoryDate as DateConstructor;
  return {
    serverNow: () => RealDate.now() + serverAhead,
    reset: () => {
      globalThis.Date = RealDate;
    },
  };
}
