/** The last step of publishing: stores the files, then activates the release together with its catalogue. */
import type { ContentTree } from '#schemas/engine';
import type { Manifest } from '#schemas/types';
import type { ReleaseStore } from '#server/publishing';
import type { BuiltContent } from './build-content.ts';
import { type SiteFile, storeFiles, storeManifest } from './objects.ts';

export interface ReleaseNote {
  note?: string;
  author?: string;
  /** Whether rooms with future bookings may be removed (`--yes`). */
  removesBooked?: boolean;
}

interface NewRelease extends ReleaseNote {
  content: ContentTree;
  built: BuiltContent;
  files: SiteFile[];
  /** Digest of the documents' one style element. */
  inlineStyle: string;
  /** The current release when publishing began. */
  before: string | undefined;
  /** Its files, whose compressed versions are used again. */
  earlier?: Manifest['files'] | undefined;
  toolVersion: string;
}

interface ReleaseEntry {
  id: string;
  parentId: string | undefined;
  createdAt: string;
  note?: string | undefined;
  author?: string | undefined;
}

/** Guests see the release after the last statement; until then nothing changes for them. */
export async function goLive(store: ReleaseStore, release: NewRelease): Promise<void> {
  const {
    content,
    built,
    files,
    inlineStyle,
    before,
    earlier,
    toolVersion,
    note,
    author,
    removesBooked = false,
  } = release;
  const details = { ...(note === undefined ? {} : { note }), ...(author === undefined ? {} : { author }) };
  const { releaseId } = built.shell;
  const stored = await storeFiles(store, files, earlier);
  const [known] = await store.list(releaseId);
  if (known !== undefined) {
    // The release is known, but its manifest or some of its files were missing or damaged.
    if (!(await store.hasFiles(releaseId))) {
      const manifestSha256 = await storeManifest(store, manifestOf(known, { toolVersion, stored }));
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
    manifestSha256: await storeManifest(store, manifest),
    delivery: { inlineStyle, ...deliveryOf(content) },
    removesBooked,
    ...details,
  });
}

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

/** The other hosts that pages of this release may contact; the server allows only these in its content security policy. */
function deliveryOf({ hotel, theme }: ContentTree) {
  return {
    fontHost: theme.fontSource !== 'self',
    ...(hotel.googleTagId === undefined ? {} : { googleTagId: hotel.googleTagId }),
    ...(hotel.analytics?.enabled === true ? { analyticsDomain: hotel.analytics.domain } : {}),
    ...(hotel.customDomain?.redirect === true ? { customDomain: hotel.customDomain.domain } : {}),
  };
}
