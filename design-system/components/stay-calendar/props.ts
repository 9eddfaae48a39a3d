import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import type { IsoDay } from './iso-day.ts';
import type { StayDay, StayValue } from './stay-rules.ts';
import type { StayCalendarWords } from './words.ts';

/** The known days, by YYYY-MM-DD. */
export type StayDays = Readonly<Record<IsoDay, StayDay>> | ReadonlyMap<IsoDay, StayDay>;

export interface StayCalendarProps extends Omit<ElementProps<'div'>, 'children' | 'defaultValue' | 'role'> {
  /** The locale, which also sets the first day of the week; `en-u-fw-mon` starts on Monday. */
  locale: string;
  /** Today at the hotel, YYYY-MM-DD. */
  today: IsoDay;
  /** All texts, in the language of the page. */
  words: StayCalendarWords;
  /** The stay, if the parent controls it. */
  value?: StayValue | undefined;
  /** The stay at first. */
  defaultValue?: StayValue | undefined;
  /** Called with the stay after every choice, also while it has only an arrival. */
  onValueChange?: ((value: StayValue) => void) | undefined;
  /** The earliest day; `today` by default. */
  min?: IsoDay | undefined;
  /** The latest day. */
  max?: IsoDay | undefined;
  /** The state of each day. Without it every day is available. */
  days?: StayDays | undefined;
  /** More days are loading. */
  loading?: boolean | undefined;
  /** Days failed to load. A guest can still choose them: the server decides. */
  loadError?: ReactNode;
  /** Loads the failed days again. */
  onRetry?: (() => void) | undefined;
  /** Called with the first and last day of the visible months, and once at the start. */
  onMonthChange?: ((firstDay: IsoDay, lastDay: IsoDay) => void) | undefined;
  /** Formats a short price, such as "₹12.4k". Without it the grid shows no prices. */
  formatDayPrice?: ((priceMinor: number) => string) | undefined;
  /** An error of the arrival that the form or the server found. */
  checkInError?: ReactNode;
  /** An error of the departure that the form or the server found. */
  checkOutError?: ReactNode;
  /** Submits the arrival, YYYY-MM-DD, with a plain form. */
  checkInName?: string | undefined;
  /** Submits the departure, YYYY-MM-DD, with a plain form. */
  checkOutName?: string | undefined;
  /** The id of the first field. An error summary links to it. */
  checkInId?: string | undefined;
  /** The id of the second field. */
  checkOutId?: string | undefined;
  /**
   * The number of visible months; by default as many as fit, with buttons to the others. With `scroll` they stand below
   * each other and more come as the guest scrolls; the dates to type and the legend are folded. For a scrolling sheet.
   */
  months?: 1 | 2 | 'scroll' | undefined;
  /** Above months that scroll, beside the dates to type: other ways to a stay, as `StayFold`s. */
  folds?: ReactNode;
  /** What the prices mean, below the legend of months that scroll. */
  note?: ReactNode;
  /** Takes the focus when it appears: on the chosen day, or else on the first that can be chosen. */
  focusDay?: boolean | undefined;
  /** The locale whose order of day and month typed dates follow; `locale` by default. */
  typingLocale?: string | undefined;
}
