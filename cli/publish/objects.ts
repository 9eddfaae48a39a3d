/**
 * The content-addressed store of published files: each file is named by its sha256, so releases share equal files,
 * and a release is complete once its manifest is written.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Manifest } from '#schemas/types';

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

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file under its final name only after it is on the disk. */
async function writeDurably(folder: string, name: string, bytes: Buffer | string): Promise<void> {
  const partial = join(folder, `.${name}.${randomBytes(6).toString('hex')}`);
  const handle = await open(partial, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, join(folder, name));
}

/** An existing file with the wrong digest is damaged and is written again. */
async function put(folder: string, bytes: Buffer): Promise<string> {
  const digest = sha256(bytes);
  const there = await readFile(join(folder, digest)).catch(() => undefined);
  if (there === undefined || !there.equals(bytes)) await writeDurably(folder, digest, bytes);
  return digest;
}

/** Compression is the slowest step, so the brotli file of an earlier release is reused. */
async function putTwin(folder: string, bytes: Buffer, known: string | undefined): Promise<string> {
  const there = known === undefined ? undefined : await readFile(join(folder, known)).catch(() => undefined);
  if (there !== undefined && sha256(there) === known) return known;
  return put(folder, await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}

/**
 * Stores all files, with brotli versions where these are smaller, and returns the manifest's entries sorted by path.
 * @param earlier entries of the previous manifest.
 */
export async function storeFiles(
  releasesFolder: string,
  files: SiteFile[],
  earlier: readonly ManifestFile[] = [],
): Promise<ManifestFile[]> {
  const folder = join(releasesFolder, 'objects');
  await mkdir(folder, { recursive: true });
  const twins = new Map(earlier.map(({ sha256: digest, encodings }) => [digest, encodings?.br]));
  const entries: ManifestFile[] = [];
  for (const { path, type, bytes } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const entry: ManifestFile = { path, type, bytes: bytes.length, sha256: await put(folder, bytes) };
    if (COMPRESSIBLE.test(type) && bytes.length >= SMALLEST_COMPRESSED)
      entry.encodings = { br: await putTwin(folder, bytes, twins.get(entry.sha256)) };
    entries.push(entry);
  }
  await syncFolder(folder);
  return entries;
}

/** The manifest of a release; undefined where it is missing or unreadable. */
export async function readManifest(releasesFolder: string, releaseId: string): Promise<Manifest | undefined> {
  const text = await readFile(join(releasesFolder, releaseId, 'manifest.json'), 'utf8').catch(
    () => undefined,
  );
  try {
    // Our own file.
    return text === undefined ? undefined : (JSON.parse(text) as Manifest);
  } catch {
    return undefined;
  }
}

export function readObject(releasesFolder: string, digest: string): Promise<Buffer> {
  return readFile(join(releasesFolder, 'objects', digest));
}

/** Writes the manifest durably. @returns its digest. */
export async function storeManifest(releasesFolder: string, manifest: Manifest): Promise<string> {
  const folder = join(releasesFolder, manifest.releaseId);
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeDurably(folder, 'manifest.json', text);
  await syncFolder(folder);
  await syncFolder(releasesFolder);
  return sha256(text);
}
