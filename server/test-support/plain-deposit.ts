/** Price 10 once more: what is paid when booking, and when the rest is due. */
import type { Catalogue } from '#schemas/types';
import type { PlainPrice } from './plain-price.ts';
import type { PlainStay } from './plain-stay.ts';
import { found, hundredths, RULES, sum, type Ways, WHOLE } from './plain-numbers.ts';
import { checkInOf, HOUR_MS } from './plain-zone.ts';

export interface PlainDeposit {
  now: bigint;
  balance: bigint;
  due: 'AT_HOTEL' | 'BEFORE_ARRIVAL';
  dueAtMs?: number;
  cancelledAtMs?: number;
}

/**
 * The plan of the first room; all rooms of a stay have one. `undefined` if everything is paid at once: the plan takes no
 * deposit, or all of it, or the rest would be due already.
 */
export function plainDeposit(
  { hotel, locations }: Catalogue,
  stay: PlainStay,
  { price, atMs, ways = RULES }: { price: PlainPrice; atMs: number; ways?: Ways },
): PlainDeposit | undefined {
  const location = found(locations.find(({ id }) => id === stay.locationId));
  const plan = found(location.ratePlans.find(({ id }) => id === stay.rooms[0]?.ratePlanId));
  const { payment, deposit, balance = { due: 'AT_HOTEL' } } = plan;
  if (payment !== 'PAY_NOW' || deposit === undefined) return undefined;
  const unit = BigInt(hotel.roundTotalTo ?? 1);
  const part =
    deposit.unit === 'DAY'
      ? ways.part(firstNights(price, deposit.value), unit)
      : ways.part(price.total * hundredths(deposit.value), WHOLE * unit) / WHOLE;
  const atLeast = part < unit ? unit : part;
  if (atLeast >= price.total) return undefined;
  const now = atLeast;
  const rest = price.total - now;
  if (balance.due === 'AT_HOTEL') return { now, balance: rest, due: 'AT_HOTEL' };
  const dueAtMs = checkInOf(location, stay.checkIn, balance.days);
  if (dueAtMs <= atMs) return undefined;
  const cancelledAtMs = dueAtMs + balance.hours * HOUR_MS;
  return { now, balance: rest, due: 'BEFORE_ARRIVAL', dueAtMs, cancelledAtMs };
}

/** The first nights of each room at their own price; all of them with what rounds the rooms. */
function firstNights({ lines }: PlainPrice, count: number): bigint {
  const dates = [...new Set(lines.flatMap(({ date }) => date ?? []))].toSorted();
  const first = dates.slice(0, count);
  const paid = lines.filter(
    ({ kind, of, date = '' }) =>
      first.includes(date) || (kind === 'ROUNDING' && typeof of === 'number' && count >= dates.length),
  );
  return sum(paid.map(({ net, tax }) => net + tax));
}
