/** Price 4 and 11 once more: what a rate plan and a promo code take off. */
import type { CatalogueLocation, PromoCode, RateDiscount } from '#schemas/types';
import type { PlainRoom, PlainStay } from './plain-stay.ts';
import { found, hundredths, sum, type Ways, wholeShare } from './plain-numbers.ts';
import { DAY_MS } from './plain-zone.ts';

export interface PlainDiscounts {
  /** What is left of each night of each room. */
  nights: bigint[][];
  ofPlans: { kind: RateDiscount['kind']; percent: number; amount: bigint }[];
  ofPromo: bigint;
  /** A code that stands alone and takes off no more than the plan does, or one that takes nothing off. */
  isPromoRefused: boolean;
}

interface ToLower {
  location: CatalogueLocation;
  stay: PlainStay;
  dates: readonly string[];
  /** What is written, for each night of each room. */
  written: readonly (readonly bigint[])[];
  /** The day of booking at the location. */
  today: string;
  unit: bigint;
  ways: Ways;
}

export function discountsOf(toLower: ToLower): PlainDiscounts {
  const { location, stay, written } = toLower;
  const promo = location.promoCodes?.find(({ code }) => code === stay.promo);
  const plans = written.map((_nights, index) => bestOfPlan(toLower, index));
  const ofPlans = plans.flatMap(({ off, discount }) =>
    discount === undefined ? [] : [{ kind: discount.kind, percent: discount.percent, amount: sum(off) }],
  );
  const afterPlans = written.map((nights, index) => less(nights, plans[index]?.off ?? []));
  const none = { nights: afterPlans, ofPlans, ofPromo: 0n };
  if (promo === undefined) return { ...none, isPromoRefused: false };
  if (promo.standsAlone !== true || ofPlans.length === 0) {
    const { nights, ofPromo } = withPromo(toLower, promo, afterPlans);
    return { nights, ofPlans, ofPromo, isPromoRefused: ofPromo === 0n };
  }
  const alone = withPromo(toLower, promo, written);
  const isMore = alone.ofPromo > sum(ofPlans.map(({ amount }) => amount));
  return isMore ? { ...alone, ofPlans: [], isPromoRefused: false } : { ...none, isPromoRefused: true };
}

/** Per room: the one that takes most off, of equal ones the first written; rounded once, then spread. */
function bestOfPlan(
  { location, stay, dates, written, today, unit, ways }: ToLower,
  index: number,
): { off: bigint[]; discount?: RateDiscount } {
  const nights = found(written[index]);
  const { ratePlanId } = found(stay.rooms[index]);
  const { discounts = [] } = found(location.ratePlans.find(({ id }) => id === ratePlanId));
  let best: { off: bigint[]; discount?: RateDiscount } = { off: nights.map(() => 0n) };
  for (const discount of discounts.filter((each) => fits(each, stay, today))) {
    const { stayFrom = '', stayTo = '9999' } = discount;
    const eligible = dates.map((date, at) => (stayFrom <= date && date <= stayTo ? (nights[at] ?? 0n) : 0n));
    const amount = atMost(
      sum(eligible),
      wholeShare(ways, unit, [sum(eligible), hundredths(discount.percent)]),
    );
    if (amount > sum(best.off)) best = { off: ways.spread(amount, eligible), discount };
  }
  return best;
}

function fits(discount: RateDiscount, { checkIn, checkOut }: PlainStay, today: string): boolean {
  const daysUntil = (Date.parse(checkIn) - Date.parse(today)) / DAY_MS;
  if (discount.kind === 'EARLY_BIRD') return daysUntil >= discount.daysBefore;
  if (discount.kind === 'LAST_MINUTE') return daysUntil <= discount.daysBefore;
  return (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS >= discount.nights;
}

/** Price 4: over all nights of all rooms for which the code is valid. */
function withPromo(
  { stay, dates, unit, ways }: ToLower,
  promo: PromoCode,
  nights: readonly (readonly bigint[])[],
): { nights: bigint[][]; ofPromo: bigint } {
  const eligible = nights.flatMap((ofRoom, index) =>
    ofRoom.map((night, at) => (isDiscounted(promo, found(stay.rooms[index]), found(dates[at])) ? night : 0n)),
  );
  const off = ways.spread(amountOff(promo, eligible, { unit, ways }), eligible);
  return {
    nights: nights.map((ofRoom, index) => less(ofRoom, off.slice(index * dates.length))),
    ofPromo: sum(off),
  };
}

function isDiscounted(promo: PromoCode, room: PlainRoom, date: string): boolean {
  const { stayFrom = date, stayTo = date, roomIds = [room.roomId], ratePlanIds = [room.ratePlanId] } = promo;
  return (
    stayFrom <= date &&
    date <= stayTo &&
    roomIds.includes(room.roomId) &&
    ratePlanIds.includes(room.ratePlanId)
  );
}

function amountOff(
  { discount }: PromoCode,
  eligible: readonly bigint[],
  { unit, ways }: Pick<ToLower, 'unit' | 'ways'>,
): bigint {
  const all = sum(eligible);
  if (discount.unit === 'AMOUNT') return atMost(all, BigInt(discount.valueMinor));
  return atMost(all, wholeShare(ways, unit, [all, hundredths(discount.value)]));
}

function atMost(most: bigint, amount: bigint): bigint {
  return amount < most ? amount : most;
}

function less(nights: readonly bigint[], off: readonly bigint[]): bigint[] {
  return nights.map((night, at) => night - (off[at] ?? 0n));
}
