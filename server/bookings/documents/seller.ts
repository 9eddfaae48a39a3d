import type { Catalogue, CatalogueSeller } from '#schemas/types';
import type { ReleaseContext } from '../../release/index.ts';
import type { Trx } from '../../platform/db/database.ts';

/** Who writes the invoices of a location, and the taxes of the release. */
interface Selling {
  seller: CatalogueSeller;
  taxes: Catalogue['taxes'];
}

/**
 * Finds who writes the invoices of a location, in the current release; undefined where nobody does. Staff record
 * payments without the release's files too, so the database is asked then.
 */
export async function sellingOf(
  { release }: Pick<ReleaseContext, 'release'>,
  trx: Trx,
  locationId: string,
): Promise<Selling | undefined> {
  const catalogue = release.peek()?.catalogue ?? (await storedCatalogue(trx));
  const seller = catalogue?.locations.find(({ id }) => id === locationId)?.seller;
  return catalogue === undefined || seller === undefined ? undefined : { seller, taxes: catalogue.taxes };
}

async function storedCatalogue(trx: Trx): Promise<Catalogue | undefined> {
  const stored = await trx
    .selectFrom('current_release')
    .innerJoin('releases', 'releases.id', 'current_release.release_id')
    .select('releases.catalogue')
    .executeTakeFirst();
  // It was validated when it was published.
  return stored === undefined ? undefined : (JSON.parse(stored.catalogue) as Catalogue);
}
