import type { Booking, Quote } from '#schemas/api-types';
import { useEffect } from 'react';
import { serverToday } from '../clock/server-today.ts';
import { useShell } from '../use-shell.ts';
import { searchMemory } from './search-memory.ts';

/** Makes the stay of a quote or a booking what this tab is about: header and footer then speak of it. */
export function useTabStay(priced: Quote | Booking | undefined): void {
  const { timezone } = useShell().hotel;
  useEffect(() => {
    if (priced === undefined) return;
    const { location, stay, rooms, promo } = priced;
    searchMemory.keepForTab(
      {
        locationId: location.id,
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges })),
        ...(promo ? { promo: promo.code } : {}),
      },
      { today: serverToday(timezone) },
    );
  }, [priced, timezone]);
}
