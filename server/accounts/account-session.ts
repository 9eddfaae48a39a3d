import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import { COOKIES } from '#schemas/api';
import { findSession, updateSession, type UserRow } from './account-repository.ts';
import type { AccountContext } from './context.ts';
import { noteAccount } from '../platform/http/log-refusal.ts';
import { tokenCookie } from '../platform/http/token-cookie.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * TRUST A3: a session ends after 14 days without use, and 60 days after it began. Its use is stored once in
 * 10 minutes.
 */
export const SESSION_RULES = {
  idleMs: 14 * DAY_MS,
  absoluteMs: 60 * DAY_MS,
  noteUseEveryMs: 600_000,
} as const;

const NAME = COOKIES.account.name;

/** The account that is signed in; its address is always proven. */
export interface Account {
  id: string;
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  language: string;
}

/** Returns the account that this browser is signed in to; undefined when its session has ended. */
export async function signedInAccount(
  context: Pick<AccountContext, 'clock' | 'config' | 'db'>,
  request: FastifyRequest,
): Promise<Account | undefined> {
  const tokenHash = accountTokenHash(context, request);
  if (tokenHash === undefined) return undefined;
  const instant = context.clock.now();
  const now = instant.toISOString();
  const usedAfter = earlier(instant, SESSION_RULES.idleMs);
  const row = await findSession(context.db, { tokenHash, now, usedAfter });
  if (row === undefined) return undefined;
  noteAccount(request, row.email);
  if (row.used_at <= earlier(instant, SESSION_RULES.noteUseEveryMs))
    await updateSession(context.db, row.session_id, now);
  return toAccount(row);
}

export function toAccount(user: UserRow): Account {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    language: user.language,
  };
}

/** Like `signedInAccount`, but refuses with NOT_SIGNED_IN. */
export async function requiredAccount(
  context: Pick<AccountContext, 'clock' | 'config' | 'db'>,
  request: FastifyRequest,
): Promise<Account> {
  const account = await signedInAccount(context, request);
  if (account === undefined) throw new DomainError('NOT_SIGNED_IN');
  return account;
}

/** Returns the hash of the token that the browser sent; its session may have ended. */
export function accountTokenHash(
  context: Pick<AccountContext, 'config'>,
  request: FastifyRequest,
): string | undefined {
  return tokenCookie(context, NAME).hash(request);
}

/** Sets the session cookie. */
export function keepAccountSession(
  context: Pick<AccountContext, 'config'>,
  reply: FastifyReply,
  token: string,
): void {
  tokenCookie(context, NAME).keep(reply, token, SESSION_RULES.absoluteMs);
}

/** Clears the session cookie. */
export function clearAccountSession(context: Pick<AccountContext, 'config'>, reply: FastifyReply): void {
  tokenCookie(context, NAME).forget(reply);
}

function earlier(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
