import type { Selectable } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { TestGatewayEventsTable } from '../../../../platform/db/payment-tables.ts';

type EventRow = Selectable<TestGatewayEventsTable>;

/** Stores an event once. */
export async function insertEvent(
  db: Database,
  event: Pick<EventRow, 'body' | 'due_at' | 'id' | 'subject_id'>,
): Promise<void> {
  await db
    .insertInto('test_gateway_events')
    .values({ ...event, attempts: 0, delivered_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Finds all events of one payment or refund, oldest first. */
export async function findEventsOf(db: Database, subjectId: string): Promise<EventRow[]> {
  return db
    .selectFrom('test_gateway_events')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}

/** Finds the events of all refunds, oldest first. */
export async function findRefundEvents(db: Database): Promise<EventRow[]> {
  return db
    .selectFrom('test_gateway_events')
    .selectAll()
    .where('subject_id', 'in', db.selectFrom('refunds').select('id'))
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}

export async function findDueEvents(db: Database, now: string, limit: number): Promise<EventRow[]> {
  return db
    .selectFrom('test_gateway_events')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts an attempt and postpones the next one; false when another process is delivering the event. */
export async function postponeEvent(
  db: Database,
  { id, attempts }: EventRow,
  dueAt: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('test_gateway_events')
    .set({ attempts: attempts + 1, due_at: dueAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function markDelivered(db: Database, id: string, now: string): Promise<void> {
  await db.updateTable('test_gateway_events').set({ delivered_at: now }).where('id', '=', id).execute();
}
