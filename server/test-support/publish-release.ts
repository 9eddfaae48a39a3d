import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from '#domain/memoize';
import { textsAddress } from '#schemas/language';
import type { Catalogue, Manifest } from '#schemas/types';
import type { Context } from '../context.ts';
import { sha256, writeReleaseFiles } from '../platform/objects/index.ts';
import { activateRelease, type ReleaseDelivery } from '../publishing/index.ts';

const TEXTS = readFileSync(join(import.meta.dirname, '../../site/public/locales/en/common.json'), 'utf8');

/** Best compression takes longer than most tests, and all tests publish the same texts. */
const brotli = memoize((text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } }),
);

export interface PublishedFile {
  path: string;
  type: string;
  text: string;
}

/** Publishes like the command: objects, manifest, then the pointer. Returns the release's id. */
export async function publishRelease(
  context: Context,
  catalogue: Catalogue,
  {
    files = [],
    texts,
    languages = {},
    delivery = { fontHost: false },
    parentId,
    removesBooked = true,
  }: {
    files?: PublishedFile[];
    /** Interface texts other than the product's own. */
    texts?: object;
    /** The interface texts in further languages. */
    languages?: Readonly<Record<string, object>>;
    delivery?: ReleaseDelivery;
    parentId?: string;
    removesBooked?: boolean;
  } = {},
): Promise<string> {
  const published = [
    textsFile(catalogue.hotel.language, texts === undefined ? TEXTS : JSON.stringify(texts)),
    ...Object.entries(languages).map(([language, own]) => textsFile(language, JSON.stringify(own))),
    ...files,
  ];
  const manifest: Manifest = {
    releaseId: catalogue.releaseId,
    createdAt: context.clock.now().toISOString(),
    toolVersion: '0.0.0',
    contentVersion: 1,
    files: published.map(entryOf),
  };
  const text = JSON.stringify(manifest);
  const stored = [text, ...published.flatMap((file) => [file.text, brotli(file.text)])];
  await writeReleaseFiles(
    context.db,
    stored.map((each) => Buffer.from(each)),
    context.clock.now(),
  );
  const release = {
    catalogue,
    parentId,
    createdAt: manifest.createdAt,
    manifestSha256: sha256(text),
    delivery,
    removesBooked,
  };
  await activateRelease(context.db, release, context.clock.now());
  return catalogue.releaseId;
}

function textsFile(language: string, text: string): PublishedFile {
  return { path: textsAddress(language), type: 'application/json', text };
}

function entryOf({ path, type, text }: PublishedFile): Manifest['files'][number] {
  return {
    path,
    type,
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
    encodings: { br: sha256(brotli(text)) },
  };
}
