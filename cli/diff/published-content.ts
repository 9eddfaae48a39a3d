import { existsSync } from 'node:fs';
import type { Config } from '#server/config';
import { openReleaseStore, ReleaseError, type ReleaseStore } from '#server/publishing';
import { type BuiltContent, PAGES } from '../publish/build-content.ts';

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
    const built = await readBuilt(store, releaseId);
    return { releaseId, built, hasFiles: (await store?.hasFiles(releaseId)) === true };
  } finally {
    await store?.close();
  }
}

async function readBuilt(store: ReleaseStore | undefined, releaseId: string): Promise<EarlierContent> {
  const catalogue = await store?.catalogue(releaseId);
  if (catalogue === undefined) throw new ReleaseError({ code: 'UNKNOWN_RELEASE', releaseId });
  const manifest = await store?.manifest(releaseId);
  const readAll = async (address: RegExp): Promise<unknown[]> => {
    const files = manifest?.files.filter(({ path }) => address.test(path)) ?? [];
    const all = await Promise.all(files.map(async ({ sha256 }) => store?.readFile(sha256)));
    return all.flatMap((bytes) => (bytes === undefined ? [] : [JSON.parse(bytes.toString('utf8'))]));
  };
  const read = async (address: RegExp): Promise<unknown> => (await readAll(address))[0];
  const parts = await Promise.all(
    ['shell', ...PAGES].map(async (name) => [name, await read(new RegExp(`^/data/${name}\\.`))] as const),
  );
  return {
    ...Object.fromEntries(parts),
    locationPages: await readAll(/^\/data\/location-/),
    texts: await read(/^\/locales\/en\/common\.json$/),
    catalogue,
  };
}
