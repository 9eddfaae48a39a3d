import type { StaysAround } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { formatPrice } from '#design-system/price';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { StayFold } from '#design-system/stay-calendar';
import { Text } from '#design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchAround } from '../../api/availability.ts';
import { useChange } from '../changes/use-change.ts';
import { useFormats } from '../format/use-formats.ts';
import { addDays, lastDayOfMonth, monthsBetween, nightsBetween } from '../iso-date.ts';
import { draftRoomsText } from './search-address.ts';
import type { StayCalendarPanelProps } from './stay-search.ts';
import { aroundQuery } from './use-stays-around.ts';

const MOST_NIGHTS = 14;
const USUAL_NIGHTS = 3;

interface Wish {
  nights: number;
  /** YYYY-MM. */
  month: string;
}

/** "The cheapest 3 nights in February": for guests whose dates are free. */
export function FlexibleDates(props: StayCalendarPanelProps) {
  const { locationId, rooms, today, lastDay, stay, onStayChange } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const months = monthsBetween(today, lastDay);
  const [wish, setWish] = useState<Wish>(() => firstWish(stay, months));
  const search = useChange<Wish, StaysAround>(
    ({ nights, month }) => {
      const first = [today, `${month}-01`].toSorted().at(-1) ?? today;
      const question = { locationId, rooms: draftRoomsText(rooms), checkIn: first };
      const to = lastDayOfMonth(month);
      return searchAround(aroundQuery({ ...question, checkOut: addDays(first, nights), from: first, to }));
    },
    {
      onSuccess: (answer) => {
        const found = cheapestOf(answer);
        if (found) onStayChange({ checkIn: found.checkIn, checkOut: found.checkOut });
      },
      // Shown below the button.
      onFailure: () => true,
    },
  );

  function change(next: Partial<Wish>) {
    setWish({ ...wish, ...next });
    search.reset();
  }

  return (
    <StayFold label={t('flexible.title')}>
      <Stack gap="m">
        <Inline gap="m" align="end">
          <Select
            label={t('flexible.nights')}
            value={wish.nights}
            onChange={(event) => change({ nights: Number(event.currentTarget.value) })}
          >
            {Array.from({ length: MOST_NIGHTS }, (_, place) => (
              <option key={place} value={place + 1}>
                {t('search.nights', { count: place + 1 })}
              </option>
            ))}
          </Select>
          <Select
            label={t('flexible.month')}
            value={wish.month}
            onChange={(event) => change({ month: event.currentTarget.value })}
          >
            {months.map((month) => (
              <option key={month} value={month}>
                {formats.month(month)}
              </option>
            ))}
          </Select>
          <Button
            tone="secondary"
            busy={search.isBusy}
            busyLabel={t('flexible.finding')}
            onClick={() => void search.run(wish)}
          >
            {t('flexible.find')}
          </Button>
        </Inline>
        <Text size="small" role="status">
          <Found state={search.state} wish={wish} />
        </Text>
      </Stack>
    </StayFold>
  );
}

interface FoundProps {
  state: ReturnType<typeof useChange<Wish, StaysAround>>['state'];
  wish: Wish;
}

function Found({ state, wish }: FoundProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (state.status === 'error') return t('flexible.failed');
  if (state.status !== 'success') return null;
  const found = cheapestOf(state.answer);
  const about = { count: wish.nights, month: formats.month(wish.month) };
  if (!found) return t('flexible.nothing', about);
  return t('flexible.found', {
    stay: formats.stay(found.checkIn, found.checkOut),
    price: formatPrice(found.totalMinor, state.answer, formats.locale),
  });
}

/** The first of those that cost least. */
function cheapestOf({ stays }: StaysAround) {
  const priced = stays.flatMap(({ totalMinor, ...stay }) =>
    totalMinor === undefined ? [] : [{ ...stay, totalMinor }],
  );
  return priced.toSorted((one, other) => one.totalMinor - other.totalMinor)[0];
}

/** The nights and the month that the guest has chosen, if any; else three nights in the next month. */
function firstWish({ checkIn, checkOut }: StayCalendarPanelProps['stay'], months: readonly string[]): Wish {
  const nights = checkIn !== undefined && checkOut !== undefined ? nightsBetween(checkIn, checkOut) : 0;
  const month = checkIn?.slice(0, 'YYYY-MM'.length);
  return {
    nights: nights > 0 ? Math.min(nights, MOST_NIGHTS) : USUAL_NIGHTS,
    month: months.find((each) => each === month) ?? months[1] ?? months[0] ?? '',
  };
}
