import type { PriceRequest } from '#domain/price';
import { type Stay, todayIn } from '#domain/stay';
import type { CatalogueLocation } from '#schemas/types';
import type { LiveRelease } from '../release/index.ts';

interface Priced<Asked extends Stay> {
  location: CatalogueLocation;
  stay: Asked;
  now: Date;
}

/** What a release says about the price of any stay at a location: its taxes, its terms and today's date there. */
export function pricingOf<Asked extends Stay>(
  { catalogue }: Pick<LiveRelease, 'catalogue'>,
  { location, stay, now }: Priced<Asked>,
): Pick<PriceRequest, 'bookedOn' | 'location' | 'taxes' | 'terms'> & { stay: Asked } {
  const bookedOn = todayIn(location.timezone, now);
  return { location, taxes: catalogue.taxes, terms: catalogue.hotel, stay, bookedOn };
}
