import { Stack } from '#design-system/stack';
import { StayCalendar, type StayValue } from '#design-system/stay-calendar';
import { Text } from '#design-system/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { useShell } from '../use-shell.ts';
import { CalendarQueries } from './calendar-queries.tsx';
import { calendarWords } from './calendar-words.ts';
import { FlexibleDates } from './flexible-dates.tsx';
import { guestsSummary } from './guests-summary.ts';
import { draftRoomsText } from './search-address.ts';
import { shortPrice } from './short-price.ts';
import type { GuestsDraft } from './stay-search.ts';
import { typingLocale } from './typing-locale.ts';
import { useCalendarDays } from './use-calendar-days.ts';

export interface StayCalendarPanelProps {
  locationId: string;
  rooms: readonly GuestsDraft[];
  /** Today at the hotel, and the last day that can be booked. */
  today: string;
  lastDay: string;
  stay: StayValue;
  onStayChange: (stay: StayValue) => void;
}

/** The days with their prices, and the cheapest stay of a month. */
export function StayCalendarPanel(props: StayCalendarPanelProps) {
  const { t } = useTranslation();
  return (
    <CalendarQueries>
      <Stack gap="s">
        <Text size="small" tone="muted">
          {t('calendar.description', { guests: guestsSummary(props.rooms, t) })}
        </Text>
        <FlexibleDates {...props} />
        <PricedDays {...props} />
      </Stack>
    </CalendarQueries>
  );
}

function PricedDays({ locationId, rooms, today, lastDay, stay, onStayChange }: StayCalendarPanelProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const { currency } = useShell().hotel;
  const { days, isLoading, retry, show } = useCalendarDays({ locationId, rooms: draftRoomsText(rooms) });
  const words = useMemo(() => calendarWords(t, { currency, locale }), [t, currency, locale]);
  const short = useMemo(() => shortPrice(currency, locale), [currency, locale]);
  return (
    <StayCalendar
      months="scroll"
      locale={locale}
      typingLocale={typingLocale(navigator.language)}
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
