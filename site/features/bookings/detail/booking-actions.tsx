import type { Booking } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { cancellationAddress, over, pageBelow } from '../../../app/paths.ts';
import { isAllowed } from '../../../shared/booking-actions.ts';
import { CalendarEntry } from '../../../shared/stay-summary/calendar-entry.tsx';

export function BookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { search, state } = useLocation();
  return (
    <Inline gap="s">
      {booking.stayState === 'NO_SHOW' ? null : <CalendarEntry booking={booking} />}
      <Button tone="secondary" onClick={() => globalThis.print()}>
        {t('booking.print')}
      </Button>
      {isAllowed(booking, 'CANCEL') ? (
        <Button asChild tone="secondary">
          <Link
            to={{ pathname: cancellationAddress(booking.id), search }}
            state={over(pageBelow(state) ?? 'booking')}
            preventScrollReset
          >
            {t('booking.cancel')}
          </Link>
        </Button>
      ) : null}
    </Inline>
  );
}
