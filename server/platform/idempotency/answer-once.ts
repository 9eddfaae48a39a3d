import { createHash } from 'node:crypto';
import { DomainError } from '#domain/refusal';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { claimKey, findAnswer, storeAnswer, type RememberedAnswer } from './repository.ts';

export interface OnceKey {
  /** The owner of the key: the guest's session. */
  scope: string;
  key: string;
  /** The whole request: method, path and body. */
  request: unknown;
}

export interface Answer {
  status: number;
  body: object;
}

/**
 * Runs a change at most once per key. The answer is stored in the transaction of the change, so it survives a restart.
 * The same key with another request throws IDEMPOTENCY_MISMATCH.
 */
export async function answerOnce(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  once: OnceKey,
  change: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = fingerprintOf(once.request);
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now().toISOString();
    const isFirst = await claimKey(trx, { scope: once.scope, key: once.key, fingerprint, now });
    if (!isFirst) {
      const remembered = await findAnswer(trx, once);
      if (remembered !== undefined) return replay(remembered, fingerprint);
    }
    const answer = await change(trx);
    await storeAnswer(trx, once, { status: answer.status, answer: JSON.stringify(answer.body) });
    return answer;
  });
}

/**
 * For a change with slow work before its transaction: returns the stored answer, or runs the change. If the change is
 * refused because an identical request finished meanwhile, returns that request's answer.
 */
export async function getOrSet(
  context: Pick<PlatformContext, 'db'>,
  once: OnceKey,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const remembered = await recall(context, once);
  if (remembered !== undefined) return remembered;
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const ofTwin = await recall(context, once);
    if (ofTwin === undefined) throw error;
    return ofTwin;
  }
}

async function recall({ db }: Pick<PlatformContext, 'db'>, once: OnceKey): Promise<Answer | undefined> {
  const remembered = await findAnswer(db, once);
  return remembered === undefined ? undefined : replay(remembered, fingerprintOf(once.request));
}

function replay(remembered: RememberedAnswer, fingerprint: string): Answer {
  if (remembered.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY_MISMATCH');
  // Written by this module.
  return { status: remembered.status, body: JSON.parse(remembered.answer) as object };
}

function fingerprintOf(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('base64url');
}

/** The order of fields does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, entry]) => [name, sorted(entry)]);
}
