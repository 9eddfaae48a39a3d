import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { todayAt } from '../iso-date.ts';
import { useHydrated } from '../use-hydrated.ts';
import { findLocation, useShell } from '../use-shell.ts';
import type { SearchRules } from './stay-search.ts';

/** What a search at this hotel has to keep to. Today is the day where the location stands. */
export function useSearchRules(locationId: string): SearchRules {
  const { t } = useTranslation();
  const formats = useFormats();
  const shell = useShell();
  const timezone = findLocation(shell, locationId)?.timezone ?? shell.hotel.timezone;
  // The day of publishing is not the day of reading.
  const today = useHydrated() ? todayAt(timezone, new Date()) : undefined;
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
