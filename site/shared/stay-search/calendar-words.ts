import type { CurrencyUnit } from '#domain/currency';
import { formatPrice } from '#design-system/price';
import type { StayCalendarWords } from '#design-system/stay-calendar';
import type { TFunction } from 'i18next';

interface Money {
  unit: CurrencyUnit;
  locale: string;
}

/** The calendar's texts. Prices come with the days, in the hotel's currency. */
export function calendarWords(t: TFunction, money: Money): StayCalendarWords {
  return {
    label: t('calendar.label'),
    checkIn: t('search.checkIn'),
    checkOut: t('search.checkOut'),
    dateParts: { day: t('calendar.day'), month: t('calendar.month'), year: t('calendar.year') },
    dateHint: (pattern) => pattern,
    notADate: (pattern) => t('calendar.notADate', { pattern }),
    typeDates: t('calendar.typeDates'),
    marksAndPrices: t('calendar.marksAndPrices'),
    typedStay: (from, until, nights) => t('calendar.typedStay', { from, until, nights }),
    moreMonths: t('calendar.moreMonths'),
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    chooseCheckIn: t('calendar.chooseCheckIn'),
    chooseCheckOut: t('calendar.chooseCheckOut'),
    nights: (count) => t('search.nights', { count }),
    minimumStay: (count) => t('calendar.minimumStay', { count }),
    pricePerNight: spokenPrice(t, money),
    clear: t('calendar.clear'),
    comma: t('comma'),
    loading: t('calendar.loading'),
    retry: t('failures.retry'),
    legend: {
      free: t('calendar.marks.free'),
      checkInOnly: t('calendar.marks.checkInOnly'),
      checkOutOnly: t('calendar.marks.checkOutOnly'),
      unavailable: t('calendar.marks.unavailable'),
      selected: t('calendar.marks.selected'),
      lowestPrice: t('calendar.marks.lowestPrice'),
    },
    spoken: {
      today: t('calendar.spoken.today'),
      checkIn: t('calendar.spoken.checkIn'),
      checkOut: t('calendar.spoken.checkOut'),
      withinStay: t('calendar.spoken.withinStay'),
      checkInOnly: t('calendar.spoken.checkInOnly'),
      checkOutOnly: t('calendar.spoken.checkOutOnly'),
      unavailable: t('calendar.spoken.unavailable'),
      lowestPrice: t('calendar.spoken.lowestPrice'),
    },
    reasons: {
      outside: t('calendar.reasons.outside'),
      unavailable: t('calendar.reasons.unavailable'),
      checkInOnly: t('calendar.reasons.checkInOnly'),
      checkOutOnly: t('calendar.reasons.checkOutOnly'),
      beforeArrival: t('calendar.reasons.beforeArrival'),
      sameDay: t('validation.sameDates'),
      minimumStay: (count) => t('calendar.minimumStay', { count }),
      maximumStay: (count) => t('calendar.maximumStay', { count }),
      across: (night, reason) =>
        t('calendar.reasons.across', { night, reason: reason ?? t('calendar.reasons.unavailable') }),
      tooFewNights: (count) => t('calendar.tooFewNights', { count }),
      pending: t('calendar.loading'),
      unknown: t('calendar.reasons.unknown'),
    },
  };
}

/** Memoized: sixty days are named again at each press, with few different prices. */
function spokenPrice(t: TFunction, { unit, locale }: Money): (priceMinor: number) => string {
  const said = new Map<number, string>();
  return (priceMinor) => {
    const words =
      said.get(priceMinor) ?? t('calendar.pricePerNight', { price: formatPrice(priceMinor, unit, locale) });
    said.set(priceMinor, words);
    return words;
  };
}
