import type { Catalogue, CatalogueLocation } from '#schemas/types';
import { DomainError } from '#domain/refusal';
import type { ReleaseDelivery } from '../platform/http/release-delivery.ts';
import type { PlanNotSold } from './plans-on-sale.ts';
import type { ReleaseFile } from './release-files.ts';
import type { TextsIn } from './release-texts.ts';
import type { Texts } from '../platform/texts.ts';

/** The release that guests see and the server sells from. */
export interface LiveRelease {
  id: string;
  /** Without the rate plans that cannot be sold here. */
  catalogue: Catalogue;
  /** Published rate plans that cannot be sold here, or not at some prices. */
  plansNotSold: readonly PlanNotSold[];
  /** Whether an amount of this hotel's currency can be paid online. */
  canBePaid: (amountMinor: number) => boolean;
  delivery: ReleaseDelivery;
  /** By address on the site, from the root. */
  files: ReadonlyMap<string, ReleaseFile>;
  text: TextsIn;
}

/** The texts in which the hotel itself is written to, whatever its guests read. */
export function textsForHotel({ catalogue, text }: Pick<LiveRelease, 'catalogue' | 'text'>): Texts {
  return text(catalogue.hotel.language);
}

/** The location with this id. Refuses an unknown id with NOT_FOUND. */
export function locationOf(
  release: LiveRelease,
  locationId: string,
  field: 'location' | 'locationId' = 'locationId',
): CatalogueLocation {
  const location = release.catalogue.locations.find(({ id }) => id === locationId);
  if (location === undefined) throw new DomainError('NOT_FOUND', { field });
  return location;
}
