import type { PricedStay, StaysAround } from '#schemas/api-types';
import type { StripDay } from '#design-system/day-strip';
import type { TFunction } from 'i18next';
import { addDays } from '../../shared/iso-date.ts';

const DAYS_AROUND = 3;

/** The days of an answer: a total, or why no stay begins there. */
export function daysOf({ stays }: StaysAround, t: TFunction): StripDay[] {
  return stays.map(({ checkIn, totalMinor, reason }) => ({
    day: checkIn,
    ...(totalMinor === undefined
      ? { reason: reasonOf(reason, t), label: labelOf(reason, t) }
      : { priceMinor: totalMinor }),
  }));
}

/** The days before their totals are known. */
export function daysToCome(checkIn: string): StripDay[] {
  return Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, place) => ({
    day: addDays(checkIn, place - DAYS_AROUND),
  }));
}

/** What a guest can do about it; of a day that is simply full the strip says so itself. */
function reasonOf(reason: PricedStay['reason'], t: TFunction): string {
  const code = reason?.code;
  switch (code) {
    case 'MIN_STAY':
      return t('calendar.minimumStay', { count: reason?.minNights ?? 1 });
    case 'MAX_STAY':
      return t('calendar.maximumStay', { count: reason?.maxNights ?? 1 });
    case 'CLOSED_TO_ARRIVAL':
    case 'CLOSED_TO_DEPARTURE':
    case 'CLOSED':
    case 'HELD':
      return t(`calendar.reasons.${code}`);
    case 'NOT_ON_SALE':
    case 'NOT_PAYABLE':
    case 'SOLD_OUT':
    case 'TOO_MANY_ADULTS':
    case 'TOO_MANY_CHILDREN':
    case 'TOO_MANY_GUESTS':
    case undefined:
      return '';
    default:
      return code satisfies never;
  }
}

/** The reason in the room of a price; nothing for a day that is full. */
function labelOf(reason: PricedStay['reason'], t: TFunction): string | undefined {
  const labels: Partial<Record<NonNullable<PricedStay['reason']>['code'], string>> = {
    MIN_STAY: t('book.aroundMinNights', { count: reason?.minNights ?? 1 }),
    MAX_STAY: t('book.aroundMaxNights', { count: reason?.maxNights ?? 1 }),
    CLOSED_TO_ARRIVAL: t('book.aroundNoArrival'),
    CLOSED_TO_DEPARTURE: t('book.aroundNoDeparture'),
    CLOSED: t('book.aroundClosed'),
  };
  return reason && labels[reason.code];
}
