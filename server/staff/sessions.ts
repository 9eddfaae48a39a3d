import type { Trx } from '../platform/db/database.ts';
import { hashOfToken } from '../platform/http/token-cookie.ts';
import { newToken } from '../platform/random.ts';
import type { StaffContext } from './context.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  isActive,
  toMember,
  updateSession,
} from './member-repository.ts';
import type { Member } from './roles.ts';

const HOUR_MS = 3_600_000;

/** A session ends after an hour without use, and after 12 hours. Its use is stored once a minute. */
export const STAFF_SESSION_RULES = {
  idleMs: HOUR_MS,
  absoluteMs: 12 * HOUR_MS,
  noteUseEveryMs: 60_000,
} as const;

/** Starts a session. @returns its token, of which only the hash is stored. */
export async function startSession(
  { clock, random }: Pick<StaffContext, 'clock' | 'random'>,
  trx: Trx,
  memberId: string,
): Promise<string> {
  const token = newToken(random);
  const now = clock.now();
  await insertSession(trx, {
    token_hash: hashOfToken(token),
    member_id: memberId,
    created_at: now.toISOString(),
    used_at: now.toISOString(),
    expires_at: new Date(now.getTime() + STAFF_SESSION_RULES.absoluteMs).toISOString(),
  });
  return token;
}

/** The member of a session, with the role of now; undefined once the session has ended. */
export async function memberOfSession(
  { clock, db }: Pick<StaffContext, 'clock' | 'db'>,
  token: string,
): Promise<Member | undefined> {
  const now = clock.now();
  const tokenHash = hashOfToken(token);
  const earlier = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const usedAfter = earlier(STAFF_SESSION_RULES.idleMs);
  const found = await findSession(db, { tokenHash, now: now.toISOString(), usedAfter });
  if (found === undefined || !isActive(found)) return undefined;
  if (found.used_at <= earlier(STAFF_SESSION_RULES.noteUseEveryMs))
    await updateSession(db, tokenHash, now.toISOString());
  return toMember(found);
}

export async function signOut({ db }: Pick<StaffContext, 'db'>, token: string): Promise<void> {
  await deleteSession(db, hashOfToken(token));
}
