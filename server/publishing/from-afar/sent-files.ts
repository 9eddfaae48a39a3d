import { DomainError } from '#domain/refusal';
import type { PlatformContext } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { sha256 } from '../../platform/objects/index.ts';

const MOST_NAMES = 200;
/** A stolen token must not fill the disk. */
const MOST_STORED_BYTES = 1_000_000_000;

/** Stores a part of a content file under its digest. */
export async function storeSentFile(
  { clock, db }: Pick<PlatformContext, 'clock' | 'db'>,
  { digest, bytes }: { digest: string; bytes: Buffer },
): Promise<void> {
  if (sha256(bytes) !== digest)
    throw new DomainError('BAD_REQUEST', { why: 'The bytes are not those that the address names.' });
  const { total } = await db
    .selectFrom('sent_files')
    .select((row) => row.fn.sum<string | number | null>(row.fn('length', ['bytes'])).as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total ?? 0) + bytes.length > MOST_STORED_BYTES)
    throw new DomainError('PAYLOAD_TOO_LARGE', { why: 'More than 1 GB of content was sent in sixty days.' });
  await db
    .insertInto('sent_files')
    .values({ digest, stored_at: clock.now().toISOString(), bytes })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ stored_at: clock.now().toISOString() }))
    .execute();
}

/** Keeps those that exist from being deleted soon, and returns those that are missing. */
export async function missingSentFiles(
  { clock, db }: Pick<PlatformContext, 'clock' | 'db'>,
  digests: Iterable<string>,
): Promise<string[]> {
  const all = [...new Set(digests)];
  const found = new Set<string>();
  for (let start = 0; start < all.length; start += MOST_NAMES) {
    // oxlint-disable-next-line no-await-in-loop -- short transactions, so that guests get in between
    const rows = await db
      .updateTable('sent_files')
      .set({ stored_at: clock.now().toISOString() })
      .where('digest', 'in', all.slice(start, start + MOST_NAMES))
      .returning('digest')
      .execute();
    for (const { digest } of rows) found.add(digest);
  }
  return all.filter((digest) => !found.has(digest));
}

/** Throws if it is not there any more. */
export async function readSentFile(db: Database, digest: string): Promise<Uint8Array> {
  const { bytes } = await db
    .selectFrom('sent_files')
    .select('bytes')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return bytes;
}
