import { DomainError } from '#domain/refusal';
import type { AccountContext } from '../context.ts';
import type { Handle, Trx } from '../../platform/db/database.ts';
import { CODE_RULES, type FreshCode } from './code.ts';
import {
  type CodeRow,
  countAttempt,
  type CodeOfDay,
  findCodesSince,
  findResendAt,
} from './code-repository.ts';
import type { Requester } from './requester.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** After too many wrong guesses the mail carries a link, which cannot be guessed (TRUST A1). */
export async function formOfCode(db: Handle, requester: Requester, now: Date): Promise<FreshCode['form']> {
  const codes = await codesOfDay(db, requester.emailKey, now);
  const guesses = guessesOf(codes, { guestHash: requester.guestHash, isCounted: !requester.isKnown });
  return guesses < CODE_RULES.guessesPerDay ? 'DIGITS' : 'LINK';
}

/**
 * Limits the codes per hour and per day for one requester (a browser or a wide network), and the codes per
 * day for one address. Few strangers can neither flood a mailbox nor use up its owner's codes (TRUST A1, A7).
 */
export async function refuseTooManyCodes(trx: Trx, requester: Requester, now: Date): Promise<void> {
  if (requester.isKnown) return;
  const counted = (await codesOfDay(trx, requester.emailKey, now)).filter((code) => code.is_counted === 1);
  const ofRequester = counted.filter((code) => isOfRequester(code, requester));
  refuseAbove(ofRequester, { limit: CODE_RULES.perHour, spanMs: HOUR_MS, now });
  refuseAbove(ofRequester, { limit: CODE_RULES.perDay, spanMs: DAY_MS, now });
  refuseAbove(counted, { limit: CODE_RULES.perDayOfAddress, spanMs: DAY_MS, now });
}

/** A requester waits a minute between two codes; codes that others requested do not count. */
export async function refuseTooSoon(trx: Trx, requester: Requester, now: Date): Promise<void> {
  const resendAt = await findResendAt(trx, requester);
  if (resendAt === undefined || resendAt <= now.toISOString()) return;
  const waitMs = Date.parse(resendAt) - now.getTime();
  throw new DomainError('OTP_TOO_SOON', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/**
 * Counts a guess before it is compared, so that parallel guesses cannot exceed the limit. Refuses with
 * OTP_EXHAUSTED when the attempts of the code or the guesses of the day are used up.
 */
export async function countGuess(
  { clock, db }: Pick<AccountContext, 'clock' | 'db'>,
  code: Pick<CodeRow, 'email_key' | 'form' | 'guest_hash' | 'id' | 'is_counted'>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    if (code.form === 'DIGITS') {
      const guesser = { guestHash: code.guest_hash, isCounted: code.is_counted === 1 };
      const guesses = guessesOf(await codesOfDay(trx, code.email_key, now), guesser);
      if (guesses >= CODE_RULES.guessesPerDay) throw new DomainError('OTP_EXHAUSTED');
    }
    const limit = { limit: CODE_RULES.attempts, now: now.toISOString() };
    if (!(await countAttempt(trx, code.id, limit))) throw new DomainError('OTP_EXHAUSTED');
  });
}

async function codesOfDay(db: Handle, emailKey: string, now: Date): Promise<CodeOfDay[]> {
  return findCodesSince(db, { emailKey, since: new Date(now.getTime() - DAY_MS).toISOString() });
}

function isOfRequester(code: CodeOfDay, { guestHash, wideNetworkKey }: Requester): boolean {
  return code.guest_hash === guestHash || code.wide_network_key === wideNetworkKey;
}

/**
 * Counts the wrong guesses at an address: of all strangers together, or of one known browser. The last
 * attempt at a consumed code was right.
 */
function guessesOf(
  codes: readonly CodeOfDay[],
  { guestHash, isCounted }: { guestHash: string; isCounted: boolean },
): number {
  return codes
    .filter(({ form }) => form === 'DIGITS')
    .filter((code) => (isCounted ? code.is_counted === 1 : code.guest_hash === guestHash))
    .reduce((sum, code) => sum + code.attempts - (code.consumed_at === null ? 0 : 1), 0);
}

function refuseAbove(
  codes: readonly CodeOfDay[],
  { limit, spanMs, now }: { limit: number; spanMs: number; now: Date },
): void {
  const within = codes
    .map(({ created_at: at }) => Date.parse(at))
    .filter((instant) => instant > now.getTime() - spanMs);
  if (within.length < limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Math.min(...within) + spanMs - now.getTime()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}
