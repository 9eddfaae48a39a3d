/** The last step of publishing: the files are stored, then the pointer moves together with the catalogue. */
import type { ContentTree } from '#schemas/engine';
import type { Manifest } from '#schemas/types';
import type { ReleaseStore } from '#server/publishing';
import type { BuiltContent } from './build-content.ts';
import { readManifest, type SiteFile, storeFiles, storeManifest } from './objects.ts';

/** Who publishes, and why. */
export interface ReleaseNote {
  note?: string;
  author?: string;
  /** True where rooms with bookings to come may be sold no more (`--yes`). */
  removesBooked?: boolean;
}

interface NewRelease extends ReleaseNote {
  content: ContentTree;
  built: BuiltContent;
  files: SiteFile[];
  /** Digest of the one style element that the documents hold. */
  inlineStyle: string;
  /** The release that was current when publishing began. */
  before: string | undefined;
  toolVersion: string;
}

/** What is said of a release, new or known. */
interface ReleaseEntry {
  id: string;
  parentId: string | undefined;
  createdAt: string;
  note?: string | undefined;
  author?: string | undefined;
}

/** From the last line on guests see the release; until then nothing has changed for them. */
export async function goLive(
  { store, releasesDir }: { store: ReleaseStore; releasesDir: string },
  release: NewRelease,
): Promise<void> {
  const {
    content,
    built,
    files,
    inlineStyle,
    before,
    toolVersion,
    note,
    author,
    removesBooked = false,
  } = release;
  const details = { ...(note === undefined ? {} : { note }), ...(author === undefined ? {} : { author }) };
  const earlier = before === undefined ? undefined : await readManifest(releasesDir, before);
  const { releaseId } = built.shell;
  const stored = await storeFiles(releasesDir, files, earlier?.files);
  const [known] = await store.list(releaseId);
  if (known !== undefined) {
    // The files are stored; what may still be missing is their list, or they came out otherwise than then.
    if (!(await store.hasFiles(releaseId))) {
      const manifestSha256 = await storeManifest(releasesDir, manifestOf(known, { toolVersion, stored }));
      await store.replaceFiles({ releaseId, manifestSha256 });
    }
    if (releaseId === before) return;
    const activation = { kind: 'PUBLISH', ...details } as const;
    return store.rollback({ releaseId, activation, removesBooked });
  }
  const createdAt = new Date().toISOString();
  const manifest = manifestOf(
    { id: releaseId, parentId: before, createdAt, ...details },
    { toolVersion, stored },
  );
  return store.activate({
    catalogue: built.catalogue,
    parentId: before,
    createdAt,
    manifestSha256: await storeManifest(releasesDir, manifest),
    delivery: { inlineStyle, ...deliveryOf(content) },
    removesBooked,
    ...details,
  });
}

/** A release that is told of again has the list that it had, as far as its files are the same. */
function manifestOf(
  { id, parentId, createdAt, note, author }: ReleaseEntry,
  { toolVersion, stored }: { toolVersion: string; stored: Manifest['files'] },
): Manifest {
  return {
    releaseId: id,
    ...(parentId === undefined ? {} : { parent: parentId }),
    createdAt,
    toolVersion,
    contentVersion: 1,
    ...(note === undefined ? {} : { note }),
    ...(author === undefined ? {} : { author }),
    files: stored,
  };
}

/** Which other hosts the pages of this release may ask or send guests to; the server opens its content policy for these only. */
function deliveryOf({ hotel, theme }: ContentTree) {
  return {
    fontHost: theme.fontSource !== 'self',
    ...(hotel.googleTagId === undefined ? {} : { googleTagId: hotel.googleTagId }),
    ...(hotel.analytics?.enabled === true ? { analyticsDomain: hotel.analytics.domain } : {}),
    ...(hotel.customDomain?.redirect === true ? { customDomain: hotel.customDomain.domain } : {}),
  };
}
