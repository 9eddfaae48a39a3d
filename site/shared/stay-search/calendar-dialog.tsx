import { Button } from '#design-system/button';
import { Dialog, DialogClose } from '#design-system/dialog';
import { StayCalendar, type StayValue } from '#design-system/stay-calendar';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { createQueryCache } from '../queries/query-cache.ts';
import { QueryProvider } from '../queries/query-provider.tsx';
import { useShell } from '../use-shell.ts';
import { calendarWords } from './calendar-words.ts';
import { guestsSummary } from './guests-summary.ts';
import { draftRoomsText } from './search-address.ts';
import type { GuestsDraft } from './stay-search.ts';
import { useCalendarDays } from './use-calendar-days.ts';

export interface CalendarDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  locationId: string;
  rooms: readonly GuestsDraft[];
  /** Today at the hotel, and the last day that can be booked. */
  today: string;
  lastDay: string;
  stay: StayValue;
  onStayChange: (stay: StayValue) => void;
}

// Content pages have no query cache, so the calendar brings its own.
const cache = createQueryCache();

export function CalendarDialog({ open, onOpenChange, ...calendar }: CalendarDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="l"
      title={t('calendar.title')}
      description={t('calendar.description', { guests: guestsSummary(calendar.rooms, t) })}
      closeLabel={t('search.close')}
      footer={
        <DialogClose>
          <Button width="full">{t('search.done')}</Button>
        </DialogClose>
      }
    >
      <QueryProvider cache={cache}>
        <PricedDays {...calendar} />
      </QueryProvider>
    </Dialog>
  );
}

type PricedDaysProps = Omit<CalendarDialogProps, 'open' | 'onOpenChange'>;

function PricedDays({ locationId, rooms, today, lastDay, stay, onStayChange }: PricedDaysProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const { currency } = useShell().hotel;
  const { days, isLoading, retry, show } = useCalendarDays({ locationId, rooms: draftRoomsText(rooms) });
  const words = useMemo(() => calendarWords(t, { currency, locale }), [t, currency, locale]);
  const short = useMemo(() => shortPrice(currency, locale), [currency, locale]);
  return (
    <StayCalendar
      locale={locale}
      today={today}
      max={lastDay}
      words={words}
      value={stay}
      onValueChange={onStayChange}
      days={days}
      loading={isLoading}
      loadError={retry && t('calendar.failed')}
      onRetry={retry}
      onMonthChange={show}
      formatDayPrice={short}
    />
  );
}

function shortPrice(currency: string, locale: string): (priceMinor: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits: 2,
  });
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return (priceMinor) => format.format(priceMinor / 10 ** digits);
}
