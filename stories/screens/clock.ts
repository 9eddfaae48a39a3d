/** The moment at which the examples in `schemas/api` were answered: a booking is held, and its code was sent a moment ago. */
export const EXAMPLES_NOW = '2026-11-21T10:00:30.000Z';

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
