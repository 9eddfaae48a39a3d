import type { Booking } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { useTranslation } from 'react-i18next';
import { calendarFileAddress } from '../../api/bookings.ts';

/** The stay as a calendar file. Bookings that were never complete have none; a cancelled one removes its entry. */
export function CalendarEntry({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  if (booking.reservedAt === undefined) return null;
  return (
    <Button asChild tone="secondary" startIcon="calendar">
      <a href={calendarFileAddress(booking.id)} download={`${booking.reference}.ics`}>
        {t(booking.cancellation ? 'booking.calendarRemove' : 'booking.calendar')}
      </a>
    </Button>
  );
}
