import type { OldRows } from '../platform/db/old-rows.ts';
import { STAFF_SESSION_RULES } from './sessions.ts';

/** Invitations that nobody accepted, and sessions that have ended. */
export const OLD_STAFF_ROWS: readonly OldRows[] = [
  { table: 'staff_invitations', column: 'expires_at', lifeMs: 0 },
  { table: 'staff_sessions', column: 'expires_at', lifeMs: 0 },
  { table: 'staff_sessions', column: 'used_at', lifeMs: STAFF_SESSION_RULES.idleMs },
];
