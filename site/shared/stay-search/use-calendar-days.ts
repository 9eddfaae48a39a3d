import type { CalendarDay, StayCalendar } from '#schemas/api-types';
import type { StayDay, StayDayState } from '#design-system/stay-calendar';
import type { TFunction } from 'i18next';
import { startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showCalendar } from '../../api/calendar.ts';
import { useQuery } from '../queries/use-query.ts';
import { monthsOfQuarters, quartersWith, type Quarters } from './calendar-months.ts';

interface CalendarQuestion {
  locationId: string;
  /** Rooms and guests, as in an address. */
  rooms: string;
}

export interface CalendarDays {
  days: ReadonlyMap<string, StayDay> | undefined;
  isLoading: boolean;
  retry: (() => void) | undefined;
  show: (firstDay: string, lastDay: string) => void;
}

export function useCalendarDays({ locationId, rooms }: CalendarQuestion): CalendarDays {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Quarters>();
  const key = shown ? (['calendar', locationId, rooms, shown.first, shown.last] as const) : null;
  const query = useQuery<StayCalendar[]>(
    key,
    () =>
      Promise.all(
        (shown ? monthsOfQuarters(shown) : []).map((months) =>
          showCalendar({ location: locationId, rooms, ...months }),
        ),
      ),
    { keepPreviousData: true },
  );
  const answer = query.state === 'ready' ? query.answer : undefined;
  const days = useMemo(() => answer && new Map(answer.flatMap((months) => daysOf(months, t))), [answer, t]);
  return {
    // While loading, no day is available.
    days: days ?? (query.state === 'error' ? undefined : NOTHING_YET),
    isLoading: query.state !== 'error' && (query.state !== 'ready' || query.isRefreshing),
    retry: query.state === 'error' ? query.retry : undefined,
    // Draw the month first, then its loading state.
    show: (firstDay, lastDay) =>
      startTransition(() =>
        setShown((known) => {
          const next = quartersWith(known, firstDay, lastDay);
          return known?.first === next.first && known.last === next.last ? known : next;
        }),
      ),
  };
}

const NOTHING_YET: ReadonlyMap<string, StayDay> = new Map();

const STATES: Readonly<Record<CalendarDay['state'], StayDayState>> = {
  FREE: 'free',
  CHECK_IN_ONLY: 'checkInOnly',
  CHECK_OUT_ONLY: 'checkOutOnly',
  UNAVAILABLE: 'unavailable',
};

function daysOf({ days }: StayCalendar, t: TFunction): [string, StayDay][] {
  return days.map(({ date, state, reason, ...rules }) => [
    date,
    { ...rules, state: STATES[state], ...(reason ? { reason: t(`calendar.reasons.${reason}`) } : {}) },
  ]);
}
