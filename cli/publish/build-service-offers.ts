/** Builds what a service costs and where it can be added to a stay. */
import { sumMinor } from '#domain/money';
import { priceExtra } from '#domain/price-extra';
import type { PublishedServiceOffer } from '#schemas/published';
import type { Catalogue, CatalogueExtra, Rate, Service } from '#schemas/types';

/** The extras that sell a service, in the order of the locations that are sold. */
export function offersOf(
  { id: serviceId, locationId }: Service,
  rates: readonly Rate[],
  catalogue: Catalogue,
): PublishedServiceOffer[] {
  const sold = catalogue.locations.filter(({ id }) => locationId === undefined || id === locationId);
  return sold.flatMap((location) => {
    const written = rates.find((rate) => rate.locationId === location.id)?.extras ?? [];
    const selling = new Set(written.filter((extra) => extra.serviceId === serviceId).map(({ id }) => id));
    return location.extras
      .filter(({ id }) => selling.has(id))
      .map((extra) => ({
        extraId: extra.id,
        locationId: location.id,
        locationName: location.name,
        charging: extra.charging,
        ...priceOf(extra, catalogue),
      }));
  });
}

/** One of it for one guest and night, as the server prices it. None where a later tax makes it depend on the date. */
function priceOf(
  extra: CatalogueExtra,
  { hotel, taxes }: Catalogue,
): Pick<PublishedServiceOffer, 'priceMinor'> {
  const [tax, ...others] = taxes.filter(({ taxClass }) => taxClass === extra.taxClass);
  if (tax === undefined || others.length > 0 || tax.validTo !== undefined) return {};
  const party = { arrivalDate: tax.validFrom, nights: 1, rooms: 1, guests: 1 };
  const lines = priceExtra(extra, { terms: { ...hotel, taxes }, party, units: 1 });
  return { priceMinor: sumMinor(lines.map(({ totalMinor }) => totalMinor)) };
}
