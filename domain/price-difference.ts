import { type PlanDiscount, summariseDiscounts } from './plan-discount.ts';
import type { PricedStay } from './price.ts';
import type { ChargeSummary } from './price-charge.ts';

export type AddedPrice = Omit<PricedStay, 'lines'>;

/**
 * Returns the difference between two prices. A fixed discount counts once, so that the parts add up to the
 * price of the whole. A plan discount that falls away, because a code that stands alone takes its place, is below zero.
 */
export function addedPrice(
  before: PricedStay | undefined,
  { lines: _lines, ...after }: PricedStay,
): AddedPrice {
  if (before === undefined) return after;
  const { netMinor, taxMinor, totalMinor, currency, currencyDigits } = after.totals;
  const { promo, discounts, charges, roundingMinor = 0, ...rest } = after;
  const promoMinor = (promo?.discountMinor ?? 0) - (before.promo?.discountMinor ?? 0);
  const addedDiscounts = differenceOfDiscounts(before.discounts ?? [], discounts ?? []);
  const addedRounding = roundingMinor - (before.roundingMinor ?? 0);
  return {
    ...rest,
    totals: {
      netMinor: netMinor - before.totals.netMinor,
      taxMinor: taxMinor - before.totals.taxMinor,
      totalMinor: totalMinor - before.totals.totalMinor,
      currency,
      currencyDigits,
    },
    taxes: after.taxes.flatMap((tax) => addedTax(before, tax)),
    ...(charges === undefined ? {} : { charges: charges.flatMap((charge) => addedCharge(before, charge)) }),
    ...(addedDiscounts.length === 0 ? {} : { discounts: addedDiscounts }),
    ...(addedRounding === 0 ? {} : { roundingMinor: addedRounding }),
    ...(promo !== undefined && promoMinor > 0 ? { promo: { ...promo, discountMinor: promoMinor } } : {}),
  };
}

function addedTax({ taxes }: PricedStay, tax: PricedStay['taxes'][number]): PricedStay['taxes'] {
  const known = taxes.find(
    ({ label, rateBasisPoints }) => label === tax.label && rateBasisPoints === tax.rateBasisPoints,
  );
  const netMinor = tax.netMinor - (known?.netMinor ?? 0);
  const taxMinor = tax.taxMinor - (known?.taxMinor ?? 0);
  return netMinor > 0 ? [{ ...tax, netMinor, taxMinor }] : [];
}

function addedCharge({ charges = [] }: PricedStay, charge: ChargeSummary): ChargeSummary[] {
  const known = charges.find(({ id }) => id === charge.id);
  const totalMinor = charge.totalMinor - (known?.totalMinor ?? 0);
  return totalMinor === 0 ? [] : [{ ...charge, totalMinor }];
}

function differenceOfDiscounts(
  before: readonly PlanDiscount[],
  after: readonly PlanDiscount[],
): PlanDiscount[] {
  const taken = before.map((discount) => ({ ...discount, discountMinor: -discount.discountMinor }));
  return summariseDiscounts([...after, ...taken]).filter(({ discountMinor }) => discountMinor !== 0);
}
