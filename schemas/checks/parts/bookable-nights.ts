/** Finds nights that no stay can include, by the rules that the server decides with. Import it late. */
import {
  decideRoom,
  minNightsOnArrival,
  type NightStock,
  restrictionsOn,
  type RoomDecision,
} from '#domain/availability';
import { addDays, nightsOf } from '#domain/stay';
import type { CatalogueRatePlan, CatalogueRoom, Restriction } from '../../generated/types.ts';
import type { Sale } from './sales.ts';

type Refusal = Extract<RoomDecision, { reason: string }>;

/** Nights in a row that no stay can include, for one reason. */
export interface UnsoldNights {
  rooms: readonly CatalogueRoom[];
  from: string;
  to: string;
  refusal: Refusal;
}

/** Days for arrivals and departures are looked for within these. */
const LONGEST_TRIED = 31;

/** The longest stay that a plan or restriction may ask for. */
const LONGEST_STAY = 365;

/** The nights of each group of rooms with the same plans and restrictions. Nights that are closed on purpose are sold. */
export function unsoldNights(sale: Sale): UnsoldNights[] {
  const { location } = sale;
  if (location.restrictions.length === 0) return [];
  const rooms = location.rooms.filter(({ id }) =>
    location.ratePlans.some(({ roomIds }) => roomIds.includes(id)),
  );
  const alike = Map.groupBy(rooms, (room) =>
    JSON.stringify([
      location.ratePlans.filter(({ roomIds }) => roomIds.includes(room.id)).map(limitsOf),
      location.restrictions.map(({ roomIds }) => roomIds?.includes(room.id) ?? true),
    ]),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : periods(sale, first).map((period) => ({ ...period, rooms: [first, ...others] })),
  );
}

function limitsOf({ minNights, maxNights }: CatalogueRatePlan): unknown {
  return [minNights, maxNights];
}

function periods(sale: Sale, room: CatalogueRoom): Omit<UnsoldNights, 'rooms'>[] {
  const trial = createTrial(sale, room);
  const { first, end } = trial;
  const sold = new Set<number>();
  const refusals = new Map<number, Refusal>();
  for (let arrival = first; arrival < end; arrival += 1) {
    for (const plan of trial.plans) {
      const decision = trial.shortest(plan, arrival, 1);
      if (typeof decision !== 'number') refusals.set(arrival, decision);
      else for (let night = arrival; night < arrival + decision; night += 1) sold.add(night);
    }
  }
  const rows: { from: number; to: number }[] = [];
  for (let night = first; night < end; night += 1) {
    if (sold.has(night) || trial.stockOn(night).closed) continue;
    const last = rows.at(-1);
    const row = last?.to === night - 1 ? last : undefined;
    // No stay that is tried reaches so deep into nights without arrivals.
    const isDeep = row !== undefined && night - row.from >= LONGEST_TRIED;
    if (!isDeep && trial.canPass(night)) continue;
    if (row === undefined) rows.push({ from: night, to: night });
    else row.to = night;
  }
  return rows.map(({ from, to }) => ({
    from: trial.dayAt(from),
    to: trial.dayAt(to),
    refusal: refusals.get(from) ?? { reason: 'CLOSED_TO_ARRIVAL', details: {} },
  }));
}

/** Days are counted, because thousands are tried. */
interface Trial {
  /** The first night that can be booked, and the day after the last. */
  first: number;
  end: number;
  dayAt(day: number): string;
  stockOn(night: number): NightStock;
  /** Of plans with the same limits one. */
  plans: readonly CatalogueRatePlan[];
  /** The nights of the shortest stay from a day that has at least so many, or why there is none. */
  shortest(plan: CatalogueRatePlan, arrival: number, least: number): number | Refusal;
  /** True if a stay that begins earlier can include the night. */
  canPass(night: number): boolean;
}

function createTrial({ location, today, nights }: Sale, room: CatalogueRoom): Trial {
  const ofRoom = location.ratePlans.filter(({ roomIds }) => roomIds.includes(room.id));
  const plans = [...new Map(ofRoom.map((plan) => [JSON.stringify(limitsOf(plan)), plan])).values()];
  const days = nightsOf({
    checkIn: addDays(today, -LONGEST_TRIED),
    checkOut: addDays(today, nights.length + LONGEST_STAY),
  });
  const dayAt = (day: number): string => days[day] ?? '';
  const alikeUntil = lastDaysAlike(location.restrictions, days);
  const stocks = new Map<number, NightStock>();
  const stockOn = (night: number): NightStock => {
    const date = dayAt(night);
    const own = { date, capacity: 1, sold: 0, held: 0 };
    const stock = stocks.get(night) ?? { ...own, ...restrictionsOn(location, room.id, date) };
    stocks.set(night, stock);
    return stock;
  };
  const decide = (ratePlan: CatalogueRatePlan, arrival: number, length: number): RoomDecision =>
    decideRoom({
      nights: Array.from({ length: length + 1 }, (_, at) => stockOn(arrival + at)),
      stay: { checkIn: dayAt(arrival), checkOut: dayAt(arrival + length) },
      room,
      guests: [{ adults: 1, childAges: [] }],
      ratePlan,
      minNightsOnArrival: minNightsOnArrival(location, room.id, dayAt(arrival)),
      timezone: 'UTC',
      now: LONG_AGO,
    });
  const tryLengths = (plan: CatalogueRatePlan, arrival: number, least: number): Tried => {
    for (let length = least; ;) {
      const decision = decide(plan, arrival, length);
      if ('available' in decision) return { length, decision: length };
      const { reason, details } = decision;
      if (reason !== 'MIN_STAY' && reason !== 'CLOSED_TO_DEPARTURE') return { length, decision };
      const longer = Math.max(length + 1, details.minNights ?? 0);
      if (longer > (reason === 'MIN_STAY' ? LONGEST_STAY : LONGEST_TRIED)) return { length, decision };
      length = longer;
    }
  };
  const triedWith = new Map(plans.map((plan) => [plan, new Map<number, Tried>()]));
  const shortest: Trial['shortest'] = (plan, arrival, least) => {
    const known = triedWith.get(plan);
    const until = alikeUntil[arrival] ?? arrival;
    // The shortest stay may depend on the day of the week.
    const alike = (least * days.length + until) * 7 + (arrival % 7);
    const before = known?.get(alike);
    if (before !== undefined && arrival + before.length <= until) return before.decision;
    const tried = tryLengths(plan, arrival, least);
    known?.set(alike, tried);
    return tried.decision;
  };
  return {
    first: LONGEST_TRIED,
    end: LONGEST_TRIED + nights.length,
    dayAt,
    stockOn,
    plans,
    shortest,
    canPass(night) {
      for (let before = 1; before < LONGEST_TRIED; before += 1) {
        const arrival = night - before;
        if (stockOn(arrival).closed) return false;
        if (plans.some((plan) => typeof shortest(plan, arrival, before + 1) === 'number')) return true;
      }
      return false;
    },
  };
}

/** The longest stay that was tried, and what came of it. */
interface Tried {
  length: number;
  decision: number | Refusal;
}

/** For each day the last of those after it under the same restrictions: stays within them are decided alike. */
function lastDaysAlike(
  restrictions: readonly Pick<Restriction, 'from' | 'to'>[],
  days: readonly string[],
): number[] {
  const changes = new Set(restrictions.flatMap(({ from, to }) => [from, addDays(to, 1)]));
  const last: number[] = [];
  let until = days.length - 1;
  for (let day = until; day >= 0; day -= 1) {
    last[day] = until;
    if (changes.has(days[day] ?? '')) until = day - 1;
  }
  return last;
}

/** Guests of the past may stay on; `decideRoom` refuses arrivals before this moment. */
const LONG_AGO = new Date(0);
