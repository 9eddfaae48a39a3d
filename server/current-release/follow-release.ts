import type { Catalogue } from '#schemas/types';
import { DomainError } from '#domain/refusal';
import type { Database } from '../db/database.ts';
import type { LiveRelease, ReleaseDelivery } from './live-release.ts';
import { readReleaseFiles, type ReleaseFile } from './release-files.ts';
import { readReleaseTexts } from './release-texts.ts';

/** Follows the pointer that publishing moves. */
export interface CurrentRelease {
  /** The release as last seen; refuses when nothing was published yet. */
  get: () => LiveRelease;
  /** As `get`, for what must answer before the first publishing too. */
  peek: () => LiveRelease | undefined;
  /** Looks at the pointer and loads what it names, when that has changed. */
  refresh: () => Promise<void>;
  /** A hashed file of any release: pages that are open in a browser ask for the files of their own release. */
  hashedFile: (address: string) => ReleaseFile | undefined;
}

/** What the server is able to sell. */
interface Sales {
  /** False without a payment gateway: then plans that are paid when booking are left out. */
  isPaidOnline: boolean;
}

/** Reads the pointer in the database; files come from the folder of releases. */
export function followRelease(db: Database, releasesDir: string, sales: Sales): CurrentRelease {
  let live: LiveRelease | undefined;
  const hashedFiles = new Map<string, ReleaseFile>();
  const readReleases = new Set<string>();

  const rememberHashedFiles = async (): Promise<void> => {
    const releases = await db
      .selectFrom('releases')
      .select(['id', 'manifest_sha256'])
      .where('state', '=', 'READY')
      .execute();
    const unread = releases.filter(({ id }) => !readReleases.has(id));
    const lists = await Promise.all(
      // A release whose folder was tidied away has no files to offer.
      unread.map((release) =>
        readReleaseFiles(releasesDir, release).catch(() => new Map<string, ReleaseFile>()),
      ),
    );
    for (const { id } of unread) readReleases.add(id);
    for (const [address, file] of lists.flatMap((list) => [...list])) {
      if (file.isHashed) hashedFiles.set(address, file);
    }
  };

  return {
    get() {
      if (live === undefined) throw new DomainError('UNAVAILABLE');
      return live;
    },
    peek: () => live,
    async refresh() {
      const pointer = await db.selectFrom('current_release').select('release_id').executeTakeFirst();
      if (pointer === undefined || pointer.release_id === live?.id) return;
      const loaded = await loadRelease(db, releasesDir, pointer.release_id);
      live = { ...loaded, catalogue: catalogueFor(loaded.catalogue, sales) };
      await rememberHashedFiles();
    },
    hashedFile: (address) => hashedFiles.get(address),
  };
}

async function loadRelease(db: Database, releasesDir: string, id: string): Promise<LiveRelease> {
  const row = await db.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const files = await readReleaseFiles(releasesDir, row);
  return {
    id,
    // Both were validated when they were published and have not been written since.
    catalogue: JSON.parse(row.catalogue) as Catalogue,
    delivery: JSON.parse(row.delivery) as ReleaseDelivery,
    files,
    text: await readReleaseTexts(releasesDir, files),
  };
}

/** A guest who books must be able to pay: what cannot be paid is neither shown nor sold. */
function catalogueFor(catalogue: Catalogue, { isPaidOnline }: Sales): Catalogue {
  if (isPaidOnline) return catalogue;
  const locations = catalogue.locations.map((location) => ({
    ...location,
    ratePlans: location.ratePlans.filter(({ payment }) => payment === 'PAY_AT_HOTEL'),
  }));
  return { ...catalogue, locations };
}
