import type { MealPlan } from '#schemas/types';
import type { RoomGuests } from './occupancy.ts';

/** One room as the guest chose it. */
export interface RoomChoice extends RoomGuests {
  roomId: string;
  ratePlanId: string;
  mealPlan: MealPlan;
  extraBeds: number;
}

/** What an amount in a line is for. */
export interface PricePart {
  kind: 'BASE' | 'EXTRA_ADULT' | 'CHILD' | 'EXTRA_BED' | 'MEAL' | 'EXTRA' | 'DISCOUNT';
  amountMinor: number;
}

/** One room for one night, or one extra: rounded, taxed, and never divided again. */
export interface PriceLine {
  id: string;
  kind: 'NIGHT' | 'EXTRA';
  roomIndex?: number;
  date?: string;
  extraId?: string;
  label: string;
  quantity: number;
  parts: PricePart[];
  netMinor: number;
  rateBasisPoints: number;
  taxMinor: number;
  totalMinor: number;
  refundable: boolean;
  inPenaltyBase: boolean;
}

/** A line that still knows the name of its tax. */
export interface TaxedLine extends PriceLine {
  taxLabel: string;
}

/** A line as it was before a promo code, whose part is shown once, below: off each night it could not be told from another price. */
export function netBeforeDiscount({ netMinor, parts }: Pick<PriceLine, 'netMinor' | 'parts'>): number {
  const discount = parts.find(({ kind }) => kind === 'DISCOUNT');
  return netMinor - (discount?.amountMinor ?? 0);
}
