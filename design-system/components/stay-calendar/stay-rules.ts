import { addDays, type IsoDay, nightsBetween } from './iso-day.ts';

/** What a day can be: the first of a stay, the last, both, or neither. */
export type StayDayState = 'free' | 'checkInOnly' | 'checkOutOnly' | 'unavailable';

/** One day of the hotel and the night that begins on it. */
export interface StayDay {
  state: StayDayState;
  /** The lowest price of the night, in the smallest unit of the currency. */
  priceMinor?: number | undefined;
  /** Why the day is not free, such as "Sold out". */
  reason?: string | undefined;
  /** The fewest nights of a stay that includes this night. */
  minNights?: number | undefined;
  /** The most nights of a stay that includes this night. */
  maxNights?: number | undefined;
  /**
   * The night can be slept though no stay may begin on it, as where a hotel is only closed to arrival. Without it, a day
   * that one cannot arrive on ends every stay before it.
   */
  canStay?: boolean | undefined;
}

/** The days of a stay: the night of `checkOut` is not slept. */
export interface StayValue {
  checkIn?: IsoDay | undefined;
  checkOut?: IsoDay | undefined;
}

/** Why a day cannot be chosen. */
export type Refusal =
  | { kind: 'outside' | 'beforeArrival' | 'sameDay' | 'pending' | 'unknown' }
  | { kind: 'unavailable' | 'checkInOnly' | 'checkOutOnly'; reason: string | undefined }
  | { kind: 'minimumStay' | 'maximumStay' | 'tooFewNights'; nights: number }
  | { kind: 'across'; night: IsoDay; reason: string | undefined };

/** What is known of the days, and between which days a stay may lie. */
export interface StayRulesInput {
  dayOf: (day: IsoDay) => StayDay | undefined;
  /** What a day is of which nothing is known: on its way, not sold, or free for the server to decide. */
  missing: 'pending' | 'unknown' | 'free';
  min: IsoDay;
  max: IsoDay | undefined;
}

/** Answers which days a stay may begin and end on; each answer is the reason against it, or nothing. */
export interface StayRules {
  arrival: (day: IsoDay) => Refusal | undefined;
  departure: (arrival: IsoDay, day: IsoDay) => Refusal | undefined;
  /** For a departure that is chosen before the arrival. */
  departureAlone: (day: IsoDay) => Refusal | undefined;
  /** The fewest nights of a stay from this arrival. */
  minimumNights: (arrival: IsoDay) => number;
}

const FREE: StayDay = { state: 'free' };

/** The rules of a stay on these days. Pure; remembers what it has worked out. */
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

  const minimumNights = (arrival: IsoDay) => Math.max(1, known(arrival)?.minNights ?? 1);

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
  /** Whether any stay from the arrival can end; a day that is not known yet may still say so. */
  leadsSomewhere: () => boolean;
}

/** Walks night by night from an arrival, only as far as it is asked: what ends one stay ends every longer one. */
function departureWalk({ arrival, known, gap, isOutside }: WalkInput): DepartureWalk {
  const verdicts: (Refusal | undefined)[] = [];
  let minNights = 1;
  let maxNights = Infinity;
  let end: Refusal | undefined;

  function step(): void {
    const night = addDays(arrival, verdicts.length);
    const day = known(night);
    const nights = verdicts.length + 1;
    if (day === undefined) end = gap;
    else if (nights > 1 && !isNightAvailable(day)) end = { kind: 'across', night, reason: day.reason };
    if (end !== undefined || day === undefined) return;
    // A restriction holds for every stay that includes its night, not only for arrivals on it.
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

/** Nothing against it, or nothing known yet: the server decides. */
export function isOpen(refusal: Refusal | undefined): boolean {
  return refusal === undefined || refusal.kind === 'pending' || refusal.kind === 'unknown';
}

function isNightAvailable(day: StayDay): boolean {
  return day.state === 'free' || day.state === 'checkInOnly' || day.canStay === true;
}
