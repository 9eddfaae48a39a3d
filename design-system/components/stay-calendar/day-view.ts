import { openArrival, refusalToPress, wholeStay } from './choose-day.ts';
import type { DayFormat } from './day-format.ts';
import { type IsoDay, nightsBetween } from './iso-day.ts';
import { reasonText } from './reason-text.ts';
import type { Refusal, StayDay, StayRules, StayValue } from './stay-rules.ts';
import type { StayCalendarWords } from './words.ts';

/** The state of a day apart from the stay: `outside` the days on sale, `pending` while loading. */
export type DayLook = StayDay['state'] | 'outside' | 'pending';

/** The part of the stay that a day is; `preview` of the stay that a press would make. */
export type DaySelection = 'none' | 'start' | 'middle' | 'end' | 'preview' | 'preview-end';

/** What a day's cell shows and announces. */
export interface DayView {
  day: IsoDay;
  number: string;
  look: DayLook;
  selection: DaySelection;
  isRefused: boolean;
  isToday: boolean;
  isLowest: boolean;
  /** The short price below the number. */
  price: string | undefined;
  name: string;
}

/** The inputs of every day's view. */
export interface GridView {
  stay: StayValue;
  /** The hovered departure while only the arrival is chosen. */
  candidate: IsoDay | undefined;
  today: IsoDay;
  dayOf: (day: IsoDay) => StayDay | undefined;
  rules: StayRules;
  format: DayFormat;
  words: StayCalendarWords;
  formatDayPrice: ((priceMinor: number) => string) | undefined;
  isLowest: (day: IsoDay) => boolean;
}

export function dayView(day: IsoDay, grid: GridView): DayView {
  const refusal = refusalToPress(grid.stay, day, grid.rules);
  const own = grid.rules.arrival(day);
  const look = lookOf(grid.dayOf(day), own);
  const selection = selectionOf(day, grid);
  // The departure's night is not paid, and an unavailable day needs no price.
  const isPriced = selection === 'none' ? refusal === undefined : selection !== 'end';
  const priceMinor = isPriced ? grid.dayOf(day)?.priceMinor : undefined;
  const facts = {
    day,
    look,
    selection,
    isRefused: refusal !== undefined,
    isToday: day === grid.today,
    isLowest: priceMinor !== undefined && grid.isLowest(day),
  };
  return {
    ...facts,
    number: grid.format.number(day),
    price: priceMinor === undefined ? undefined : grid.formatDayPrice?.(priceMinor),
    name: nameOf({ ...facts, refusal, priceMinor }, grid),
  };
}

function lookOf(day: StayDay | undefined, arrival: Refusal | undefined): DayLook {
  if (arrival?.kind === 'outside') return 'outside';
  if (day !== undefined) return day.state;
  if (arrival?.kind === 'pending') return 'pending';
  return arrival?.kind === 'unknown' ? 'unavailable' : 'free';
}

function selectionOf(day: IsoDay, { stay, candidate }: GridView): DaySelection {
  const { checkIn, checkOut } = stay;
  if (day === checkIn) return 'start';
  if (day === checkOut) return 'end';
  if (checkIn === undefined || day < checkIn) return 'none';
  if (wholeStay(stay) !== undefined) return checkOut !== undefined && day < checkOut ? 'middle' : 'none';
  if (candidate === undefined || day > candidate) return 'none';
  return day === candidate ? 'preview-end' : 'preview';
}

type Facts = Omit<DayView, 'number' | 'price' | 'name'> & {
  refusal: Refusal | undefined;
  priceMinor: number | undefined;
};

/** "Tuesday, 10 March 2026, arrival, 12,400 rupees per night". */
function nameOf(facts: Facts, { format, words, rules, stay }: GridView): string {
  const { spoken } = words;
  const minNights = rules.minimumNights(facts.day);
  const asksForArrival = openArrival(stay) === undefined;
  const saysMinimum = minNights > 1 && asksForArrival && facts.selection === 'none' && !facts.isRefused;
  return [
    format.full(facts.day),
    facts.isToday && spoken.today,
    rolePart(facts, words) ?? statePart(facts, words, format),
    facts.priceMinor !== undefined && words.pricePerNight(facts.priceMinor),
    facts.isLowest && spoken.lowestPrice,
    saysMinimum && words.minimumStay(minNights),
  ]
    .filter((part) => part !== false && part !== undefined && part !== '')
    .join(`${words.comma} `);
}

function rolePart({ selection }: Facts, { spoken }: StayCalendarWords): string | undefined {
  if (selection === 'start') return spoken.checkIn;
  if (selection === 'end') return spoken.checkOut;
  return selection === 'middle' ? spoken.withinStay : undefined;
}

function statePart(
  { look, refusal }: Facts,
  words: StayCalendarWords,
  format: DayFormat,
): string | undefined {
  const { spoken, reasons } = words;
  const reason = refusal && reasonText(refusal, reasons, format);
  if (look === 'checkInOnly' || look === 'checkOutOnly') {
    const state = spoken[look];
    return refusal === undefined || refusal.kind === look
      ? joined([state, ownReason(refusal)], words)
      : joined([state, reason], words);
  }
  return refusal === undefined ? undefined : joined([spoken.unavailable, reason], words);
}

const ownReason = (refusal: Refusal | undefined) =>
  refusal !== undefined && 'reason' in refusal ? refusal.reason : undefined;

const joined = ([first, second]: readonly [string, string | undefined], { comma }: StayCalendarWords) =>
  second === undefined || second === '' || second === first ? first : `${first}${comma} ${second}`;

/** The note on a hovered or focused day: the refusal, the length of the stay, or the night's price. */
export function dayNote(day: IsoDay, grid: GridView): string {
  const { stay, rules, words, format, dayOf } = grid;
  const refusal = refusalToPress(stay, day, rules);
  if (refusal !== undefined) return reasonText(refusal, words.reasons, format);
  const arrival = openArrival(stay);
  if (arrival !== undefined && day !== arrival) return words.nights(nightsBetween(arrival, day));
  const known = dayOf(day);
  const minNights = rules.minimumNights(day);
  return [
    known?.priceMinor !== undefined && words.pricePerNight(known.priceMinor),
    minNights > 1 && words.minimumStay(minNights),
  ]
    .filter((part) => part !== false)
    .join(`${words.comma} `);
}
