import type { FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import { StaffError } from '../../platform/audit/staff-error.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { hashOfToken } from '../../platform/http/token-cookie.ts';
import { newToken } from '../../platform/random.ts';

export type TokenScope = Tables['publish_tokens']['scope'];

/** Says what it is, so that a scanner of leaked secrets finds it. */
const PREFIX = 'verandah-publish-';
const DAY_MS = 86_400_000;

/** Who publishes, as its token says. */
export interface Publisher {
  tokenId: string;
  name: string;
  scope: TokenScope;
}

export interface ListedToken extends Omit<Publisher, 'tokenId'> {
  id: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | undefined;
  lastUsedAt: string | undefined;
  isValid: boolean;
}

export interface WantedToken {
  name: string;
  scope: TokenScope;
  days: number;
}

type TokenContext = Pick<PlatformContext, 'clock' | 'db' | 'newId' | 'random'>;

/** Makes a token. Its text is returned once and not stored. */
export async function createToken(
  context: TokenContext,
  { name, scope, days }: WantedToken,
  actor: Actor,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const now = context.clock.now();
  const id = context.newId();
  const token = `${PREFIX}${newToken(context.random)}`;
  const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString();
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('publish_tokens')
      .values({
        id,
        name,
        scope,
        token_hash: hashOfToken(token),
        created_at: now.toISOString(),
        expires_at: expiresAt,
        revoked_at: null,
        last_used_at: null,
      })
      .execute();
    await recordAction(context, trx, {
      actor,
      action: 'CREATE_TOKEN',
      subject: id,
      details: { name, scope, expiresAt },
    });
  });
  return { id, token, expiresAt };
}

/** Newest first. */
export async function listTokens({ clock, db }: Pick<TokenContext, 'clock' | 'db'>): Promise<ListedToken[]> {
  const now = clock.now().toISOString();
  const rows = await db
    .selectFrom('publish_tokens')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at ?? undefined,
    lastUsedAt: row.last_used_at ?? undefined,
    isValid: row.revoked_at === null && row.expires_at > now,
  }));
}

/** Ends a token at once. */
export async function revokeToken(context: TokenContext, id: string, actor: Actor): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('publish_tokens')
      .set({ revoked_at: context.clock.now().toISOString() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new StaffError(`There is no token ${id} that could be revoked.`);
    await recordAction(context, trx, { actor, action: 'REVOKE_TOKEN', subject: id });
  });
}

/** The publisher of a request. Refuses a token that is missing, unknown, expired or revoked, all in the same way. */
export async function publisherOf(
  { clock, db }: Pick<TokenContext, 'clock' | 'db'>,
  request: FastifyRequest,
): Promise<Publisher> {
  const [, token] = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new DomainError('NOT_SIGNED_IN');
  const now = clock.now();
  const found = await db
    .selectFrom('publish_tokens')
    .select(['id', 'name', 'scope'])
    // A lookup by hash: how long it takes says nothing about the token.
    .where('token_hash', '=', hashOfToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (found === undefined) throw new DomainError('NOT_SIGNED_IN');
  return { tokenId: found.id, name: found.name, scope: found.scope };
}
