import type { PricedStay } from './price.ts';

export type AddedPrice = Pick<PricedStay, 'totals' | 'taxes' | 'promo'>;

/**
 * Returns the difference between two prices. A fixed discount counts once, so that the parts add up to the
 * price of the whole.
 */
export function addedPrice(before: PricedStay | undefined, after: PricedStay): AddedPrice {
  if (before === undefined) return after;
  const { netMinor, taxMinor, totalMinor, currency } = after.totals;
  const discountMinor = (after.promo?.discountMinor ?? 0) - (before.promo?.discountMinor ?? 0);
  return {
    totals: {
      netMinor: netMinor - before.totals.netMinor,
      taxMinor: taxMinor - before.totals.taxMinor,
      totalMinor: totalMinor - before.totals.totalMinor,
      currency,
    },
    taxes: after.taxes.flatMap((tax) => addedTax(before, tax)),
    ...(after.promo !== undefined && discountMinor > 0 ? { promo: { ...after.promo, discountMinor } } : {}),
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
