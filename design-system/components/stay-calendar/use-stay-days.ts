import { hasContent } from '../../has-content.ts';
import { useMemo } from 'react';
import { dayFormat } from './day-format.ts';
import type { IsoDay } from './iso-day.ts';
import { lowestOfMonth } from './lowest-price.ts';
import type { StayCalendarProps, StayDays } from './props.ts';
import { type StayDay, stayRules } from './stay-rules.ts';

type DaysInput = Pick<
  StayCalendarProps,
  'locale' | 'typingLocale' | 'today' | 'min' | 'max' | 'days' | 'loading' | 'loadError'
>;

export function useStayDays(input: DaysInput) {
  const { locale, typingLocale, today, min = today, max, days, loading, loadError } = input;
  const format = useMemo(() => dayFormat(locale, typingLocale), [locale, typingLocale]);
  const dayOf = useMemo(() => reader(days), [days]);
  // Without data a guest may still choose: the server decides.
  const isFree = days === undefined || hasContent(loadError);
  const missing = isFree ? 'free' : loading === true ? 'pending' : 'unknown';
  const rules = useMemo(() => stayRules({ dayOf, missing, min, max }), [dayOf, missing, min, max]);
  const isLowest = useMemo(() => lowestOfMonth(dayOf), [dayOf]);
  return { format, dayOf, rules, isLowest, min, max };
}

function reader(days: StayDays | undefined): (day: IsoDay) => StayDay | undefined {
  if (days === undefined) return () => undefined;
  if (days instanceof Map) return (day) => days.get(day);
  const record = days as Readonly<Record<IsoDay, StayDay>>;
  return (day) => (Object.hasOwn(record, day) ? record[day] : undefined);
}
