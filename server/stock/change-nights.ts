import { addDays, nightsOf } from '#domain/stay';
import type { StockContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { type Actor, recordAction } from '../platform/audit/record-action.ts';
import { StaffError } from '../platform/audit/staff-error.ts';
import type { StaffTables } from '../platform/audit/staff-tables.ts';
import { expireDueHolds } from './holds.ts';
import { planNights } from './stock-nights.ts';
import { type NightsOf, roomIdsOf } from './show-nights.ts';
import { recordEvent } from '../platform/events/record-event.ts';

const MOST_NAMED = 5;

/** A change of nights by the staff. RESET restores the catalogue's values. */
export type NightsChange =
  | { kind: 'SET'; capacity?: number; closed?: boolean; reason?: string }
  | { kind: 'RESET' };

interface NightValues {
  capacity?: number;
  closed?: number;
}

/**
 * Overrides capacity or sale for all of these nights, or for none. The update itself checks the new capacity, so a
 * simultaneous booking cannot lose its room.
 */
export async function changeNights(
  context: Pick<StockContext, 'clock' | 'db' | 'newId' | 'release'>,
  nightsToChange: NightsOf,
  { actor, change }: { actor: Actor; change: NightsChange },
): Promise<void> {
  const { from, to } = nightsToChange;
  const roomIds = roomIdsOf(context, nightsToChange);
  await context.db.transaction().execute(async (trx) => {
    await expireDueHolds(trx, context.clock.now().toISOString(), { roomIds, from, to });
    for (const roomId of roomIds) {
      // oxlint-disable-next-line no-await-in-loop -- rows are locked in their order
      await changeRoom(context, trx, { nights: { roomId, from, to }, change });
    }
    await recordEvent(trx, {
      kind: 'NIGHTS_CHANGED',
      at: context.clock.now().toISOString(),
      actor,
      facts: { roomIds, from, to, change: withoutWords(change) },
    });
    await recordAction(context, trx, {
      actor,
      action: 'CHANGE_STOCK',
      subject: 'roomId' in nightsToChange ? nightsToChange.roomId : nightsToChange.locationId,
      details: { from, to, ...('roomId' in nightsToChange ? {} : { roomIds }), ...change },
    });
  });
}

/** An event holds nothing that somebody typed. */
function withoutWords(change: NightsChange) {
  if (change.kind === 'RESET') return change;
  const { reason: _reason, ...values } = change;
  return values;
}

interface NightsOfType {
  roomId: string;
  from: string;
  to: string;
}

async function changeRoom(
  context: Pick<StockContext, 'release'>,
  trx: Trx,
  { nights, change }: { nights: NightsOfType; change: NightsChange },
): Promise<void> {
  const { roomId, from, to } = nights;
  for (const night of nightsOf({ checkIn: from, checkOut: addDays(to, 1) })) {
    const values = change.kind === 'SET' ? valuesOf(change) : planned(context, roomId, night);
    // oxlint-disable-next-line no-await-in-loop -- rows are locked in date order
    if (!(await changeNight(trx, { roomId, night, values }))) throw await whyNot(trx, nights, values);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await override(trx, { roomId, night, change });
  }
}

function valuesOf({ capacity, closed }: { capacity?: number; closed?: boolean }): NightValues {
  return {
    ...(capacity === undefined ? {} : { capacity }),
    ...(closed === undefined ? {} : { closed: Number(closed) }),
  };
}

/** The current catalogue's values for a night. A room that it no longer sells is closed. */
function planned({ release }: Pick<StockContext, 'release'>, roomId: string, night: string): NightValues {
  const { locations } = release.get().catalogue;
  const found = locations
    .filter(({ rooms }) => rooms.some(({ id }) => id === roomId))
    .flatMap((location) => planNights(location, [night]))
    .find(({ room_id }) => room_id === roomId);
  return found === undefined ? { closed: 1 } : { capacity: found.capacity, closed: found.closed };
}

interface OneNight {
  roomId: string;
  night: string;
}

async function changeNight(
  trx: Trx,
  { roomId, night, values }: OneNight & { values: NightValues },
): Promise<boolean> {
  const { capacity } = values;
  let update = trx
    .updateTable('inventory')
    .set(values)
    .where('room_id', '=', roomId)
    .where('night', '=', night);
  if (capacity !== undefined)
    update = update.where((row) => row(row('sold', '+', row.ref('held')), '<=', capacity));
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}

async function override(
  trx: Trx,
  { roomId, night, change }: OneNight & { change: NightsChange },
): Promise<void> {
  const overrides = trx.withTables<StaffTables>();
  if (change.kind === 'RESET') {
    await overrides
      .deleteFrom('night_overrides')
      .where('room_id', '=', roomId)
      .where('night', '=', night)
      .execute();
    return;
  }
  const { capacity, closed } = valuesOf(change);
  // A reason belongs to closing; opening a night removes it.
  const why = closed === undefined ? {} : { reason: change.reason ?? null };
  await overrides
    .insertInto('night_overrides')
    .values({
      room_id: roomId,
      night,
      capacity: capacity ?? null,
      closed: closed ?? null,
      reason: null,
      ...why,
    })
    // Keeps an earlier override of the other field.
    .onConflict((conflict) =>
      conflict.columns(['room_id', 'night']).doUpdateSet({ ...valuesOf(change), ...why }),
    )
    .execute();
}

async function whyNot(trx: Trx, nights: NightsOfType, { capacity = 0 }: NightValues): Promise<StaffError> {
  const rows = await trx
    .selectFrom('inventory')
    .select(['night', 'sold', 'held'])
    .where('room_id', '=', nights.roomId)
    .where('night', '>=', nights.from)
    .where('night', '<=', nights.to)
    .orderBy('night')
    .execute();
  const short = rows.filter(({ sold, held }) => sold + held > capacity);
  if (short.length === 0)
    return new StaffError(
      `There is no stock of ${nights.roomId} on some nights from ${nights.from} to ${nights.to}. See which nights are on sale: verandah stock ${nights.roomId}`,
    );
  const named = short
    .slice(0, MOST_NAMED)
    .map(({ night, sold, held }) => `${night} (${sold} sold, ${held} held)`)
    .join(', ');
  const more = short.length > MOST_NAMED ? ` and ${short.length - MOST_NAMED} more` : '';
  return new StaffError(
    `More rooms are sold or held than ${capacity}: ${named}${more}. Choose a higher capacity, or cancel those bookings first.`,
  );
}
