import type { IsoDay } from './iso-day.ts';

/** Memoizes by day: the grid asks for all of its days again at each pointer or key event. */
export function memoizeByDay<Answer>(workOut: (day: IsoDay) => Answer): (day: IsoDay) => Answer {
  const known = new Map<IsoDay, Answer>();
  return (day) => {
    const answer = known.get(day) ?? workOut(day);
    known.set(day, answer);
    return answer;
  };
}
