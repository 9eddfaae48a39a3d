import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { todayAt } from '../iso-date.ts';
import { findLocation, useShell } from '../use-shell.ts';
import type { SearchRules } from './stay-search.ts';

/** What a search at this hotel has to keep to. Today is the day where the location stands. */
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

/** The day where the hotel stands; nothing while the page is prerendered, since the day of publishing is not the day of reading. */
function useToday(timezone: string): string | undefined {
  return useSyncExternalStore(
    onReturn,
    () => todayAt(timezone, new Date()),
    () => undefined,
  );
}

/** A page that was left open over midnight learns the new day when the guest comes back to it. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
