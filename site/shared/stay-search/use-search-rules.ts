import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { todayAt } from '../iso-date.ts';
import { findLocation, useShell } from '../use-shell.ts';
import type { SearchRules } from './stay-search.ts';

/** The limits of a search. Today is the day at the location. */
export function useSearchRules(locationId: string): SearchRules {
  const { t } = useTranslation();
  const formats = useFormats();
  const shell = useShell();
  const timezone = findLocation(shell, locationId)?.timezone ?? shell.hotel.timezone;
  const today = useToday(timezone);
  return useMemo(
    () => ({
      locationIds: shell.locations.map(({ id }) => id),
      today,
      horizonDays: shell.booking.horizonDays,
      maxRooms: shell.booking.maxRooms,
      formatDay: formats.day,
      t,
    }),
    [shell, today, formats, t],
  );
}

/** Today at the hotel. Undefined while prerendering, because publishing happens on another day. */
function useToday(timezone: string): string | undefined {
  return useSyncExternalStore(
    onReturn,
    () => todayAt(timezone, new Date()),
    () => undefined,
  );
}

/** Update the day when a guest returns to a page that was left open over midnight. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
