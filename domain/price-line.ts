import type { MealPlan } from '#schemas/types';
import type { RoomGuests } from './occupancy.ts';

export interface RoomChoice extends RoomGuests {
  roomId: string;
  ratePlanId: string;
  mealPlan: MealPlan;
  extraBeds: number;
}

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

export interface TaxedLine extends PriceLine {
  taxLabel: string;
}

/**
 * Returns the net of a line before the promo code. The discount is shown once, below the lines; a discounted
 * night would look like another price.
 */
export function netBeforeDiscount({ netMinor, parts }: Pick<PriceLine, 'netMinor' | 'parts'>): number {
  const discount = parts.find(({ kind }) => kind === 'DISCOUNT');
  return netMinor - (discount?.amountMinor ?? 0);
}
