import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from '#domain/memoize';
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
    delivery = { fontHost: false },
    parentId,
    removesBooked = true,
  }: {
    files?: PublishedFile[];
    /** Interface texts other than the product's own. */
    texts?: object;
    delivery?: ReleaseDelivery;
    parentId?: string;
    removesBooked?: boolean;
  } = {},
): Promise<string> {
  const common = {
    path: '/locales/en/common.json',
    type: 'application/json',
    text: texts === undefined ? TEXTS : JSON.stringify(texts),
  };
  const manifest: Manifest = {
    releaseId: catalogue.releaseId,
    createdAt: context.clock.now().toISOString(),
    toolVersion: '0.0.0',
    contentVersion: 1,
    files: [common, ...files].map(entryOf),
  };
  const text = JSON.stringify(manifest);
  const stored = [text, ...[common, ...files].flatMap((file) => [file.text, brotli(file.text)])];
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

function entryOf({ path, type, text }: PublishedFile): Manifest['files'][number] {
  return {
    path,
    type,
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
    encodings: { br: sha256(brotli(text)) },
  };
}
