import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { StaffTables } from './staff-tables.ts';

/** Who acts: a member of the staff, or a token by its name. */
export interface Actor {
  name: string;
  memberId?: string;
}

export interface StaffAction {
  actor: Actor;
  action: StaffTables['staff_actions']['action'];
  subject: string;
  details?: object;
}

/** Records an action, in the transaction of the change itself. */
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
      actor: actor.name,
      member_id: actor.memberId ?? null,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
}
