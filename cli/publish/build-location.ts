/** Builds the page of a location, from which the pages of its rooms are drawn too. */
import type { LocationPage, PublishedImage, PublishedPlan, PublishedRoom } from '#schemas/published';
import type { Catalogue, CatalogueLocation, ImageRef, Location } from '#schemas/types';
import { buildRooms, seoOfLocation, seoOfRoom, shownLocations, type SiteSource } from './build-site.ts';

type BuildImage = (reference: ImageRef) => Promise<PublishedImage>;

/** One page for each location that guests see, in order. */
export async function buildLocationPages(
  source: SiteSource,
  catalogue: Catalogue,
  buildImage: BuildImage,
): Promise<LocationPage[]> {
  const rooms = await buildRooms(source, buildImage);
  return Promise.all(
    shownLocations(source).map(async (location) => ({
      page: 'LOCATION' as const,
      locationId: location.id,
      seo: seoOfLocation(source, location),
      photos: await Promise.all([location.image, ...(location.photos ?? [])].map(buildImage)),
      rooms: roomsOf(location, rooms, source),
      ...termsOf(catalogue.locations.find(({ id }) => id === location.id)),
    })),
  );
}

function roomsOf(
  location: Location,
  rooms: readonly PublishedRoom[],
  source: SiteSource,
): LocationPage['rooms'] {
  return rooms
    .filter(({ locationId }) => locationId === location.id)
    .map((room) => ({ ...room, seo: seoOfRoom(source, room, location) }));
}

/** Nothing for a location without rates, which cannot be booked. */
function termsOf(sold: CatalogueLocation | undefined): Pick<LocationPage, 'plans' | 'charges'> {
  if (sold === undefined) return { plans: [], charges: [] };
  const { ratePlans, policies, charges = [] } = sold;
  return {
    plans: ratePlans.flatMap(
      ({ id, name, description, payment, mealPlans, roomIds, policyId }): PublishedPlan[] => {
        const policy = policies.find((each) => each.id === policyId);
        if (policy === undefined) return [];
        const words = description === undefined ? {} : { description };
        return [{ id, name, ...words, payment, mealPlans, roomIds, policy }];
      },
    ),
    charges: charges.map(({ id, label, payable }) => ({ id, label, payable })),
  };
}
