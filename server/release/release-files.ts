import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

// `lora-latin-400.4f2a9c1b77aa.woff2`, `/images/4f2a9c1b77aa-480.webp`
const HASH_IN_NAME = /[-./][0-9a-f]{8,64}(?:-\d{1,5})?\.[a-z0-9]{1,8}$/;

/** Reads the file list of a release. Throws if it is not the list that was activated. */
export async function readReleaseFiles(
  releasesDir: string,
  release: { id: string; manifest_sha256: string },
): Promise<ReadonlyMap<string, ReleaseFile>> {
  const text = await readFile(join(releasesDir, release.id, 'manifest.json'));
  if (createHash('sha256').update(text).digest('hex') !== release.manifest_sha256) {
    throw new DamagedReleaseError(`the manifest of release ${release.id} is not the one that was published`);
  }
  // Its digest matches the one that publishing stored after validation.
  const manifest = JSON.parse(text.toString('utf8')) as Manifest;
  return new Map(manifest.files.map((file) => [withLeadingSlash(file.path), describe(file)]));
}

/** The path of a file's bytes. */
export function objectPath(releasesDir: string, sha256: string): string {
  return join(releasesDir, 'objects', sha256);
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
