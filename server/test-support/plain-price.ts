/**
 * The prices of BOOKING-RULES once more, in the plainest words: whole numbers without a limit, and not a line of what
 * they are compared with.
 */
import type { Catalogue, CatalogueLocation, Charge, RateDiscount } from '#schemas/types';
import { chargesOfRoom, chargesOfStay, type PlainCharge } from './plain-charge.ts';
import { discountsOf } from './plain-discount.ts';
import { amountOfNight } from './plain-night.ts';
import { found, RULES, sum, type Ways } from './plain-numbers.ts';
import type { PlainStay } from './plain-stay.ts';
import { type PlainTaxes, taxed } from './plain-tax.ts';
import { DAY_MS, dayAt } from './plain-zone.ts';

export interface PlainLine {
  id: string;
  kind: 'CHARGE' | 'EXTRA' | 'NIGHT' | 'ROUNDING';
  /** What is sold on its own: a room with its number, or the id of an extra or a charge. */
  of: number | string;
  /** Of a night. */
  date?: string;
  net: bigint;
  /** Hundredths of a percent. */
  rate: bigint;
  tax: bigint;
  /** Of the tax. */
  label?: string;
  isRefundable: boolean;
  isInPenaltyBase: boolean;
}

export interface PlainPrice {
  lines: PlainLine[];
  /** Nights and extras before tax. */
  net: bigint;
  /** All the rest of the total. */
  tax: bigint;
  total: bigint;
  rounding: bigint;
  /** Of the promo code. */
  discount: bigint;
  isPromoRefused: boolean;
  planDiscounts: { kind: RateDiscount['kind']; percent: number; amount: bigint }[];
  charges: { id: string; payable: Charge['payable']; total: bigint }[];
}

export interface PlainPricing {
  /** When it is booked. */
  atMs: number;
  /** Another way of rounding is given by who shows that a wrong one is seen. */
  ways?: Ways;
}

interface Selling extends PlainTaxes {
  location: CatalogueLocation;
  stay: PlainStay;
  dates: readonly string[];
  unit: bigint;
}

/** The whole stay. */
export function plainPrice(
  { hotel, locations, taxes }: Catalogue,
  stay: PlainStay,
  { atMs, ways = RULES }: PlainPricing,
): PlainPrice {
  const location = found(locations.find(({ id }) => id === stay.locationId));
  const dates = nightsOf(stay);
  const unit = BigInt(hotel.roundTotalTo ?? 1);
  const written = stay.rooms.map((room) =>
    dates.map((date) => amountOfNight(location, { room, date, unit, ways })),
  );
  const today = dayAt(atMs, location.timezone);
  const { nights, ofPlans, ofPromo, isPromoRefused } = discountsOf({
    location,
    stay,
    dates,
    written,
    today,
    unit,
    ways,
  });
  const selling = { location, stay, dates, unit, taxes, ways, includesTax: hotel.pricesIncludeTax === true };
  const sold = [
    ...nights.map((amounts, index) => soldRoom(selling, index, amounts)),
    ...stay.extras.map((extra) => soldExtra(selling, extra)),
    ...soldForStay(selling),
  ];
  const lines = sold.flatMap((each) => each.lines);
  const total = sum(lines.map((line) => line.net + line.tax));
  const net = sum(lines.filter(({ kind }) => kind === 'NIGHT' || kind === 'EXTRA').map((line) => line.net));
  return {
    lines,
    net,
    tax: total - net,
    total,
    rounding: sum(lines.filter(({ kind }) => kind === 'ROUNDING').map((line) => line.net)),
    discount: ofPromo,
    isPromoRefused,
    planDiscounts: added(ofPlans, ({ kind, percent }) => `${kind} ${percent}`, 'amount'),
    charges: added(
      sold.flatMap(({ charges }) => charges),
      ({ id }) => id,
      'total',
    ),
  };
}

/** Every night of the half-open range. */
function nightsOf({ checkIn, checkOut }: PlainStay): string[] {
  const nights: string[] = [];
  for (let at = Date.parse(checkIn); at < Date.parse(checkOut); at += DAY_MS)
    nights.push(new Date(at).toISOString().slice(0, 10));
  return nights;
}

interface Sold {
  lines: PlainLine[];
  charges: PlainPrice['charges'];
}

/** A room with its charges: rounded together, so that it costs as much as on its card. */
function soldRoom(selling: Selling, index: number, amounts: readonly bigint[]): Sold {
  const { location, stay, dates, ways } = selling;
  const nights = dates.map((date, at): PlainLine => ({
    id: `room-${index}-${date}`,
    kind: 'NIGHT',
    of: index,
    date,
    ...taxed(selling, { amount: found(amounts[at]), taxClass: location.taxClass, date, units: 1n }),
    isRefundable: true,
    isInPenaltyBase: true,
  }));
  const nets = nights.map(({ net }) => net);
  const room = found(stay.rooms[index]);
  const charges = chargesOfRoom(location, { room, dates, nets, ways }).map((each) =>
    soldCharge(selling, each, index),
  );
  const lines = [...nights, ...charges.flatMap((each) => each.lines)];
  const like = { isRefundable: true, isInPenaltyBase: true };
  return {
    lines: [...lines, ...rounding(selling, lines, { id: `rounding-room-${index}`, of: index, ...like })],
    charges: charges.flatMap((each) => each.charges),
  };
}

/** Words, Extra: how often it is charged follows from the stay; only of a UNIT the guest chooses. Taxed as on the day of arrival. */
function soldExtra(selling: Selling, { extraId, quantity = 1 }: PlainStay['extras'][number]): Sold {
  const { location, stay, dates } = selling;
  const extra = found(location.extras.find(({ id }) => id === extraId));
  const guests = stay.rooms.reduce((count, { adults, childAges }) => count + adults + childAges.length, 0);
  const nights = dates.length;
  const times = { STAY: 1, NIGHT: nights, PERSON: guests, PERSON_NIGHT: guests * nights, UNIT: quantity };
  const amount = BigInt(extra.priceMinor) * BigInt(times[extra.charging]);
  const units = BigInt(stay.rooms.length * nights);
  const like = {
    of: extraId,
    isRefundable: extra.refundable !== false,
    isInPenaltyBase: extra.inPenaltyBase === true,
  };
  const split = taxed(selling, { amount, taxClass: extra.taxClass, date: stay.checkIn, units });
  const lines: PlainLine[] = [{ id: `extra-${extraId}`, kind: 'EXTRA', ...split, ...like }];
  return {
    lines: [...lines, ...rounding(selling, lines, { id: `rounding-extra-${extraId}`, ...like })],
    charges: [],
  };
}

/** What is charged once for the booking, each rounded on its own. */
function soldForStay(selling: Selling): Sold[] {
  const { location, stay, dates } = selling;
  const roomNights = BigInt(stay.rooms.length * dates.length);
  return chargesOfStay(location, stay.checkIn, roomNights).map((each) => {
    const { lines, charges } = soldCharge(selling, each, each.charge.id);
    const like = { isRefundable: each.charge.refundable !== false, isInPenaltyBase: false };
    const id = `rounding-charge-${each.charge.id}`;
    return { lines: [...lines, ...rounding(selling, lines, { id, of: each.charge.id, ...like })], charges };
  });
}

function soldCharge(
  selling: Selling,
  { charge, amount, date, nights }: PlainCharge,
  of: number | string,
): Sold {
  const split = taxed(selling, { amount, taxClass: charge.taxClass, date, units: nights });
  const line: PlainLine = {
    id: typeof of === 'number' ? `charge-${charge.id}-room-${of}` : `charge-${charge.id}`,
    kind: 'CHARGE',
    of,
    ...split,
    isRefundable: charge.refundable !== false,
    isInPenaltyBase: false,
  };
  return {
    lines: charge.payable === 'IN_PRICE' ? [line] : [],
    charges: [{ id: charge.id, payable: charge.payable, total: split.net + split.tax }],
  };
}

/** Price 8: one line without tax, where there is something to round. */
function rounding(
  { unit, ways }: Selling,
  lines: readonly PlainLine[],
  like: Pick<PlainLine, 'id' | 'isInPenaltyBase' | 'isRefundable' | 'of'>,
): PlainLine[] {
  const total = sum(lines.map((line) => line.net + line.tax));
  const net = ways.total(total, unit) - total;
  return net === 0n ? [] : [{ ...like, kind: 'ROUNDING', net, rate: 0n, tax: 0n }];
}

/** One for all that are named the same. */
function added<Key extends string, Thing extends Record<Key, bigint>>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  key: Key,
): Thing[] {
  const byName = Map.groupBy(things, nameOf);
  return [...byName.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, [key]: sum([first, ...others].map((thing) => thing[key])) }],
  );
}
