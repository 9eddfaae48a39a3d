import { createContainer } from '@vanilla-extract/css';

export const calendarContainer = createContainer('calendar');
export const monthContainer = createContainer('month');

// In rem: larger text leads to one month, then to bare days.
export const TWO_MONTHS = `${calendarContainer} (min-width: 44rem)`;
export const TINY = `${calendarContainer} (max-width: 13rem)`;
export const PRICES = `${monthContainer} (min-width: 20rem)`;
