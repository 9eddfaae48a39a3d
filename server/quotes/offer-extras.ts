import { type PriceRequest, priceStay } from '#domain/price';
import type { OfferedExtra } from '#schemas/api-types';
import type { CatalogueExtra } from '#schemas/types';

/** Every extra of the location with what adding it once to this stay would cost. */
export function offerExtras(pricing: Omit<PriceRequest, 'extras'>): OfferedExtra[] {
  return pricing.location.extras.map((extra) => offerExtra(pricing, extra));
}

function offerExtra(pricing: Omit<PriceRequest, 'extras'>, extra: CatalogueExtra): OfferedExtra {
  const { id, name, description, charging, priceMinor, maxQuantity } = extra;
  const { lines } = priceStay({ ...pricing, extras: [{ extraId: id, quantity: 1 }] });
  return {
    id,
    name,
    description,
    charging,
    priceMinor,
    ...(maxQuantity === undefined ? {} : { maxQuantity }),
    unitTotalMinor: lines.find(({ extraId }) => extraId === id)?.totalMinor ?? 0,
    refundable: extra.refundable ?? true,
  };
}
