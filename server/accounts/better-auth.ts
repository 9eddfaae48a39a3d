import { runWithAdapter } from '@better-auth/core/context';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { AuthContext, BetterAuthOptions } from 'better-auth';
import { betterAuth } from 'better-auth/minimal';
import type { Random } from '../platform/random.ts';
import type { Database, Trx } from '../platform/db/database.ts';

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** Runs a piece of work with better-auth's store inside a transaction of ours. */
export async function openBetterAuth({
  db,
  newId,
  random,
}: {
  db: Database;
  newId: () => string;
  random: Random;
}): Promise<
  <Result>(trx: Trx, work: (store: AuthContext['internalAdapter']) => Promise<Result>) => Promise<Result>
> {
  const options: BetterAuthOptions = {
    // Its HTTP handler is not mounted and signs nothing: neither the address nor the secret is ever used.
    baseURL: 'http://localhost',
    secret: random.bytes(32).toString('base64url'),
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: adapterOn(db),
    advanced: { database: { generateId: () => newId() } },
    user: {
      modelName: 'users',
      fields: { name: 'first_name', emailVerified: 'email_verified', image: 'picture', ...TIMES },
      additionalFields: {
        lastName: { type: 'string', fieldName: 'last_name' },
        phone: { type: 'string' },
        gender: { type: 'string', required: false },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...TIMES,
      },
    },
    account: {
      modelName: 'credentials',
      fields: { userId: 'user_id', accountId: 'account_id', providerId: 'provider_id', ...TIMES },
    },
  };
  const { internalAdapter } = await betterAuth(options).$context;
  return async (trx, work) => runWithAdapter(adapterOn(trx)(options), async () => work(internalAdapter));
}

/** On PostgreSQL too: what it calls SQLite's types, text and integers, are those of our portable tables. */
function adapterOn(handle: Database | Trx): ReturnType<typeof kyselyAdapter> {
  return kyselyAdapter(handle, { type: 'sqlite' });
}
