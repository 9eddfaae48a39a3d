import type { Catalogue, CatalogueLocation } from '#schemas/types';
import { DomainError } from '#domain/refusal';
import type { ReleaseDelivery } from '../platform/http/release-delivery.ts';
import type { Texts } from '../platform/texts.ts';
import type { ReleaseFile } from './release-files.ts';

/** The release that guests see and that the server sells from. */
export interface LiveRelease {
  id: string;
  /** What can be sold here. */
  catalogue: Catalogue;
  /** Rate plans that were published and cannot be sold here, each with its location. */
  plansNotSold: readonly string[];
  delivery: ReleaseDelivery;
  /** By address on the site, from the root. */
  files: ReadonlyMap<string, ReleaseFile>;
  /** Interface texts of the release. */
  text: Texts;
}

/** The location with this id, or a refusal: an id that is not sold is not found. */
export function locationOf(
  release: LiveRelease,
  locationId: string,
  field: 'location' | 'locationId' = 'locationId',
): CatalogueLocation {
  const location = release.catalogue.locations.find(({ id }) => id === locationId);
  if (location === undefined) throw new DomainError('NOT_FOUND', { field });
  return location;
}
