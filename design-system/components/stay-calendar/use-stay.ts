import { useMemo, useState } from 'react';
import { useControllable } from '../../use-controllable.ts';
import { warnOnce } from '../../variant.ts';
import { openArrival, pressDay, refusalToPress } from './choose-day.ts';
import { type IsoDay, isIsoDay } from './iso-day.ts';
import type { Refusal, StayRules, StayValue } from './stay-rules.ts';

interface StayInput {
  value: StayValue | undefined;
  defaultValue: StayValue | undefined;
  onValueChange: ((value: StayValue) => void) | undefined;
  rules: StayRules;
  today: IsoDay;
}

export interface StayControl {
  stay: StayValue;
  /** Sets the stay and shows `day` in the grid. */
  change: (next: StayValue, day?: IsoDay) => void;
  focusedDay: IsoDay;
  focusDay: (day: IsoDay) => void;
  /** Presses a day. Returns the refusal, if any. */
  press: (day: IsoDay) => Refusal | undefined;
  /** Takes back an arrival without a departure. */
  cancel: () => void;
}

export function useStay({ value, defaultValue, onValueChange, rules, today }: StayInput): StayControl {
  const [held, setStay] = useControllable({ value, defaultValue: defaultValue ?? {}, onValueChange });
  const { checkIn, checkOut } = held;
  const stay = useMemo(() => readable({ checkIn, checkOut }), [checkIn, checkOut]);
  const [focusedDay, focusDay] = useState(stay.checkIn ?? stay.checkOut ?? today);
  // What an open arrival replaced; Escape restores it.
  const [before, setBefore] = useState<StayValue>({});
  const [seen, setSeen] = useState(stay);

  // Show a stay that the parent has changed.
  if (!isSameStay(seen, stay)) {
    setSeen(stay);
    const moved = stay.checkIn === seen.checkIn ? stay.checkOut : stay.checkIn;
    if (moved !== undefined) focusDay(moved);
  }

  function change(next: StayValue, day?: IsoDay) {
    if (day !== undefined) focusDay(day);
    if (isSameStay(next, stay)) return;
    setSeen(next);
    setStay(next);
  }

  function press(day: IsoDay): Refusal | undefined {
    focusDay(day);
    const refusal = refusalToPress(stay, day, rules);
    if (refusal !== undefined) return refusal;
    if (openArrival(stay) === undefined) setBefore(stay);
    change(pressDay(stay, day, rules));
    return undefined;
  }

  function cancel() {
    change(openArrival(before) === undefined ? before : {});
  }

  return { stay, change, focusedDay, focusDay, press, cancel };
}

/** Drops invalid days: they may come from a typed address. */
function readable({ checkIn, checkOut }: StayValue): StayValue {
  for (const day of [checkIn, checkOut]) {
    if (import.meta.env.DEV && day !== undefined && !isIsoDay(day)) {
      warnOnce('StayCalendar', `"${day}" is not a day. Give days as YYYY-MM-DD, or leave them out.`);
    }
  }
  return {
    ...(checkIn !== undefined && isIsoDay(checkIn) ? { checkIn } : {}),
    ...(checkOut !== undefined && isIsoDay(checkOut) ? { checkOut } : {}),
  };
}

const isSameStay = (one: StayValue, other: StayValue) =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut;
