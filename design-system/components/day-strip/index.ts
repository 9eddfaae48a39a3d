export { DayStrip, type DayStripProps, type DayStripWords, type StripDay } from './day-strip.tsx';
