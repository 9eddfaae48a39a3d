import { newToken, systemRandom } from '../platform/random.ts';
import { hashOfToken } from '../platform/http/token-cookie.ts';
import type { TestGuest } from './guest.ts';
import type { TestServer } from './test-server.ts';

const DAY_MS = 24 * 3_600_000;

/** Signs a browser in to an account and creates the account if it does not exist. */
export async function signIn(
  { context }: TestServer,
  guest: TestGuest,
  email = 'meera.nair@example.com',
): Promise<string> {
  const now = context.clock.now();
  const at = now.toISOString();
  const known = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  const userId = known?.id ?? context.newId();
  if (known === undefined) {
    await context.db
      .insertInto('users')
      .values({
        id: userId,
        email,
        email_verified: 1,
        first_name: 'Meera',
        last_name: 'Nair',
        phone: '+919812345678',
        language: 'en',
        gender: null,
        picture: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
  const token = newToken(systemRandom);
  await context.db
    .insertInto('sessions')
    .values({
      id: context.newId(),
      user_id: userId,
      token: hashOfToken(token),
      created_at: at,
      updated_at: at,
      expires_at: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
      ip_address: null,
      user_agent: null,
    })
    .execute();
  guest.cookies.set('verandah', token);
  return userId;
}
