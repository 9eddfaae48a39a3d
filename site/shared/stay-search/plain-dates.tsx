import { DateField } from '#design-system/date-field';
import { useTranslation } from 'react-i18next';
import { addDays } from '../iso-date.ts';

interface PlainDatesProps {
  checkIn: string;
  checkOut: string;
  today: string | undefined;
  lastDay: string | undefined;
  /** Submits the dates with a plain form. */
  hasNames?: boolean;
  onCheckInChange: (day: string) => void;
  onCheckOutChange: (day: string) => void;
}

/** The browser's own date fields: without scripts, and when the calendar did not load. */
export function PlainDates(props: PlainDatesProps) {
  const { checkIn, checkOut, today, lastDay, hasNames = false, onCheckInChange, onCheckOutChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <DateField
        label={t('search.checkIn')}
        {...(hasNames ? { name: 'checkin' } : {})}
        value={checkIn}
        min={today}
        max={lastDay}
        onChange={(event) => onCheckInChange(event.currentTarget.value)}
      />
      <DateField
        label={t('search.checkOut')}
        {...(hasNames ? { name: 'checkout' } : {})}
        value={checkOut}
        min={today && addDays(checkIn || today, 1)}
        max={lastDay}
        onChange={(event) => onCheckOutChange(event.currentTarget.value)}
      />
    </>
  );
}
