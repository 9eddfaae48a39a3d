import type { ReactNode } from 'react';

/** All texts of a stay calendar, shown and announced. */
export interface StayCalendarWords {
  /** Names the calendar, such as "Dates of your stay". */
  label: string;
  /** The label of the first date. */
  checkIn: ReactNode;
  /** The label of the second date. */
  checkOut: ReactNode;
  /** The placeholders of day, month and year, such as DD, MM and YYYY. */
  dateParts: Readonly<Record<'day' | 'month' | 'year', string>>;
  /** The hint of a date field, from the locale's pattern ("DD/MM/YYYY"). */
  dateHint: (pattern: string) => ReactNode;
  /** The error for text that is not a date. */
  notADate: (pattern: string) => string;
  /** Unfolds the dates to type: "Type the dates". */
  typeDates: string;
  /** Unfolds what the marks and prices mean: "Key". */
  marksAndPrices: string;
  /** A typed stay in words: "Tue 9 Feb to Fri 12 Feb, 3 nights". */
  typedStay: (from: string, until: string, nights: string) => string;
  /** Shows more months below: "Show more months". */
  moreMonths: string;
  previousMonth: string;
  nextMonth: string;
  /** Asks for the arrival. */
  chooseCheckIn: string;
  /** Asks for the departure. */
  chooseCheckOut: string;
  /** "3 nights". */
  nights: (count: number) => string;
  /** "Minimum stay 3 nights". */
  minimumStay: (nights: number) => string;
  /** A night's full price, such as "12,400 rupees per night". */
  pricePerNight: (priceMinor: number) => string;
  clear: string;
  /** The comma of the language, between what is announced of a day. */
  comma: string;
  /** Shown while days load. */
  loading: string;
  /** The button that loads the days again. */
  retry: string;
  /** The meaning of each mark. */
  legend: Readonly<Record<StayMark, string>>;
  /** Parts of a day's name, as in "Tuesday, 10 March 2026, arrival". */
  spoken: StaySpokenWords;
  /** Why a day cannot be chosen. */
  reasons: StayReasons;
}

/** The marks in the legend. */
export type StayMark = 'free' | 'checkInOnly' | 'checkOutOnly' | 'unavailable' | 'selected' | 'lowestPrice';

export interface StaySpokenWords {
  today: string;
  checkIn: string;
  checkOut: string;
  /** For a night between arrival and departure. */
  withinStay: string;
  checkInOnly: string;
  checkOutOnly: string;
  unavailable: string;
  lowestPrice: string;
}

export interface StayReasons {
  /** Before the first or after the last day on sale. */
  outside: string;
  /** For an unavailable day without a reason of its own. */
  unavailable: string;
  checkInOnly: string;
  checkOutOnly: string;
  beforeArrival: string;
  sameDay: string;
  minimumStay: (nights: number) => string;
  maximumStay: (nights: number) => string;
  /** A night of the stay is unavailable; `night` is formatted, `reason` is that night's own. */
  across: (night: string, reason: string | undefined) => string;
  /** No stay from this day reaches the minimum length. */
  tooFewNights: (nights: number) => string;
  /** The day is loading. */
  pending: string;
  /** The day failed to load. */
  unknown: string;
}
