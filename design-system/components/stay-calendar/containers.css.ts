import { createContainer } from '@vanilla-extract/css';

/** Holds the whole: decides how many months stand side by side. */
export const calendarContainer = createContainer('calendar');
/** Holds one month: decides what a day has room for. */
export const monthContainer = createContainer('month');

// All in rem: larger text brings one month back, then the bare days.
export const TWO_MONTHS = `${calendarContainer} (min-width: 44rem)`;
/** Where hardly anything has room, as on a small screen at twice the size of text. */
export const TINY = `${calendarContainer} (max-width: 13rem)`;
/** Room for a price below each day. */
export const PRICES = `${monthContainer} (min-width: 20rem)`;
