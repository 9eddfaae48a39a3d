import type { CatalogueRatePlan, CatalogueRoom } from '#schemas/types';
import { differentNights, priceOrdinaryStay, type SeenSale } from './ordinary-stay.ts';
import { amountNotPayable, type TakesAmount } from './payable.ts';
import { termsOfSale } from './terms-of-sale.ts';
import { addDays, nightsOf, todayIn } from './stay.ts';

interface Sale extends Omit<SeenSale, 'today'> {
  horizonDays: number;
  now: Date;
  takes: TakesAmount;
}

export interface PriceNotPayable {
  plan: CatalogueRatePlan;
  room: CatalogueRoom;
  /** What would be due online, in minor units. */
  amountMinor: number;
}

/** No price of a night differs from what is written for it by more than this factor. */
const FAR = 20;

/**
 * The amounts of ordinary stays, by plan and room, that a guest would have to pay online and that nobody takes: of each
 * plan's shortest stay, and of one that its deposit does not pay for whole. Each amount once; found one by one, so that
 * who names three prices waits for three.
 */
export function* pricesNotPayable(sale: Sale): Generator<PriceNotPayable> {
  const { location, now } = sale;
  const offered = location.ratePlans
    .filter(({ payment }) => payment !== 'PAY_AT_HOTEL')
    .flatMap((plan) =>
      location.rooms.filter(({ id }) => plan.roomIds.includes(id)).map((room) => ({ plan, room })),
    )
    .filter(({ plan, room }) => !isFarFromLimits(sale, plan, room));
  if (offered.length === 0) return;
  const seen = { ...sale, today: todayIn(location.timezone, now) };
  const horizon = nightsOf({ checkIn: seen.today, checkOut: addDays(seen.today, sale.horizonDays) });
  const arrivals = differentNights(seen, horizon);
  for (const { plan, room } of offered) yield* ofRoom(seen, { plan, room, arrivals });
}

interface Offered {
  plan: CatalogueRatePlan;
  room: CatalogueRoom;
  arrivals: readonly string[];
}

function* ofRoom(sale: Sale & SeenSale, { plan, room, arrivals }: Offered): Generator<PriceNotPayable> {
  const { location, now, takes } = sale;
  const pricing = termsOfSale(sale.catalogue.hotel, plan);
  const known = new Set<number>();
  for (const arrivalDate of arrivals)
    for (const nights of lengthsOf(plan)) {
      const priced = priceOrdinaryStay(sale, { room, plan, checkIn: arrivalDate, nights });
      if (priced === undefined) continue;
      const stay = { lines: priced.lines, pricing, plan, arrivalDate, location, now };
      const amountMinor = amountNotPayable(stay, takes);
      if (amountMinor === undefined || known.has(amountMinor)) continue;
      known.add(amountMinor);
      yield { plan, room, amountMinor };
    }
}

/** A deposit of two nights is a part of a stay of three. */
function lengthsOf({ minNights = 1, maxNights = Infinity, deposit }: CatalogueRatePlan): number[] {
  const longer = deposit?.unit === 'DAY' ? Math.min(deposit.value + 1, maxNights) : minNights;
  return longer > minNights ? [minNights, longer] : [minNights];
}

/**
 * Whether amounts far below and far above all prices of a room are taken, to the last digit that its totals have. Then
 * nothing has to be priced, as for nearly every hotel: a server asks this of each release.
 */
function isFarFromLimits(
  { location, catalogue: { hotel }, takes }: Sale,
  plan: CatalogueRatePlan,
  { id }: CatalogueRoom,
): boolean {
  const written = location.roomPrices
    .filter(({ roomId }) => roomId === id)
    .flatMap(({ baseMinor, weekendBaseMinor = baseMinor }) => [baseMinor, weekendBaseMinor]);
  const percent = plan.deposit?.unit === 'PERCENTAGE' ? plan.deposit.value : 100;
  const part = Math.min(percent, percent < 100 ? 100 - percent : 100) / 100;
  const unit = hotel.roundTotalTo ?? 1;
  const most = Math.max(...written) * Math.max(...lengthsOf(plan));
  return [(Math.min(...written) * part) / FAR, most * FAR].every((amount) => takes(oddTotal(amount, unit)));
}

/** A total that the hotel's unit divides, and that no larger step does. */
function oddTotal(amountMinor: number, unit: number): number {
  const count = Math.floor(amountMinor / unit);
  return (count - (count % 10) + 1) * unit;
}
