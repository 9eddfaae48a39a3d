import { shortPriceFormatter } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { StayCalendar, type StayCalendarProps } from '#design-system/stay-calendar';
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
import type { StayCalendarPanelProps } from './stay-search.ts';
import { typingLocale } from './typing-locale.ts';
import { useCalendarDays } from './use-calendar-days.ts';

/** The days with their prices, and the cheapest stay of a month. */
export function StayCalendarPanel(props: StayCalendarPanelProps) {
  const { t } = useTranslation();
  return (
    <CalendarQueries>
      {props.locationId === '' ? (
        <Stack gap="s">
          <Text size="small" tone="muted">
            {t('calendar.withoutPrices')}
          </Text>
          <Days {...props} />
        </Stack>
      ) : (
        <PricedDays {...props} />
      )}
    </CalendarQueries>
  );
}

function PricedDays(props: StayCalendarPanelProps) {
  const { locationId, rooms } = props;
  const { t } = useTranslation();
  const { days, isLoading, retry, show } = useCalendarDays({ locationId, rooms: draftRoomsText(rooms) });
  return (
    <Days
      {...props}
      folds={<FlexibleDates {...props} />}
      note={t('calendar.description', { guests: guestsSummary(rooms, t) })}
      days={days}
      loading={isLoading}
      loadError={retry && t('calendar.failed')}
      onRetry={retry}
      onMonthChange={show}
    />
  );
}

type DaysProps = StayCalendarPanelProps &
  Pick<StayCalendarProps, 'days' | 'folds' | 'loadError' | 'loading' | 'note' | 'onMonthChange' | 'onRetry'>;

function Days({ locationId: _place, rooms: _rooms, today, lastDay, stay, onStayChange, ...days }: DaysProps) {
  const { t } = useTranslation();
  const { locale, calendarLocale } = useFormats();
  const { hotel: unit } = useShell();
  const words = useMemo(() => calendarWords(t, { unit, locale }), [t, unit, locale]);
  const short = useMemo(() => shortPriceFormatter(unit, locale), [unit, locale]);
  return (
    <StayCalendar
      {...days}
      months="scroll"
      focusDay
      locale={calendarLocale}
      typingLocale={typingLocale(navigator.language)}
      today={today}
      max={lastDay}
      words={words}
      value={stay}
      onValueChange={onStayChange}
      formatDayPrice={short}
    />
  );
}
