import type { MealPlan } from '#schemas/types';
import type { RoomGuests } from './occupancy.ts';
import { type PriceTerms, roundingOf, type SplitAmount, writtenOf } from './price-terms.ts';

export interface RoomChoice extends RoomGuests {
  roomId: string;
  ratePlanId: string;
  mealPlan: MealPlan;
  extraBeds: number;
}

/** Amounts as the hotel writes them: with tax if its prices include it, else without. */
export interface PricePart {
  kind:
    | 'BASE'
    | 'EXTRA_ADULT'
    | 'CHILD'
    | 'EXTRA_BED'
    | 'MEAL'
    | 'EXTRA'
    | 'CHARGE'
    | 'ROUNDING'
    /** A discount of the rate plan. */
    | 'PLAN_DISCOUNT'
    /** The discount of a promo code. */
    | 'DISCOUNT';
  amountMinor: number;
}

/**
 * One room for one night, one extra, one charge that everybody pays, or what rounds a total: rounded, taxed, and
 * never divided again.
 */
export interface PriceLine extends SplitAmount {
  id: string;
  kind: 'NIGHT' | 'EXTRA' | 'CHARGE' | 'ROUNDING';
  roomIndex?: number;
  date?: string;
  extraId?: string;
  chargeId?: string;
  label: string;
  quantity: number;
  parts: PricePart[];
  rateBasisPoints: number;
  /** The code that tax documents show, where the hotel names one. */
  taxCode?: string;
  refundable: boolean;
  inPenaltyBase: boolean;
}

/** A line with the name of its tax; without one it is not taxed. */
export interface TaxedLine extends PriceLine {
  taxLabel?: string;
}

/**
 * Returns the amount of a line, as the hotel writes it, before every discount. Discounts are shown once, below the
 * lines; a discounted night would look like another price.
 */
export function amountBeforeDiscount(
  line: Pick<PriceLine, 'netMinor' | 'totalMinor' | 'parts'>,
  terms: Pick<PriceTerms, 'pricesIncludeTax'>,
): number {
  const discounts = line.parts.filter(({ kind }) => kind === 'DISCOUNT' || kind === 'PLAN_DISCOUNT');
  return discounts.reduce((amount, part) => amount - part.amountMinor, writtenOf(line, terms));
}

/** What a rounding line belongs to: its price, and whether that goes back. */
type Rounded = Pick<PriceLine, 'id' | 'inPenaltyBase' | 'label' | 'refundable' | 'roomIndex' | 'totalMinor'>;

/** Returns the line that rounds a total to the hotel's unit, without tax; none where it is whole already. */
export function roundingLine(
  { id, label, totalMinor, roomIndex, refundable, inPenaltyBase }: Rounded,
  terms: PriceTerms,
): TaxedLine[] {
  const amountMinor = roundingOf(totalMinor, terms);
  if (amountMinor === 0) return [];
  return [
    {
      id: `rounding-${id}`,
      kind: 'ROUNDING',
      ...(roomIndex === undefined ? {} : { roomIndex }),
      label,
      quantity: 1,
      parts: [{ kind: 'ROUNDING', amountMinor }],
      netMinor: amountMinor,
      rateBasisPoints: 0,
      taxMinor: 0,
      totalMinor: amountMinor,
      refundable,
      inPenaltyBase,
    },
  ];
}
