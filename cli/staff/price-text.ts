import type { Booking, ChargeSummary, DepositPart, PlanDiscount } from '#schemas/api-types';

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

interface Discounted {
  discounts?: readonly PlanDiscount[];
  promo?: Pick<NonNullable<Booking['promo']>, 'code' | 'discountMinor'>;
}

/** "long stay 10 %: 25.00, promo code MONSOON15: 12.00", what each takes off as the hotel writes its amounts. */
export function discountsText({ discounts = [], promo }: Discounted, amount: Amount): string {
  return [
    ...discounts.map(
      ({ kind, percent, discountMinor }) => `${DISCOUNTS[kind]} ${percent} %: ${amount(discountMinor)}`,
    ),
    ...(promo === undefined ? [] : [`promo code ${promo.code}: ${amount(promo.discountMinor)}`]),
  ].join(', ');
}

interface Owed {
  state: Booking['state'];
  stayState: Booking['stayState'];
  deposit?: DepositPart;
  totalMinor: number;
  paidMinor: number;
}

/** The balance that is still to come, in minor units, and by when; undefined where there is none. */
export function balanceOf({
  state,
  stayState,
  deposit,
  totalMinor,
  paidMinor,
}: Owed): { minor: number; dueAt?: string } | undefined {
  // Whoever has cancelled or did not come owes charges, and no balance.
  const isExpected = ['PENDING', 'SUCCESSFUL'].includes(state) && stayState !== 'NO_SHOW';
  if (deposit === undefined || !isExpected) return undefined;
  const { dueAt } = deposit.balance;
  return { minor: Math.max(0, totalMinor - paidMinor), ...(dueAt === undefined ? {} : { dueAt }) };
}

function listOf(charges: readonly ChargeSummary[], wanted: ChargeSummary['payable'], amount: Amount): string {
  return charges
    .filter(({ payable }) => payable === wanted)
    .map(({ label, totalMinor }) => `${label}: ${amount(totalMinor)}`)
    .join(', ');
}
