import type { PlanDiscount } from './plan-discount.ts';
import type { PricedStay } from './price.ts';
import type { ChargeSummary } from './price-charge.ts';
import { amountBeforeDiscount } from './price-line.ts';
import { writtenOf } from './price-terms.ts';

type TaxRow = { kind: 'TAX'; label: string; rateBasisPoints: number; amountMinor: number };

/** A row between the items and the total; its amount adds to what stands above it, in minor units. */
export type SummaryRow =
  | { kind: 'PLAN_DISCOUNT'; discount: PlanDiscount['kind']; percent: number; amountMinor: number }
  | { kind: 'PROMO'; code: string; name: string; amountMinor: number }
  /** The sum of the items before tax; only where prices do not include it. */
  | { kind: 'NET'; amountMinor: number }
  | TaxRow
  | { kind: 'CHARGE'; id: string; label: string; amountMinor: number }
  | { kind: 'ROUNDING'; amountMinor: number };

/** An item with its amount as the hotel writes it, before every discount. */
export interface SummaryItem {
  id: string;
  label: string;
  date?: string;
  quantity: number;
  amountMinor: number;
}

/** A price as guests read it, from the items down to the total and what it includes. */
export interface PriceSummary {
  /** The nights of each room, in order. */
  rooms: { roomIndex: number; label: string; nights: SummaryItem[] }[];
  extras: SummaryItem[];
  rows: SummaryRow[];
  /** The taxes that the total includes; only where prices include them. */
  included: TaxRow[];
  /** What is paid at the hotel and is in no total. */
  atHotel: ChargeSummary[];
}

/** Lays out a price (BOOKING-RULES, Price 6, 7 and 9). Both mails and pages read it. */
export function summarisePrice(price: PricedStay): PriceSummary {
  const { lines, taxes, charges = [], discounts = [], promo, roundingMinor = 0, totals } = price;
  const nights = Map.groupBy(
    lines.filter(({ kind }) => kind === 'NIGHT'),
    ({ roomIndex = 0 }) => roomIndex,
  );
  const taxRows = taxes
    .filter(({ taxMinor }) => taxMinor !== 0)
    .map(({ label, rateBasisPoints, taxMinor }): TaxRow => {
      return { kind: 'TAX', label, rateBasisPoints, amountMinor: taxMinor };
    });
  const isGross = price.pricesIncludeTax === true;
  const discountRows = discounts.map(({ kind: discount, percent, discountMinor }): SummaryRow => {
    return { kind: 'PLAN_DISCOUNT', discount, percent, amountMinor: -discountMinor };
  });
  const promoRows: SummaryRow[] =
    promo === undefined
      ? []
      : [{ kind: 'PROMO', code: promo.code, name: promo.name, amountMinor: -promo.discountMinor }];
  return {
    rooms: [...nights].map(([roomIndex, ofRoom]) => ({
      roomIndex,
      /* v8 ignore next -- a room has a night */
      label: ofRoom[0]?.label ?? '',
      nights: ofRoom.map((line) => itemOf(line, price)),
    })),
    extras: lines.filter(({ kind }) => kind === 'EXTRA').map((line) => itemOf(line, price)),
    rows: [
      ...discountRows,
      ...promoRows,
      ...(isGross ? [] : [{ kind: 'NET', amountMinor: totals.netMinor } as const, ...taxRows]),
      ...charges.flatMap((charge) => chargeRow(charge, price)),
      ...(roundingMinor === 0 ? [] : [{ kind: 'ROUNDING', amountMinor: roundingMinor } as const]),
    ],
    included: isGross ? taxRows : [],
    atHotel: paidAtHotel(charges),
  };
}

/** The charges that are paid at the hotel; no total includes them. */
export function paidAtHotel(charges: readonly ChargeSummary[]): ChargeSummary[] {
  return charges.filter(({ payable }) => payable === 'AT_HOTEL');
}

function itemOf(line: PricedStay['lines'][number], price: PricedStay): SummaryItem {
  const { id, label, date, quantity } = line;
  const amountMinor = amountBeforeDiscount(line, price);
  return { id, label, ...(date === undefined ? {} : { date }), quantity, amountMinor };
}

/** The tax of a charge stands with the taxes, unless prices include it. */
function chargeRow({ id, label, payable }: ChargeSummary, price: PricedStay): SummaryRow[] {
  if (payable === 'AT_HOTEL') return [];
  const ofCharge = price.lines.filter(({ chargeId, kind }) => kind === 'CHARGE' && chargeId === id);
  const amountMinor = ofCharge.reduce((sum, line) => sum + writtenOf(line, price), 0);
  return [{ kind: 'CHARGE', id, label, amountMinor }];
}
