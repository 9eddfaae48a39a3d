import type { Manifest } from '#schemas/types';
import { DamagedReleaseError } from './release-fault.ts';

export interface ReleaseFile {
  sha256: string;
  bytes: number;
  type: string;
  /** Digest of the brotli twin, if there is one. */
  brotli: string | undefined;
  /** True if the address changes with the content, so browsers may cache it for ever. */
  isHashed: boolean;
}

/** A release's row, as far as its files are concerned. Its manifest is stored like its files, under its digest. */
export interface ListedRelease {
  id: string;
  manifest_sha256: string;
}

/** Reads a file of a release by its digest; undefined if it is missing or damaged. */
export type ReadFile = (digest: string) => Promise<Buffer | undefined>;

// `lora-latin-400.4f2a9c1b77aa.woff2`, `/images/4f2a9c1b77aa-480.webp`
const HASH_IN_NAME = /[-./][0-9a-f]{8,64}(?:-\d{1,5})?\.[a-z0-9]{1,8}$/;

/** The list of a release's files; undefined if it is missing or damaged. */
export async function readManifest(read: ReadFile, release: ListedRelease): Promise<Manifest | undefined> {
  const text = await read(release.manifest_sha256);
  // Publishing stored it after validation.
  return text === undefined ? undefined : (JSON.parse(text.toString('utf8')) as Manifest);
}

/** Reads the file list of a release, by address. Throws if it is missing or damaged. */
export async function readReleaseFiles(
  read: ReadFile,
  release: ListedRelease,
): Promise<ReadonlyMap<string, ReleaseFile>> {
  const manifest = await readManifest(read, release);
  if (manifest === undefined)
    throw new DamagedReleaseError(`the list of files of release ${release.id} is missing or damaged`);
  return new Map(manifest.files.map((file) => [withLeadingSlash(file.path), describe(file)]));
}

/** The digests of everything that a release needs, its manifest included. */
export function digestsOf(release: ListedRelease, files: ReadonlyMap<string, ReleaseFile>): string[] {
  return [
    release.manifest_sha256,
    ...[...files.values()].flatMap(({ sha256, brotli }) =>
      brotli === undefined ? [sha256] : [sha256, brotli],
    ),
  ];
}

function describe(file: Manifest['files'][number]): ReleaseFile {
  return {
    sha256: file.sha256,
    bytes: file.bytes,
    type: file.type,
    brotli: file.encodings?.br,
    isHashed: isHashedAddress(withLeadingSlash(file.path)),
  };
}

/** The build hashes every name below /assets; publishing hashes the names of images and fonts. */
function isHashedAddress(address: string): boolean {
  return address.startsWith('/assets/') || HASH_IN_NAME.test(address);
}

function withLeadingSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
