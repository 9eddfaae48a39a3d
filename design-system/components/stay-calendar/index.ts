export type { StayCalendarProps, StayDays } from './props.ts';
export { StayCalendar } from './stay-calendar.tsx';
export { StayFold, type StayFoldProps } from './stay-fold.tsx';
export type { StayDay, StayDayState, StayValue } from './stay-rules.ts';
export type { StayCalendarWords, StayMark, StayReasons, StaySpokenWords } from './words.ts';
