import { existsSync } from 'node:fs';
import type { Config } from '#server/config';
import { openReleaseStore, ReleaseError, type ReleaseStore } from '#server/publishing';
import { type BuiltContent, PAGES } from '../publish/build-content.ts';
import { readManifest, readObject } from '../publish/objects.ts';

/** The published content of a release. An older Verandah may have built it differently, so it is not typed. */
export type EarlierContent = Readonly<Partial<Record<keyof BuiltContent, unknown>>>;

export interface PublishedContent {
  releaseId: string;
  built: EarlierContent;
  /** False where files of the release are missing; parts that cannot be read are left out. */
  hasFiles: boolean;
}

/**
 * Reads a release without changing anything. Undefined where nothing was published. Throws a `ReleaseError` for an
 * unknown release.
 */
export async function readPublished(config: Config, wanted?: string): Promise<PublishedContent | undefined> {
  // Opening SQLite would create an empty database.
  const isAbsent = config.database.kind === 'sqlite' && !existsSync(config.database.file);
  const store = isAbsent ? undefined : await openReleaseStore(config);
  try {
    const releaseId = wanted ?? (await store?.currentId());
    if (releaseId === undefined) return undefined;
    const built = await readBuilt(config, store, releaseId);
    return { releaseId, built, hasFiles: (await store?.hasFiles(releaseId)) === true };
  } finally {
    await store?.close();
  }
}

async function readBuilt(
  { releasesDir }: Config,
  store: ReleaseStore | undefined,
  releaseId: string,
): Promise<EarlierContent> {
  const catalogue = await store?.catalogue(releaseId);
  if (catalogue === undefined) throw new ReleaseError({ code: 'UNKNOWN_RELEASE', releaseId });
  const manifest = await readManifest(releasesDir, releaseId);
  const read = async (address: RegExp): Promise<unknown> => {
    const file = manifest?.files.find(({ path }) => address.test(path));
    if (file === undefined) return undefined;
    const bytes = await readObject(releasesDir, file.sha256).catch(() => undefined);
    return bytes === undefined ? undefined : JSON.parse(bytes.toString('utf8'));
  };
  const parts = await Promise.all(
    ['shell', ...PAGES].map(async (name) => [name, await read(new RegExp(`^/data/${name}\\.`))] as const),
  );
  return {
    ...Object.fromEntries(parts),
    texts: await read(/^\/locales\/en\/common\.json$/),
    catalogue,
  };
}
