import type { Catalogue } from '#schemas/types';
import { DomainError } from '#domain/refusal';
import type { Database } from '../platform/db/database.ts';
import type { ReleaseDelivery } from '../platform/http/release-delivery.ts';
import type { LiveRelease } from './live-release.ts';
import { catalogueOnSale, plansNotSold } from './plans-on-sale.ts';
import { readReleaseFiles, type ReleaseFile } from './release-files.ts';
import { readReleaseTexts } from './release-texts.ts';

/** How long a process sells from a release that it does not know to be the current one. */
const LONGEST_UNSURE_MS = 5000;
/** The job that follows asks this often; requests in between need not ask again. */
export const FOLLOW_EVERY_MS = 500;

/** Follows the pointer that publishing moves. */
export interface CurrentRelease {
  /** The release as last seen; refuses when nothing was published yet. */
  get: () => LiveRelease;
  /**
   * As `get`, for whatever tells a price: refuses where the pointer has not been seen to name the loaded release for five
   * seconds, because the files of the current one cannot be read or the database cannot be asked.
   */
  forSale: () => Promise<LiveRelease>;
  /** As `get`, for what must answer before the first publishing too. */
  peek: () => LiveRelease | undefined;
  /** Looks at the pointer and loads what it names, when that has changed. */
  refresh: () => Promise<void>;
  /** A hashed file of any release: pages that are open in a browser ask for the files of their own release. */
  hashedFile: (address: string) => ReleaseFile | undefined;
}

interface Followed {
  db: Database;
  releasesDir: string;
  /** False without a payment gateway: then plans that are paid when booking are left out. */
  isPaid: boolean;
  /** Milliseconds of a clock that nobody sets: a wrong time of day must not keep an old price alive. */
  elapsedMs: () => number;
}

/** Reads the pointer in the database; files come from the folder of releases. */
export function followRelease({ db, releasesDir, isPaid, elapsedMs }: Followed): CurrentRelease {
  let live: LiveRelease | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** When the pointer was last seen to name the loaded release. */
  let sureAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
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

  const get = (): LiveRelease => {
    if (live === undefined) throw new DomainError('UNAVAILABLE');
    return live;
  };

  const follow = async (): Promise<void> => {
    const startedAt = elapsedMs();
    askedAt = startedAt;
    const pointer = await db.selectFrom('current_release').select('release_id').executeTakeFirst();
    if (pointer === undefined) return;
    if (pointer.release_id !== live?.id) {
      const loaded = await loadRelease({ db, releasesDir, isPaid }, pointer.release_id);
      await rememberHashedFiles();
      // Whoever asked later knows better.
      if (startedAt < sureAt) return;
      live = loaded;
    }
    sureAt = startedAt;
  };

  const askTogether = (): Promise<void> => {
    asking ??= follow().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  const isUnsure = (): boolean => elapsedMs() - sureAt > LONGEST_UNSURE_MS;

  return {
    get,
    async forSale() {
      // A process that was paused, or that follows nothing by itself, asks now. What goes wrong, the job tells.
      if (isUnsure() && elapsedMs() - askedAt > FOLLOW_EVERY_MS) await askTogether().catch(() => {});
      if (isUnsure()) throw new DomainError('UNAVAILABLE');
      return get();
    },
    peek: () => live,
    refresh: follow,
    hashedFile: (address) => hashedFiles.get(address),
  };
}

async function loadRelease(
  { db, releasesDir, isPaid }: Omit<Followed, 'elapsedMs'>,
  id: string,
): Promise<LiveRelease> {
  const row = await db.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const files = await readReleaseFiles(releasesDir, row);
  // Both were validated when they were published and have not been written since.
  const catalogue = JSON.parse(row.catalogue) as Catalogue;
  return {
    id,
    catalogue: catalogueOnSale(catalogue, isPaid),
    plansNotSold: plansNotSold(catalogue, isPaid),
    delivery: JSON.parse(row.delivery) as ReleaseDelivery,
    files,
    text: await readReleaseTexts(releasesDir, files),
  };
}
