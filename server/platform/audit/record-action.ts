import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { StaffTables } from './staff-tables.ts';

/** Who did what to what. */
export interface StaffAction {
  actor: string;
  action: StaffTables['staff_actions']['action'];
  subject: string;
  details?: object;
}

/** Writes an action down, in the transaction of what was done: neither is there without the other. */
export async function recordAction(
  { clock, newId }: Pick<PlatformContext, 'clock' | 'newId'>,
  trx: Trx,
  { actor, action, subject, details = {} }: StaffAction,
): Promise<void> {
  await trx
    .withTables<StaffTables>()
    .insertInto('staff_actions')
    .values({
      id: newId(),
      created_at: clock.now().toISOString(),
      actor,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
}
