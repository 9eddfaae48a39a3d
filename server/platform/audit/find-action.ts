import type { Handle } from '../db/database.ts';
import type { StaffAction } from './record-action.ts';
import type { StaffTables } from './staff-tables.ts';

interface RecordedAction {
  actor: string;
  createdAt: string;
  /** JSON, as it was recorded. */
  details: string;
}

/**
 * Finds the newest action of this kind on a subject. @param since a day or an instant before it; the audit is sorted by
 * time.
 */
export async function findAction(
  db: Handle,
  { action, subject, since }: Pick<StaffAction, 'action' | 'subject'> & { since: string },
): Promise<RecordedAction | undefined> {
  return db
    .withTables<StaffTables>()
    .selectFrom('staff_actions')
    .select(['actor', 'created_at as createdAt', 'details'])
    .where('created_at', '>=', since)
    .where('action', '=', action)
    .where('subject', '=', subject)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}
