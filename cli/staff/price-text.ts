import type { ChargeSummary, PlanDiscount } from '#schemas/api-types';

type Amount = (minor: number) => string;

const DISCOUNTS: Record<PlanDiscount['kind'], string> = {
  EARLY_BIRD: 'early booking',
  LAST_MINUTE: 'last minute',
  LONG_STAY: 'long stay',
};

/** The charges in the price: "City tax: 12.00". */
export function chargesText(charges: readonly ChargeSummary[], amount: Amount): string {
  return listOf(charges, 'IN_PRICE', amount);
}

/** The charges that guests pay at the hotel besides the total. */
export function atHotelText(charges: readonly ChargeSummary[], amount: Amount): string {
  return listOf(charges, 'AT_HOTEL', amount);
}

/** "long stay 10 %: 25.00", what the discount takes off as the hotel writes its amounts. */
export function discountsText(discounts: readonly PlanDiscount[], amount: Amount): string {
  return discounts
    .map(({ kind, percent, discountMinor }) => `${DISCOUNTS[kind]} ${percent} %: ${amount(discountMinor)}`)
    .join(', ');
}

function listOf(charges: readonly ChargeSummary[], wanted: ChargeSummary['payable'], amount: Amount): string {
  return charges
    .filter(({ payable }) => payable === wanted)
    .map(({ label, totalMinor }) => `${label}: ${amount(totalMinor)}`)
    .join(', ');
}
