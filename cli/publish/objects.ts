/**
 * Published files are named by their sha256 in the database, so releases share equal files, and a release is complete
 * once its manifest is stored.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Manifest } from '#schemas/types';
import type { ReleaseStore } from '#server/publishing';

const compress = promisify(brotliCompress);

/** A published file. `path` is its address from the root of the site. */
export interface SiteFile {
  path: string;
  type: string;
  bytes: Buffer;
}

type ManifestFile = Manifest['files'][number];

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|ld\+json|javascript|xml|manifest\+json)|image\/svg)/;
const SMALLEST_COMPRESSED = 1_000;
/** What the build made stays for many releases; pages change with each, and would be 0.8 % smaller for eight times the time. */
const QUALITY = { asset: 9, page: 5 } as const;

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Stores the files that the database does not have, with brotli versions where these help, and returns the manifest's
 * entries sorted by path.
 * @param earlier entries of the current manifest, which the release may be activated after, and after no other.
 */
export async function storeFiles(
  store: ReleaseStore,
  files: SiteFile[],
  earlier: readonly ManifestFile[] = [],
): Promise<ManifestFile[]> {
  const sorted = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((file) => ({ ...file, digest: sha256(file.bytes) }));
  const twins = new Map(earlier.map(({ sha256: digest, encodings }) => [digest, encodings?.br]));
  // Pruning leaves the current release alone, so its files need no write that keeps them.
  const current = new Set([...twins].flat().filter((digest) => digest !== undefined));
  const others = sorted.map(({ digest }) => digest).filter((digest) => !current.has(digest));
  const kept = new Map([...(await store.fileSizes(current)), ...(await store.keepFiles(others))]);
  const missing = new Map<string, Buffer>();
  const entries = await Promise.all(
    sorted.map(async ({ path, type, bytes, digest }): Promise<ManifestFile> => {
      const entry = { path, type, bytes: bytes.length, sha256: digest };
      if (kept.get(digest) !== bytes.length) missing.set(digest, bytes);
      if (!COMPRESSIBLE.test(type) || bytes.length < SMALLEST_COMPRESSED) return entry;
      // Compression is the slowest step, so the brotli file of an earlier release is reused.
      const known = twins.get(digest);
      if (known !== undefined && (kept.get(known) ?? 0) > 0) return { ...entry, encodings: { br: known } };
      const twin = await compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: path.startsWith('/assets/') ? QUALITY.asset : QUALITY.page,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
        },
      });
      const br = sha256(twin);
      missing.set(br, twin);
      return { ...entry, encodings: { br } };
    }),
  );
  await store.writeFiles(missing.values());
  return entries;
}

/** Up to 64 KB the encoder keeps tables of one megabyte instead of up to 32, which cost more than its work. */
function windowBits(length: number): number {
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))));
}

/** Stores the manifest like a file. @returns its digest. */
export async function storeManifest(store: ReleaseStore, manifest: Manifest): Promise<string> {
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await store.writeFiles([text]);
  return sha256(text);
}
