import { REGION_BEFORE_REGIONS, storedDigits } from '#domain/money-before-digits';
import { LANGUAGE_BEFORE_LANGUAGES } from '#schemas/language';
import type { Catalogue, CatalogueLocation } from '#schemas/types';

type NewFact = 'currencyDigits' | 'language' | 'region';

/** A release of version 0.2 names neither decimals nor region nor language. */
type OlderHotel = Omit<Catalogue['hotel'], NewFact> & Partial<Pick<Catalogue['hotel'], NewFact>>;

/** What a release of version 0.2 and earlier says of its youngest children, in place of age bands. */
interface OlderLocation extends CatalogueLocation {
  infants?: { below: number; priceMinor: number; mealMinor: number };
}

/** Parses the catalogue of a release, which was validated when it was published, perhaps by an earlier version. */
export function readCatalogue(text: string): Catalogue {
  const catalogue = JSON.parse(text) as Omit<Catalogue, 'hotel'> & { hotel: OlderHotel };
  return {
    ...catalogue,
    hotel: withNewFacts(catalogue.hotel),
    locations: catalogue.locations.map(withBands),
  };
}

function withNewFacts(hotel: OlderHotel): Catalogue['hotel'] {
  return {
    ...hotel,
    language: hotel.language ?? LANGUAGE_BEFORE_LANGUAGES,
    currencyDigits: storedDigits(hotel),
    region: hotel.region ?? REGION_BEFORE_REGIONS,
  };
}

function withBands({ infants, ...location }: OlderLocation): CatalogueLocation {
  if (infants === undefined) return location;
  const { below, priceMinor, mealMinor } = infants;
  return {
    ...location,
    childBands: [{ id: 'infant', name: 'Infant', below }],
    roomPrices: location.roomPrices.map((price) => ({ ...price, childPrices: childPrices(priceMinor) })),
    mealPlans: location.mealPlans.map((meal) =>
      meal.code === 'RO' ? meal : { ...meal, childPrices: childPrices(mealMinor) },
    ),
  };
}

function childPrices(priceMinor: number): { bandId: string; priceMinor: number }[] {
  return [{ bandId: 'infant', priceMinor }];
}
