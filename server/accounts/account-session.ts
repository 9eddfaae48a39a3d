import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import { COOKIES } from '#schemas/api';
import { SESSION_RULES } from './session-rules.ts';
import type { AccountContext } from './context.ts';
import { noteAccount } from '../platform/http/log-refusal.ts';
import { tokenCookie } from '../platform/http/token-cookie.ts';

/** Not the guest's cookie, `verandah_guest`: that one knows a browser, this one says who uses it. */
const NAME = COOKIES.account.name;

/** Who is signed in: an account, which has always proven its address. */
export interface Account {
  id: string;
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
}

/** A session and whose it is. */
export interface AccountSession {
  id: string;
  account: Account;
}

/** The account that this browser is signed in to; undefined when it is signed in to none. */
export async function signedInAccount(
  context: Pick<AccountContext, 'clock' | 'config' | 'db'>,
  request: FastifyRequest,
): Promise<Account | undefined> {
  return (await accountSession(context, request))?.account;
}

/** The same with the session itself; one that was idle or alive for too long is none. */
export async function accountSession(
  context: Pick<AccountContext, 'clock' | 'config' | 'db'>,
  request: FastifyRequest,
): Promise<AccountSession | undefined> {
  const token = tokenCookie(context, NAME).hash(request);
  if (token === undefined) return undefined;
  const now = context.clock.now();
  const row = await findSession(context, token, now);
  if (row === undefined) return undefined;
  noteAccount(request, row.email);
  if (row.used_at <= earlier(now, SESSION_RULES.noteUseEveryMs)) await noteUse(context, row.session_id, now);
  return {
    id: row.session_id,
    account: {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
    },
  };
}

/** As `accountSession`, for what only its owner may see or change: refuses with NOT_SIGNED_IN. */
export async function requiredAccountSession(
  context: Pick<AccountContext, 'clock' | 'config' | 'db'>,
  request: FastifyRequest,
): Promise<AccountSession> {
  const session = await accountSession(context, request);
  if (session === undefined) throw new DomainError('NOT_SIGNED_IN');
  return session;
}

/** The hash of the token that the browser sent, whether or not its session still lives. */
export function accountTokenHash(
  context: Pick<AccountContext, 'config'>,
  request: FastifyRequest,
): string | undefined {
  return tokenCookie(context, NAME).hash(request);
}

/** Hands the browser the token of its session, in the place of any before. */
export function keepAccountSession(
  context: Pick<AccountContext, 'config'>,
  reply: FastifyReply,
  token: string,
): void {
  tokenCookie(context, NAME).keep(reply, token, SESSION_RULES.absoluteMs);
}

/** Takes the token away from the browser. */
export function forgetAccountSession(context: Pick<AccountContext, 'config'>, reply: FastifyReply): void {
  tokenCookie(context, NAME).forget(reply);
}

async function findSession({ db }: Pick<AccountContext, 'db'>, token: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.updated_at as used_at'])
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.phone'])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('sessions.updated_at', '>', earlier(now, SESSION_RULES.idleMs))
    .executeTakeFirst();
}

async function noteUse({ db }: Pick<AccountContext, 'db'>, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ updated_at: now.toISOString() }).where('id', '=', id).execute();
}

function earlier(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
