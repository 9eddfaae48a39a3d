import type { StayDay, StayCalendarWords } from '../index.ts';

export const english: StayCalendarWords = {
  label: 'Your stay',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  dateParts: { day: 'DD', month: 'MM', year: 'YYYY' },
  dateHint: (pattern) => pattern,
  notADate: (pattern) => `Enter a date as ${pattern}`,
  typeDates: 'Type the dates',
  marksAndPrices: 'Marks and prices',
  typedStay: (from, until, nights) => `${from} to ${until}, ${nights}`,
  moreMonths: 'Show more months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseCheckIn: 'Choose your arrival',
  chooseCheckOut: 'Choose your departure',
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  minimumStay: (nights) => `Minimum stay ${nights} nights`,
  pricePerNight: (priceMinor) => `${(priceMinor / 100).toLocaleString('en-IN')} rupees per night`,
  clear: 'Clear dates',
  comma: ',',
  loading: 'Prices are coming',
  retry: 'Try again',
  legend: {
    free: 'Available',
    checkInOnly: 'Arrival only',
    checkOutOnly: 'Departure only',
    unavailable: 'Not available',
    selected: 'Your stay',
    lowestPrice: 'Lowest price',
  },
  spoken: {
    today: 'today',
    checkIn: 'arrival',
    checkOut: 'departure',
    withinStay: 'in your stay',
    checkInOnly: 'arrival only',
    checkOutOnly: 'departure only',
    unavailable: 'not available',
    lowestPrice: 'lowest price of the month',
  },
  reasons: {
    outside: 'Not on sale',
    unavailable: 'Not available',
    checkInOnly: 'No departures on this day',
    checkOutOnly: 'No arrivals on this day',
    beforeArrival: 'Before your arrival',
    sameDay: 'At least one night',
    minimumStay: (nights) => `Minimum stay ${nights} nights`,
    maximumStay: (nights) => `Maximum stay ${nights} nights`,
    across: (night, reason) => `${reason ?? 'Not available'} on ${night}`,
    tooFewNights: (nights) => `Too few free nights for a stay of ${nights}`,
    pending: 'Prices are coming',
    unknown: 'Not on sale yet',
  },
};

/** Two months of available days at one price, except the given days. */
export function daysOf(special: Readonly<Record<string, StayDay>> = {}): Readonly<Record<string, StayDay>> {
  const first = Date.UTC(2026, 2, 1);
  const ordinary = Array.from({ length: 92 }, (_, index) => [
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
    { state: 'free', priceMinor: 1_240_000 } as const,
  ]);
  return { ...Object.fromEntries(ordinary), ...special };
}
