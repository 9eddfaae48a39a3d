import { Notice } from '#design-system/notice';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { StayField } from '#design-system/stay-field';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { addDays, isIsoDate } from '../iso-date.ts';
import { useHydrated } from '../use-hydrated.ts';
import { PlainDates } from './plain-dates.tsx';
import { draftRoomsText } from './search-address.ts';
import * as css from './search-form.css.ts';
import type { SearchDraft, SearchRules, StayCalendarPanelProps } from './stay-search.ts';
import type { StayTotal } from './stay-total.tsx';

const loadCalendar = () => import('./stay-calendar-panel.tsx');
const fetchAhead = () => void loadCalendar().catch(() => undefined);
const Calendar = lazy<(props: StayCalendarPanelProps) => ReactNode>(async () =>
  loadCalendar().then(
    ({ StayCalendarPanel }) => ({ default: StayCalendarPanel }),
    () => ({ default: WithoutCalendar }),
  ),
);
const Total = lazy<typeof StayTotal>(async () =>
  import('./stay-total.tsx').then(
    (loaded) => ({ default: loaded.StayTotal }),
    () => ({ default: () => <></> }),
  ),
);

interface DatesFieldProps {
  draft: SearchDraft;
  rules: SearchRules;
  error: string | undefined;
  /** Opens the calendar at once. */
  defaultOpen: boolean;
  onStayChange: (stay: { checkIn: string; checkOut: string }) => void;
}

/** The dates in one field with the calendar. Without scripts, the browser's own two. */
export function DatesField({ draft, rules, error, defaultOpen, onStayChange }: DatesFieldProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(defaultOpen);
  // The calendar holds only days; the message names any other value.
  const checkIn = isIsoDate(draft.checkIn) ? draft.checkIn : '';
  const checkOut = isIsoDate(draft.checkOut) ? draft.checkOut : '';
  const stay = { checkIn: checkIn || undefined, checkOut: checkOut || undefined };
  const lastDay = rules.today && addDays(rules.today, rules.horizonDays);
  const change = (days: { checkIn?: string | undefined; checkOut?: string | undefined }) =>
    onStayChange({ checkIn: days.checkIn ?? '', checkOut: days.checkOut ?? '' });
  return (
    <>
      <div className={isHydrated ? undefined : css.scripted}>
        <StayField
          label={t('search.dates')}
          locale={locale}
          words={{
            empty: t('calendar.empty'),
            chooseCheckOut: t('calendar.thenCheckOut'),
            nights: (count) => t('search.nights', { count }),
            title: t('calendar.title'),
            close: t('search.close'),
            done: t('search.done'),
          }}
          value={stay}
          error={error}
          {...(isHydrated ? { checkInName: 'checkin', checkOutName: 'checkout' } : {})}
          open={isOpen}
          onOpenChange={setOpen}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          summary={
            draft.location !== '' && checkIn !== '' && checkOut > checkIn ? (
              <Suspense fallback={null}>
                <Total
                  locationId={draft.location}
                  checkIn={checkIn}
                  checkOut={checkOut}
                  rooms={draftRoomsText(draft.rooms)}
                />
              </Suspense>
            ) : null
          }
        >
          <Suspense fallback={<CalendarToCome />}>
            <Calendar
              locationId={draft.location}
              rooms={draft.rooms}
              today={rules.today ?? ''}
              lastDay={lastDay ?? ''}
              stay={stay}
              onStayChange={change}
            />
          </Suspense>
        </StayField>
      </div>
      {isHydrated ? null : (
        <div className={css.plain}>
          <PlainDates
            hasNames
            {...{ checkIn, checkOut, lastDay }}
            today={rules.today}
            onCheckInChange={(day) => change({ checkIn: day, checkOut })}
            onCheckOutChange={(day) => change({ checkIn, checkOut: day })}
          />
        </div>
      )}
    </>
  );
}

function CalendarToCome() {
  const { t } = useTranslation();
  return (
    <div className={css.toCome}>
      <SkeletonGroup label={t('calendar.opening')}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  );
}

/** The calendar's code did not load. */
function WithoutCalendar({ today, lastDay, stay, onStayChange }: StayCalendarPanelProps) {
  const { t } = useTranslation();
  const { checkIn = '', checkOut = '' } = stay;
  return (
    <Stack gap="m">
      <Notice tone="warning" live="polite">
        {t('calendar.notOpened')}
      </Notice>
      <PlainDates
        {...{ checkIn, checkOut, today, lastDay }}
        onCheckInChange={(day) => onStayChange({ ...stay, checkIn: day })}
        onCheckOutChange={(day) => onStayChange({ ...stay, checkOut: day })}
      />
    </Stack>
  );
}
