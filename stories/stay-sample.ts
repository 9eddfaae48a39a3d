import type { StayCalendarWords, StayDay } from '#design-system/stay-calendar';

/** Today at the hotel in stories: a Thursday, early in a month. */
export const TODAY = '2026-03-05';

const rupees = (priceMinor: number) => (priceMinor / 100).toLocaleString('en-IN');

export const stayWords: StayCalendarWords = {
  label: 'Dates of your stay',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  dateParts: { day: 'DD', month: 'MM', year: 'YYYY' },
  dateHint: (pattern) => pattern,
  notADate: (pattern) => `Enter a date as ${pattern}, or as in 10 March 2026.`,
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
  pricePerNight: (priceMinor) => `${rupees(priceMinor)} rupees per night`,
  clear: 'Clear dates',
  comma: ',',
  loading: 'Prices are being fetched',
  retry: 'Try again',
  legend: {
    free: 'Available',
    checkInOnly: 'Arrival only',
    checkOutOnly: 'Departure only',
    unavailable: 'Not available',
    selected: 'Your stay',
    lowestPrice: 'Lowest price of the month',
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
    sameDay: 'Stay for at least one night',
    minimumStay: (nights) => `Minimum stay ${nights} nights`,
    maximumStay: (nights) => `Maximum stay ${nights} nights`,
    across: (night, reason) => `${reason ?? 'Not available'} on ${night}`,
    tooFewNights: (nights) =>
      nights > 1 ? `Too few free nights for the minimum stay of ${nights}` : 'No departure is possible',
    pending: 'Being fetched',
    unknown: 'Not on sale yet',
  },
};

export const arabicStayWords: StayCalendarWords = {
  ...stayWords,
  label: 'تواريخ إقامتك',
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  dateParts: { day: 'يوم', month: 'شهر', year: 'سنة' },
  notADate: (pattern) => `اكتب تاريخًا مثل ${pattern}`,
  typeDates: 'اكتب التواريخ',
  moreMonths: 'عرض المزيد من الأشهر',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  chooseCheckIn: 'اختر يوم الوصول',
  chooseCheckOut: 'اختر يوم المغادرة',
  nights: (count) => `${count.toLocaleString('ar-EG')} ليالٍ`,
  minimumStay: (nights) => `أقل إقامة ${nights.toLocaleString('ar-EG')} ليالٍ`,
  pricePerNight: (priceMinor) => `${(priceMinor / 100).toLocaleString('ar-EG')} روبية لليلة`,
  clear: 'امسح التواريخ',
  comma: '،',
  legend: {
    free: 'متاح',
    checkInOnly: 'للوصول فقط',
    checkOutOnly: 'للمغادرة فقط',
    unavailable: 'غير متاح',
    selected: 'إقامتك',
    lowestPrice: 'أقل سعر في الشهر',
  },
};

/** "₹12.4k". */
export const shortRupees = (priceMinor: number): string => `₹${(priceMinor / 100_000).toFixed(1)}k`;

/** Prices that rise to the weekend, a wedding in the middle of March, and days closed to arrival. */
export function stayDays(from = '2026-03-01', count = 153): Readonly<Record<string, StayDay>> {
  const first = Date.parse(from);
  const days = Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * 86_400_000);
    const day = date.toISOString().slice(0, 10);
    return [day, SPECIAL[day] ?? ordinaryDay(date)] as const;
  });
  return Object.fromEntries(days);
}

function ordinaryDay(date: Date): StayDay {
  const isWeekend = date.getUTCDay() === 5 || date.getUTCDay() === 6;
  const rise = ((date.getUTCDate() * 7) % 5) * 20_000;
  return isWeekend
    ? { state: 'free', priceMinor: 1_640_000 + rise, minNights: 2 }
    : { state: 'free', priceMinor: 1_200_000 + rise };
}

const soldOut: StayDay = { state: 'unavailable', reason: 'Sold out' };
const SPECIAL: Readonly<Record<string, StayDay>> = {
  '2026-03-12': { state: 'checkInOnly', priceMinor: 1_240_000 },
  '2026-03-17': { state: 'checkOutOnly', reason: 'Wedding in the house' },
  '2026-03-18': { state: 'unavailable', reason: 'Wedding in the house' },
  '2026-03-19': { state: 'unavailable', reason: 'Wedding in the house' },
  '2026-03-20': { state: 'checkInOnly', priceMinor: 1_640_000, minNights: 3 },
  '2026-03-24': { state: 'free', priceMinor: 1_120_000 },
  '2026-04-03': { state: 'checkOutOnly', reason: 'Sold out' },
  '2026-04-04': soldOut,
  '2026-04-05': soldOut,
  '2026-04-06': { state: 'checkInOnly', priceMinor: 1_380_000 },
  '2026-04-14': { state: 'checkOutOnly', priceMinor: 1_260_000, canStay: true },
  '2026-04-22': { state: 'free', priceMinor: 1_080_000 },
};
