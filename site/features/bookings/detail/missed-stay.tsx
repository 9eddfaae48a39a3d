import type { Booking } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { PhoneNumber } from '../../../shared/phone-number.tsx';

export function MissedStay({ booking: { location, stay } }: { booking: Booking }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <Notice
      tone="warning"
      heading={t('noShow.heading')}
      action={
        <Button asChild tone="secondary" startIcon="phone">
          <a href={`tel:${location.phone}`}>
            <PhoneNumber number={location.phone} />
          </a>
        </Button>
      }
    >
      {t('noShow.text', { location: location.name, day: day(stay.checkIn) })}
    </Notice>
  );
}
