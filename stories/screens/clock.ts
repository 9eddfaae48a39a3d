/** The moment at which the examples in `schemas/api` were answered: a booking is held, and its code was sent a moment ago. */
export const EXAMPLES_NOW = '2026-11-21T10:00:30.000Z';

/** The days on which a guest may look at the booking of the examples. */
const MOMENTS = {
  booking: EXAMPLES_NOW,
  'hold-over': '2026-11-21T10:30:00.000Z',
  'day-before': '2027-01-13T06:00:00.000Z',
  'after-stay': '2027-01-17T06:00:00.000Z',
} as const;

export type Moment = keyof typeof MOMENTS;

/** The moment of a toolbar's word. */
export function momentNamed(name: unknown): string {
  return Object.entries(MOMENTS).find(([moment]) => moment === name)?.[1] ?? EXAMPLES_NOW;
}

/**
 * Lets the clock of the page start at another moment and run on from there; gives back how to set it right. Timers keep their
 * own time, so what counts down does so in real seconds.
 */
export function setClock(now: string): () => void {
  const RealDate = Date;
  const ahead = RealDate.parse(now) - RealDate.now();
  class StoryDate extends RealDate {
    constructor(...parts: ConstructorParameters<typeof Date> | []) {
      if (parts.length === 0) super(StoryDate.now());
      else super(...parts);
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  }
  // A date can be made without `new` too, which nobody here does: that is all that this one cannot do.
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
