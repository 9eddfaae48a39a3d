import { useMemo, useState } from 'react';
import { refusalOfEnd, type StayEnd, withCheckIn } from './choose-day.ts';
import type { DayFormat } from './day-format.ts';
import type { IsoDay } from './iso-day.ts';
import { isOpen, type Refusal, type StayRules, type StayValue } from './stay-rules.ts';
import type { StayControl } from './use-stay.ts';

/** The error of a typed date: not a date, or refused. */
export type DateFault = { kind: 'notADate' } | Refusal;

/** Text in a field that is not yet a day of the stay. */
interface Draft {
  text: string;
  /** The day that the text replaced. When the stay changes, the text is outdated. */
  over: IsoDay | undefined;
  fault?: DateFault;
}

interface Drafts {
  checkIn?: Draft | undefined;
  checkOut?: Draft | undefined;
  /** The field that was typed in last. */
  last?: StayEnd;
}

interface TypedInput {
  control: StayControl;
  rules: StayRules;
  format: DayFormat;
  today: IsoDay;
}

export interface TypedDates {
  textOf: (end: StayEnd) => string;
  faultOf: (end: StayEnd) => DateFault | undefined;
  /** The stay as it would be with what is typed. */
  stay: StayValue;
  /** The day that is being typed. */
  day: IsoDay | undefined;
  type: (end: StayEnd, text: string) => void;
  settle: (end: StayEnd) => void;
  reset: () => void;
}

export function useTypedDates({ control, rules, format, today }: TypedInput): TypedDates {
  const [drafts, setDrafts] = useState<Drafts>({});
  const { stay, change } = control;

  function draftOf(end: StayEnd): Draft | undefined {
    const draft = drafts[end];
    return draft?.over === stay[end] ? draft : undefined;
  }

  /** The day that a field is about to set. */
  function dayOf(end: StayEnd): IsoDay | undefined {
    const draft = draftOf(end);
    if (draft === undefined || draft.fault !== undefined) return undefined;
    return format.parse(draft.text, today);
  }
  const checkIn = dayOf('checkIn') ?? stay.checkIn;
  const checkOut = dayOf('checkOut') ?? stay.checkOut;
  const isTyped = checkIn !== stay.checkIn || checkOut !== stay.checkOut;
  // The days are worked out again for another stay only.
  const typed = useMemo(() => ({ checkIn, checkOut }), [checkIn, checkOut]);
  const seen = isTyped ? typed : stay;

  function faultOfDay(end: StayEnd, day: IsoDay): Refusal | undefined {
    const refusal = refusalOfEnd(stay, { end, day }, rules);
    return isOpen(refusal) ? undefined : refusal;
  }

  function refuse(end: StayEnd, draft: { text: string; fault?: DateFault }) {
    setDrafts({ ...drafts, [end]: { ...draft, over: undefined } });
    change(withoutEnd(stay, end));
  }

  function accept(end: StayEnd, day: IsoDay) {
    const next = end === 'checkIn' ? withCheckIn(stay, day, rules) : { ...stay, checkOut: day };
    const ruledOut = next.checkOut === undefined ? stay.checkOut : undefined;
    setDrafts({
      ...drafts,
      ...(ruledOut === undefined ? {} : { checkOut: ruledOutDeparture(day, ruledOut) }),
      [end]: undefined,
    });
    change(next, day);
  }

  /** A departure that the new arrival excludes stays in its field with an error. */
  function ruledOutDeparture(arrival: IsoDay, departure: IsoDay): Draft {
    const fault = rules.departure(arrival, departure);
    return { text: format.short(departure), over: undefined, ...(fault === undefined ? {} : { fault }) };
  }

  return {
    textOf(end) {
      const day = stay[end];
      return draftOf(end)?.text ?? (day === undefined ? '' : format.short(day));
    },
    faultOf(end) {
      const draft = draftOf(end);
      const day = stay[end];
      return draft === undefined && day !== undefined ? faultOfDay(end, day) : draft?.fault;
    },
    stay: seen,
    day: drafts.last && dayOf(drafts.last),
    type: (end, text) => setDrafts({ ...drafts, [end]: { text, over: stay[end] }, last: end }),
    settle(end) {
      const draft = draftOf(end);
      if (draft === undefined || draft.fault !== undefined) return;
      if (draft.text.trim() === '') return refuse(end, { text: '' });
      const day = format.parse(draft.text, today);
      const fault = day === undefined ? ({ kind: 'notADate' } as const) : faultOfDay(end, day);
      if (day === undefined || fault !== undefined) {
        return refuse(end, { text: draft.text, ...(fault === undefined ? {} : { fault }) });
      }
      return accept(end, day);
    },
    reset: () => setDrafts({}),
  };
}

function withoutEnd({ checkIn, checkOut }: StayValue, end: StayEnd): StayValue {
  if (end === 'checkIn') return checkOut === undefined ? {} : { checkOut };
  return checkIn === undefined ? {} : { checkIn };
}
