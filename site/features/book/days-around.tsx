import type { MealPlan } from '#schemas/types';
import { DayStrip, type StripDay } from '#design-system/day-strip';
import { formatPrice } from '#design-system/price';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../shared/format/use-formats.ts';
import { addDays, nightsBetween } from '../../shared/iso-date.ts';
import { draftRoomsText } from '../../shared/stay-search/search-address.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { useSearchAddress } from '../../shared/stay-search/use-search-address.ts';
import { useStaysAround } from '../../shared/stay-search/use-stays-around.ts';
import { useShell } from '../../shared/use-shell.ts';
import { daysToCome, daysOf } from './strip-days.ts';

interface DaysAroundProps {
  search: StaySearch;
  /** The meals that the guest has chosen, if any: the totals are of these. */
  meal: MealPlan | undefined;
}

/** The same stay on the three days before and after, each with its total. */
export function DaysAround({ search, meal }: DaysAroundProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const { hotel } = useShell();
  const navigate = useNavigate();
  const searchAddress = useSearchAddress();
  const { locationId, checkIn, checkOut, promo } = search;
  const rooms = draftRoomsText(search.rooms);
  const around = useStaysAround({ locationId, checkIn, checkOut, rooms, promo, meals: meal });
  const unit = around.state === 'ready' ? around.answer : hotel;
  const exact = (priceMinor: number) => formatPrice(priceMinor, unit, locale);
  // The rooms below are what the guest came for: without the strip they can still choose.
  if (around.state === 'error') return null;
  const nights = nightsBetween(checkIn, checkOut);
  const days: StripDay[] = around.state === 'ready' ? daysOf(around.answer, t) : daysToCome(checkIn);
  const addressOf = (day: string) =>
    searchAddress({ ...search, checkIn: day, checkOut: addDays(day, nights) });
  return (
    <DayStrip
      label={t('book.around', { nights: t('search.nights', { count: nights }) })}
      locale={locale}
      value={checkIn}
      days={days}
      hrefOf={addressOf}
      onValueChange={(day) => void navigate(addressOf(day), { preventScrollReset: true })}
      formatPrice={exact}
      words={{
        unavailable: t('book.aroundFull'),
        lowestPrice: t('book.aroundLowest'),
        comma: t('comma'),
        price: (priceMinor) => t('book.aroundPrice', { price: exact(priceMinor), count: nights }),
        earlier: t('calendar.previousMonth'),
        later: t('calendar.nextMonth'),
      }}
    />
  );
}
