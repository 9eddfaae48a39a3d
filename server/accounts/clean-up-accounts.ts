import { sql, type SqlBool } from 'kysely';
import type { OldRows } from '../platform/db/old-rows.ts';
import { SESSION_RULES } from './account-session.ts';
import { REGISTRATION_LIFE_MS } from './register.ts';
import { ATTEMPT_LIFE_MS, LONG_ATTEMPT_LIFE_MS } from './password-attempts.ts';

const DAY_MS = 24 * 3_600_000;
const BROWSER_LIFE_MS = 90 * DAY_MS;

/** Expired sessions, unconfirmed registrations, attempts and known browsers. */
export const OLD_ACCOUNT_ROWS: readonly OldRows[] = [
  { table: 'sessions', column: 'expires_at', lifeMs: 0 },
  { table: 'sessions', column: 'updated_at', lifeMs: SESSION_RULES.idleMs },
  { table: 'registrations', column: 'created_at', lifeMs: REGISTRATION_LIFE_MS },
  {
    table: 'tries',
    column: 'last_try_at',
    lifeMs: ATTEMPT_LIFE_MS,
    and: sql<SqlBool>`key not like 'STAFF_CODE:%'`,
  },
  { table: 'tries', column: 'last_try_at', lifeMs: LONG_ATTEMPT_LIFE_MS },
  { table: 'known_browsers', column: 'created_at', lifeMs: BROWSER_LIFE_MS },
];
