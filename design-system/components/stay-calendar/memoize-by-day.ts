import type { IsoDay } from './iso-day.ts';

/** Works out each day once: the grid asks for all of its days again at each step of pointer and keyboard. */
export function memoizeByDay<Answer>(workOut: (day: IsoDay) => Answer): (day: IsoDay) => Answer {
  const known = new Map<IsoDay, Answer>();
  return (day) => {
    const answer = known.get(day) ?? workOut(day);
    known.set(day, answer);
    return answer;
  };
}
