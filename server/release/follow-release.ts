import { DomainError } from '#domain/refusal';
import type { Database } from '../platform/db/database.ts';
import type { ReleaseDelivery } from '../platform/http/release-delivery.ts';
import type { LiveRelease } from './live-release.ts';
import { catalogueOnSale, plansNotSold } from './plans-on-sale.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readReleaseFiles, type ReleaseFile } from './release-files.ts';
import { readReleaseTexts } from './release-texts.ts';

/** How long a process sells from a release without having confirmed that it is current. */
const LONGEST_UNCONFIRMED_MS = 5000;
/** How often the job checks the pointer; requests in between need not check it again. */
export const FOLLOW_EVERY_MS = 500;

/** Follows the pointer to the current release. */
export interface CurrentRelease {
  /** The release last loaded. Refuses before the first publishing. */
  get: () => LiveRelease;
  /**
   * As `get`, for answers with prices: refuses with UNAVAILABLE if the pointer was not confirmed for five seconds,
   * because the release's files or the database cannot be read.
   */
  forSale: () => Promise<LiveRelease>;
  /** As `get`, but undefined before the first publishing. */
  peek: () => LiveRelease | undefined;
  /** Reads the pointer and loads the release if it has changed. */
  refresh: () => Promise<void>;
  /** A hashed file of any release: a page that is open in a browser loads the files of its own release. */
  hashedFile: (address: string) => ReleaseFile | undefined;
}

interface Followed {
  db: Database;
  releasesDir: string;
  /** False without a payment gateway: rate plans that are paid when booking are then not sold. */
  isPaid: boolean;
  /** A monotonic clock in milliseconds: a wrong time of day must not keep an old price alive. */
  elapsedMs: () => number;
}

/** Creates a follower. The pointer is in the database, the files are in `releasesDir`. */
export function followRelease({ db, releasesDir, isPaid, elapsedMs }: Followed): CurrentRelease {
  let live: LiveRelease | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  /** When the pointer last named the loaded release. */
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
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
      // The folder of a pruned release may be deleted; it has no files to serve.
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
    checkedAt = startedAt;
    const pointer = await db.selectFrom('current_release').select('release_id').executeTakeFirst();
    if (pointer === undefined) return;
    if (pointer.release_id !== live?.id) {
      const loaded = await loadRelease({ db, releasesDir, isPaid }, pointer.release_id);
      await rememberHashedFiles();
      // A later check has already finished, and its result is newer.
      if (startedAt < confirmedAt) return;
      live = loaded;
    }
    confirmedAt = startedAt;
  };

  const checkOnce = (): Promise<void> => {
    checking ??= follow().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  const isUnconfirmed = (): boolean => elapsedMs() - confirmedAt > LONGEST_UNCONFIRMED_MS;

  return {
    get,
    async forSale() {
      // A paused process, or one without the job, checks now. The job logs the errors.
      if (isUnconfirmed() && elapsedMs() - checkedAt > FOLLOW_EVERY_MS) await checkOnce().catch(() => {});
      if (isUnconfirmed()) throw new DomainError('UNAVAILABLE');
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
  const catalogue = readCatalogue(row.catalogue);
  return {
    id,
    catalogue: catalogueOnSale(catalogue, isPaid),
    plansNotSold: plansNotSold(catalogue, isPaid),
    // Validated when it was published.
    delivery: JSON.parse(row.delivery) as ReleaseDelivery,
    files,
    text: await readReleaseTexts(releasesDir, files),
  };
}
