import type { Booking } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { checkoutOfBooking } from '../../../app/paths.ts';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { writtenHoldEnd } from '../../../shared/hold-end.ts';
import { searchAddress } from '../../../shared/stay-search/search-address.ts';

/** A notice on a pending or expired booking, with the way to complete it or book again. */
export function IncompleteBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, state, expiresAt, location, stay, rooms } = booking;
  if (state === 'PENDING') {
    const time = expiresAt === undefined ? '' : writtenHoldEnd(formats, booking, expiresAt);
    return (
      <Notice
        tone="warning"
        heading={t('booking.pending')}
        action={
          <Button asChild>
            <Link to={checkoutOfBooking(id)}>{t('booking.continue')}</Link>
          </Button>
        }
      >
        {expiresAt === undefined ? t('booking.pendingEnded') : t('booking.pendingText', { time: time })}
      </Notice>
    );
  }
  if (state !== 'EXPIRED') return null;
  const search = { locationId: location.id, checkIn: stay.checkIn, checkOut: stay.checkOut, rooms };
  return (
    <Notice
      tone="info"
      heading={t('booking.expired')}
      action={
        <Button asChild tone="secondary">
          <Link to={searchAddress(search)}>{t('booking.again')}</Link>
        </Button>
      }
    >
      {t('booking.expiredText')}
    </Notice>
  );
}
