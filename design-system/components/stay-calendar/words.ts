import type { ReactNode } from 'react';

/** Everything that a stay calendar says, on screen and aloud. */
export interface StayCalendarWords {
  /** Names the whole, such as "Dates of your stay". */
  label: string;
  /** The label of the first date. */
  checkIn: ReactNode;
  /** The label of the second date. */
  checkOut: ReactNode;
  /** The letters that stand for a part of a typed date, such as DD, MM and YYYY. */
  dateParts: Readonly<Record<'day' | 'month' | 'year', string>>;
  /** Help below a date, from the way the locale writes one ("DD/MM/YYYY"). */
  dateHint: (pattern: string) => ReactNode;
  /** Said of text that is no date. */
  notADate: (pattern: string) => string;
  previousMonth: string;
  nextMonth: string;
  /** Asks for the first day. */
  chooseCheckIn: string;
  /** Asks for the last day. */
  chooseCheckOut: string;
  /** "3 nights". */
  nights: (count: number) => string;
  /** "Minimum stay 3 nights". */
  minimumStay: (nights: number) => string;
  /** The price of a night in full, such as "12,400 rupees per night". */
  pricePerNight: (priceMinor: number) => string;
  clear: string;
  /** Said while days are on their way. */
  loading: string;
  /** The button that asks for the days again. */
  retry: string;
  /** What each mark means. */
  legend: Readonly<Record<StayMark, string>>;
  /** Parts of the name of a day, as in "Tuesday, 10 March 2026, arrival". */
  spoken: StaySpokenWords;
  /** Why a day cannot be chosen. */
  reasons: StayReasons;
}

/** What the legend explains. */
export type StayMark = 'free' | 'checkInOnly' | 'checkOutOnly' | 'unavailable' | 'selected' | 'lowestPrice';

export interface StaySpokenWords {
  today: string;
  checkIn: string;
  checkOut: string;
  /** Of a night between arrival and departure. */
  withinStay: string;
  checkInOnly: string;
  checkOutOnly: string;
  unavailable: string;
  lowestPrice: string;
}

export interface StayReasons {
  /** Before the first day or after the last that is sold. */
  outside: string;
  /** Of a day that comes without a reason of its own. */
  unavailable: string;
  checkInOnly: string;
  checkOutOnly: string;
  beforeArrival: string;
  sameDay: string;
  minimumStay: (nights: number) => string;
  maximumStay: (nights: number) => string;
  /** A night of the stay cannot be slept; `night` is written out, `reason` is that day's own. */
  across: (night: string, reason: string | undefined) => string;
  /** No stay from this day reaches its least number of nights. */
  tooFewNights: (nights: number) => string;
  /** Nothing is known of the day yet. */
  pending: string;
  /** Nothing will be known of the day. */
  unknown: string;
}
