import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../clock/use-server-clock.ts';
import { useFormats } from '../format/use-formats.ts';
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
