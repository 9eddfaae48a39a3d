import { DomainError } from '#domain/refusal';
import type { Context } from '../context.ts';
import type { Handle, Trx } from '../db/database.ts';
import { CODE_RULES, type FreshCode } from './code.ts';
import {
  type CodeRow,
  countAttempt,
  type CountedCode,
  countedCodesSince,
  findResendAt,
} from './code-repository.ts';
import type { Asker } from './asker.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** After too many wrong guesses the address is mailed a link, which nobody guesses (TRUST A1). */
export async function formOfCode(db: Handle, asker: Asker, now: Date): Promise<FreshCode['form']> {
  if (asker.isKnown) return 'DIGITS';
  return guessesOf(await codesOfDay(db, asker.emailKey, now)) < CODE_RULES.guessesPerDay ? 'DIGITS' : 'LINK';
}

/**
 * So many codes an hour and a day for one asker, who is both a browser and a network, and many more for the address
 * whoever asks: a few strangers can neither flood a mailbox nor use up its owner's codes (TRUST A1, A7).
 */
export async function refuseTooManyCodes(trx: Trx, asker: Asker, now: Date): Promise<void> {
  if (asker.isKnown) return;
  const all = await codesOfDay(trx, asker.emailKey, now);
  const own = all.filter((code) => isOwn(code, asker));
  refuseAbove(own, { limit: CODE_RULES.perHour, spanMs: HOUR_MS, now });
  refuseAbove(own, { limit: CODE_RULES.perDay, spanMs: DAY_MS, now });
  refuseAbove(all, { limit: CODE_RULES.perDayOfAddress, spanMs: DAY_MS, now });
}

/** Between two codes of one asker lies a minute; what somebody else asked for keeps nobody waiting. */
export async function refuseTooSoon(trx: Trx, asker: Asker, now: Date): Promise<void> {
  const resendAt = await findResendAt(trx, asker);
  if (resendAt === undefined || resendAt <= now.toISOString()) return;
  const waitMs = Date.parse(resendAt) - now.getTime();
  throw new DomainError('OTP_TOO_SOON', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/**
 * Counts a guess before it is compared, so that parallel ones cannot be more than allowed. Refuses with OTP_EXHAUSTED when
 * the tries of the code or the guesses at its address are used up.
 */
export async function countGuess(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  code: Pick<CodeRow, 'email_key' | 'form' | 'id' | 'is_counted'>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const isGuessable = code.form === 'DIGITS' && code.is_counted === 1;
    const guesses = isGuessable ? guessesOf(await codesOfDay(trx, code.email_key, now)) : 0;
    const limit = { limit: CODE_RULES.attempts, now: now.toISOString() };
    if (guesses >= CODE_RULES.guessesPerDay || !(await countAttempt(trx, code.id, limit)))
      throw new DomainError('OTP_EXHAUSTED');
  });
}

async function codesOfDay(db: Handle, emailKey: string, now: Date): Promise<CountedCode[]> {
  return countedCodesSince(db, { emailKey, since: new Date(now.getTime() - DAY_MS).toISOString() });
}

function isOwn(code: CountedCode, { guestHash, networkKey }: Asker): boolean {
  return code.guest_hash === guestHash || code.network_key === networkKey;
}

/** Wrong ones: the last try at a code that was used was right. */
function guessesOf(codes: readonly CountedCode[]): number {
  return codes
    .filter(({ form }) => form === 'DIGITS')
    .reduce((sum, code) => sum + code.attempts - (code.consumed_at === null ? 0 : 1), 0);
}

function refuseAbove(
  codes: readonly CountedCode[],
  { limit, spanMs, now }: { limit: number; spanMs: number; now: Date },
): void {
  const within = codes
    .map(({ created_at: at }) => Date.parse(at))
    .filter((instant) => instant > now.getTime() - spanMs);
  if (within.length < limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Math.min(...within) + spanMs - now.getTime()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}
