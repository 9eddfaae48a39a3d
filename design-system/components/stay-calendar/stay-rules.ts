import { addDays, type IsoDay, nightsBetween } from './iso-day.ts';

/** What a day can be: the first of a stay, the last, both, or neither. */
export type StayDayState = 'free' | 'checkInOnly' | 'checkOutOnly' | 'unavailable';

/** A day and the night that begins on it. */
export interface StayDay {
  state: StayDayState;
  /** The lowest price of the night, in minor units. */
  priceMinor?: number | undefined;
  /** Why the day is not available, such as "Sold out". */
  reason?: string | undefined;
  /** The minimum length of a stay that includes this night. */
  minNights?: number | undefined;
  /** The minimum length of a stay that begins on this day. */
  minNightsOnArrival?: number | undefined;
  /** The maximum length of a stay that includes this night. */
  maxNights?: number | undefined;
  /**
   * A stay may include the night although none may begin on it, as on a day closed to arrival. Without it, such a day
   * ends every earlier stay.
   */
  canStay?: boolean | undefined;
}

/** The days of a stay. The night of `checkOut` is not included. */
export interface StayValue {
  checkIn?: IsoDay | undefined;
  checkOut?: IsoDay | undefined;
}

export type Refusal =
  | { kind: 'outside' | 'beforeArrival' | 'sameDay' | 'pending' | 'unknown' }
  | { kind: 'unavailable' | 'checkInOnly' | 'checkOutOnly'; reason: string | undefined }
  | { kind: 'minimumStay' | 'maximumStay' | 'tooFewNights'; nights: number }
  | { kind: 'across'; night: IsoDay; reason: string | undefined };

/** The known days and the limits of a stay. */
export interface StayRulesInput {
  dayOf: (day: IsoDay) => StayDay | undefined;
  /** The meaning of an unknown day: loading, not on sale, or available until the server decides. */
  missing: 'pending' | 'unknown' | 'free';
  min: IsoDay;
  max: IsoDay | undefined;
}

/** Which days can begin and end a stay. Each answer is the refusal, or undefined. */
export interface StayRules {
  arrival: (day: IsoDay) => Refusal | undefined;
  departure: (arrival: IsoDay, day: IsoDay) => Refusal | undefined;
  /** For a departure chosen before the arrival. */
  departureAlone: (day: IsoDay) => Refusal | undefined;
  /** The minimum length of a stay from this arrival. */
  minimumNights: (arrival: IsoDay) => number;
}

const FREE: StayDay = { state: 'free' };

/** The rules of a stay on these days. Pure and memoized. */
export function stayRules({ dayOf, missing, min, max }: StayRulesInput): StayRules {
  const known = (day: IsoDay) => dayOf(day) ?? (missing === 'free' ? FREE : undefined);
  const gap: Refusal = { kind: missing === 'pending' ? 'pending' : 'unknown' };
  const isOutside = (day: IsoDay) => day < min || (max !== undefined && day > max);
  const walks = new Map<IsoDay, DepartureWalk>();
  const arrivals = new Map<IsoDay, Refusal | undefined>();

  function walkFrom(arrival: IsoDay): DepartureWalk {
    const walk = walks.get(arrival) ?? departureWalk({ arrival, known, gap, isOutside });
    walks.set(arrival, walk);
    return walk;
  }

  function judgeArrival(day: IsoDay): Refusal | undefined {
    if (isOutside(day)) return { kind: 'outside' };
    const answer = known(day);
    if (answer === undefined) return gap;
    if (answer.state === 'unavailable' || answer.state === 'checkOutOnly') {
      return { kind: answer.state, reason: answer.reason };
    }
    return walkFrom(day).leadsSomewhere() ? undefined : { kind: 'tooFewNights', nights: minimumNights(day) };
  }

  const minimumNights = (arrival: IsoDay) => minimumFrom(known(arrival));

  return {
    minimumNights,
    arrival(day) {
      if (!arrivals.has(day)) arrivals.set(day, judgeArrival(day));
      return arrivals.get(day);
    },
    departure(arrival, day) {
      if (day === arrival) return { kind: 'sameDay' };
      if (day < arrival) return { kind: 'beforeArrival' };
      if (isOutside(day)) return { kind: 'outside' };
      return walkFrom(arrival).refusalOf(day);
    },
    departureAlone(day) {
      if (isOutside(day) || day === min) return { kind: 'outside' };
      return refusalToEnd(known(day), gap);
    },
  };
}

/** A stay that begins on this day includes its night. */
function minimumFrom(day: StayDay | undefined): number {
  return Math.max(1, day?.minNights ?? 1, day?.minNightsOnArrival ?? 1);
}

function refusalToEnd(day: StayDay | undefined, gap: Refusal): Refusal | undefined {
  if (day === undefined) return gap;
  if (day.state === 'unavailable' || day.state === 'checkInOnly') {
    return { kind: day.state, reason: day.reason };
  }
  return undefined;
}

interface WalkInput {
  arrival: IsoDay;
  known: (day: IsoDay) => StayDay | undefined;
  gap: Refusal;
  isOutside: (day: IsoDay) => boolean;
}

interface DepartureWalk {
  refusalOf: (day: IsoDay) => Refusal | undefined;
  /** Whether any stay from the arrival can end. True if a day is still unknown. */
  leadsSomewhere: () => boolean;
}

/** Checks stays from an arrival night by night, on demand: a night that ends one stay ends every longer one. */
function departureWalk({ arrival, known, gap, isOutside }: WalkInput): DepartureWalk {
  const verdicts: (Refusal | undefined)[] = [];
  let minNights = minimumFrom(known(arrival));
  let maxNights = Infinity;
  let end: Refusal | undefined;

  function step(): void {
    const night = addDays(arrival, verdicts.length);
    const day = known(night);
    const nights = verdicts.length + 1;
    if (day === undefined) end = gap;
    else if (nights > 1 && !isNightAvailable(day)) end = { kind: 'across', night, reason: day.reason };
    if (end !== undefined || day === undefined) return;
    // A restriction applies to every stay that includes its night.
    minNights = Math.max(minNights, day.minNights ?? 1);
    maxNights = Math.min(maxNights, day.maxNights ?? Infinity);
    if (nights > maxNights) {
      end = { kind: 'maximumStay', nights: maxNights };
      return;
    }
    const refusal = refusalToEnd(known(addDays(night, 1)), gap);
    const isTooShort = nights < minNights;
    verdicts.push(refusal ?? (isTooShort ? { kind: 'minimumStay', nights: minNights } : undefined));
  }

  function refusalAfter(nights: number): Refusal | undefined {
    while (verdicts.length < nights && end === undefined) step();
    return verdicts.length < nights ? end : verdicts[nights - 1];
  }

  return {
    refusalOf: (day) => refusalAfter(nightsBetween(arrival, day)),
    leadsSomewhere() {
      for (let nights = 1; !isOutside(addDays(arrival, nights)); nights += 1) {
        const refusal = refusalAfter(nights);
        if (isOpen(refusal)) return true;
        if (refusal === end) return false;
      }
      return false;
    },
  };
}

/** Allowed, or unknown: then the server decides. */
export function isOpen(refusal: Refusal | undefined): boolean {
  return refusal === undefined || refusal.kind === 'pending' || refusal.kind === 'unknown';
}

function isNightAvailable(day: StayDay): boolean {
  return day.state === 'free' || day.state === 'checkInOnly' || day.canStay === true;
}
