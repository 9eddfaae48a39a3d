import { DomainError } from '#domain/refusal';
import type { Database } from '../platform/db/database.ts';
import type { ReleaseDelivery } from '../platform/http/release-delivery.ts';
import type { ObjectCache, OpenedObject } from '../platform/objects/index.ts';
import type { LiveRelease } from './live-release.ts';
import { type CanBePaid, catalogueOnSale, plansNotSold } from './plans-on-sale.ts';
import { readCatalogue } from './read-catalogue.ts';
import { digestsOf, readReleaseFiles, type ReleaseFile } from './release-files.ts';
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
  /** Opens a file of any release; undefined if its release was pruned. */
  openFile: (digest: string) => Promise<OpenedObject | undefined>;
  /** Copies the files of the loaded release into the cache, so that pages do not depend on the database. */
  fillCache: () => Promise<void>;
  /** Deletes copies that no release names any more. */
  sweepCache: (now: Date) => Promise<void>;
}

interface Followed {
  db: Database;
  cache: ObjectCache;
  /** False without a payment gateway: rate plans that are paid when booking are then not sold. */
  isPaid: boolean;
  /** Whether a gateway takes an amount. */
  canBePaid: CanBePaid;
  /** A monotonic clock in milliseconds: a wrong time of day must not keep an old price alive. */
  elapsedMs: () => number;
  now: () => Date;
}

/** Creates a follower. Pointer and files are in the database; `cache` has local copies of the files. */
export function followRelease({ elapsedMs, ...source }: Followed): CurrentRelease {
  const { db, cache } = source;
  let live: LiveRelease | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  /** When the pointer last named the loaded release. */
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  /** The release whose files were copied into the cache. */
  let filledId: string | undefined;
  const hashedFiles = new Map<string, ReleaseFile>();
  /** By release: the digests of all its files. */
  const digests = new Map<string, readonly string[]>();

  const rememberHashedFiles = async (): Promise<void> => {
    const releases = await db
      .selectFrom('releases')
      .select(['id', 'manifest_sha256'])
      .where('state', '=', 'READY')
      .execute();
    const listed = new Set(releases.map(({ id }) => id));
    for (const id of digests.keys()) if (!listed.has(id)) digests.delete(id);
    const unread = releases.filter(({ id }) => !digests.has(id));
    await Promise.all(
      unread.map(async (release) => {
        // A release without its list has no files to serve.
        const files = await readReleaseFiles(cache.read, release).catch(() => new Map<string, ReleaseFile>());
        digests.set(release.id, digestsOf(release, files));
        for (const [address, file] of files) if (file.isHashed) hashedFiles.set(address, file);
      }),
    );
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
      const loaded = await loadRelease(source, pointer.release_id);
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
    openFile: cache.open,
    async fillCache() {
      const id = live?.id;
      if (id === undefined || id === filledId) return;
      for (const digest of digests.get(id) ?? []) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that guests' requests get in between
        await cache.fill(digest);
      }
      filledId = id;
    },
    async sweepCache(now) {
      if (live !== undefined) await cache.sweep(new Set([...digests.values()].flat()), now);
    },
  };
}

async function loadRelease(
  { db, cache, isPaid, canBePaid, now }: Omit<Followed, 'elapsedMs'>,
  id: string,
): Promise<LiveRelease> {
  const row = await db.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const files = await readReleaseFiles(cache.read, row);
  const catalogue = readCatalogue(row.catalogue);
  const { currency, currencyDigits } = catalogue.hotel;
  return {
    id,
    catalogue: catalogueOnSale(catalogue, isPaid),
    canBePaid: (amountMinor) => canBePaid({ amountMinor, currency, currencyDigits }),
    plansNotSold: plansNotSold(catalogue, { isPaid, canBePaid, now: now() }),
    // Validated when it was published.
    delivery: JSON.parse(row.delivery) as ReleaseDelivery,
    files,
    text: await readReleaseTexts(cache.read, files, catalogue.hotel),
  };
}
