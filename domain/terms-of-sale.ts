import type { CatalogueHotel, CatalogueRatePlan } from '#schemas/types';
import { onlineStepOf } from './gateways/known.ts';
import type { PriceTerms } from './price-terms.ts';

type Writing = Pick<CatalogueHotel, 'currency' | 'currencyDigits' | 'pricesIncludeTax' | 'roundTotalTo'>;

/** How the amounts of a sold stay are written and rounded; a booking keeps its own when the hotel writes others. */
export function termsOfSale(
  { pricesIncludeTax = false, roundTotalTo = 1, currency, currencyDigits }: Writing,
  { payment }: Pick<CatalogueRatePlan, 'payment'>,
): PriceTerms {
  const onlineStep = payment === 'PAY_AT_HOTEL' ? 1 : onlineStepOf({ currency, currencyDigits });
  return { pricesIncludeTax, roundTotalTo, ...(onlineStep === 1 ? {} : { onlineStep }) };
}
