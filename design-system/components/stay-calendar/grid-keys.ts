import {
  endOfMonth,
  endOfWeek,
  maxDate,
  minDate,
  parseDate,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import type { IsoDay } from './iso-day.ts';

interface Press {
  key: string;
  currentTarget: Element;
}

/**
 * The day that a key moves to, for the keys that the library treats differently: Home and End stay in the week (APG;
 * the library uses the month), left and right follow the page's direction (the library: the locale's).
 */
export function dayAfterKey({ key, currentTarget }: Press, day: IsoDay, locale: string): IsoDay | undefined {
  const date = parseDate(day);
  switch (key) {
    case 'Home':
      return (maxDate(startOfWeek(date, locale), startOfMonth(date)) ?? date).toString();
    case 'End':
      return (minDate(endOfWeek(date, locale), endOfMonth(date)) ?? date).toString();
    case 'ArrowLeft':
      return date.add({ days: isRightToLeft(currentTarget) ? 1 : -1 }).toString();
    case 'ArrowRight':
      return date.add({ days: isRightToLeft(currentTarget) ? -1 : 1 }).toString();
    default:
      return undefined;
  }
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
