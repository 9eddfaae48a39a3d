import { createHash } from 'node:crypto';
import { DomainError } from '#domain/refusal';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { claimKey, findAnswer, storeAnswer, type RememberedAnswer } from './repository.ts';

/** What makes a request the same request. */
export interface OnceKey {
  /** Whose key it is: the guest's session. */
  scope: string;
  key: string;
  /** Everything that was asked: the call, its path and its body. */
  request: unknown;
}

/** Status and body of an answer. */
export interface Answer {
  status: number;
  body: object;
}

/**
 * Does a change at most once per key. The first answer is stored in the transaction of the change itself, so that it is
 * there exactly when the change is, also after a restart; the same key with another request is refused.
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
 * For a change that has slow things to do before its transaction: gives the answer that was given before, or does them.
 * A twin that is answered meanwhile changes what they look at: who is refused because of it gets the twin's answer.
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
  // This module wrote it.
  return { status: remembered.status, body: JSON.parse(remembered.answer) as object };
}

function fingerprintOf(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('base64url');
}

/** The same fields in another order are the same request. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, entry]) => [name, sorted(entry)]);
}
