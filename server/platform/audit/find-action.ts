import type { Handle } from '../db/database.ts';
import type { StaffAction } from './record-action.ts';
import type { StaffTables } from './staff-tables.ts';

/** Who did it, when, and what was decided. */
interface RecordedAction {
  actor: string;
  createdAt: string;
  /** JSON, as it was written down. */
  details: string;
}

/** The newest action of this kind on a subject. @param since a day or an instant before it: the audit is in order of time. */
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
