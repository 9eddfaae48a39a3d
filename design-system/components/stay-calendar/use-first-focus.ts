import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { addDays, type IsoDay } from './iso-day.ts';
import type { StayRules } from './stay-rules.ts';
import type { StayControl } from './use-stay.ts';

interface FirstFocus {
  isWanted: boolean;
  root: RefObject<HTMLElement | null>;
  control: StayControl;
  rules: StayRules;
  min: IsoDay;
  max: IsoDay | undefined;
}

/** How far a first free day is looked for: the days of a few months are known. */
const MOST_DAYS = 100;

/**
 * Focuses the chosen day when the calendar appears. Without one it is today, and, once the days are known, the first that
 * can be chosen, unless the guest has moved on.
 */
export function useFirstFocus({ isWanted, root, control, rules, min, max }: FirstFocus): void {
  const waitsAt = useRef<IsoDay>(undefined);
  const { stay, focusedDay, focusDay } = control;
  // A day is known with the rules, and left with the focus.
  const moveOn = useEffectEvent((_rules: StayRules, _focused: IsoDay) => {
    const day = waitsAt.current;
    if (day === undefined || rules.arrival(day)?.kind === 'pending') return;
    waitsAt.current = undefined;
    const first = firstFree(rules, min, max);
    const isStillThere = document.activeElement?.getAttribute('data-day') === day;
    if (isStillThere && first !== undefined) focusDay(first);
  });
  const focusedAtFirst = useEffectEvent(() => {
    root.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus();
    if (stay.checkIn !== undefined) return;
    waitsAt.current = focusedDay;
    moveOn(rules, focusedDay);
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    // After a surrounding dialog has noted what had the focus before.
    const frame = requestAnimationFrame(focusedAtFirst);
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);

  useEffect(() => moveOn(rules, focusedDay), [rules, focusedDay]);
}

function firstFree(rules: StayRules, min: IsoDay, max: IsoDay | undefined): IsoDay | undefined {
  const last = [addDays(min, MOST_DAYS), ...(max === undefined ? [] : [max])].toSorted()[0] ?? min;
  for (let day = min; day <= last; day = addDays(day, 1)) if (rules.arrival(day) === undefined) return day;
  return undefined;
}
