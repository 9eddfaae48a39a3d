import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import type { IsoDay } from './iso-day.ts';
import type { StayDay, StayValue } from './stay-rules.ts';
import type { StayCalendarWords } from './words.ts';

/** What is known of the days, by YYYY-MM-DD. */
export type StayDays = Readonly<Record<IsoDay, StayDay>> | ReadonlyMap<IsoDay, StayDay>;

export interface StayCalendarProps extends Omit<ElementProps<'div'>, 'children' | 'defaultValue' | 'role'> {
  /** The language, which also orders the week; `en-u-fw-mon` begins it on Monday. */
  locale: string;
  /** The hotel's own date, YYYY-MM-DD. */
  today: IsoDay;
  /** Everything that it says or writes, in the language of the page. */
  words: StayCalendarWords;
  /** The stay that is shown, where the parent decides. */
  value?: StayValue | undefined;
  /** The stay that is shown from the start. */
  defaultValue?: StayValue | undefined;
  /** Told the stay after every choice, also while only its arrival is chosen. */
  onValueChange?: ((value: StayValue) => void) | undefined;
  /** The first day that can be chosen; `today` by default. */
  min?: IsoDay | undefined;
  /** The last day that can be chosen. */
  max?: IsoDay | undefined;
  /** What the hotel says of each day. Without it every day is free. */
  days?: StayDays | undefined;
  /** More days are on their way. */
  loading?: boolean | undefined;
  /** Days could not be had. What is missing can still be chosen: the server decides. */
  loadError?: ReactNode;
  /** Asks again for the days that could not be had. */
  onRetry?: (() => void) | undefined;
  /** Other months are shown: their first and last day. Also called once at the start. */
  onMonthChange?: ((firstDay: IsoDay, lastDay: IsoDay) => void) | undefined;
  /** A price in the fewest characters, such as "₹12.4k"; no prices stand in the grid without it. */
  formatDayPrice?: ((priceMinor: number) => string) | undefined;
  /** What is wrong with the arrival, from outside. */
  checkInError?: ReactNode;
  /** What is wrong with the departure, from outside. */
  checkOutError?: ReactNode;
  /** Sends the arrival, YYYY-MM-DD, with a plain form. */
  checkInName?: string | undefined;
  /** Sends the departure, YYYY-MM-DD, with a plain form. */
  checkOutName?: string | undefined;
  /** The id of the first field; an error summary links to it. */
  checkInId?: string | undefined;
  /** The id of the second field. */
  checkOutId?: string | undefined;
  /** How many months stand side by side; by default as many as there is room for. */
  months?: 1 | 2 | undefined;
}
