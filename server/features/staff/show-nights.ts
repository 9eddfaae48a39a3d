import type { Context } from '../../context.ts';
import { readNights } from '../../stock/read-nights.ts';
import type { StaffTables } from '../../staff/staff-tables.ts';
import { StaffError } from '../../staff/staff-error.ts';

/** Nights of one room type, first and last included. */
export interface NightsOfType {
  roomId: string;
  from: string;
  to: string;
}

/** One night as the staff see it. */
export interface StaffNight {
  night: string;
  capacity: number;
  sold: number;
  /** In holds that have not run out. */
  held: number;
  isClosed: boolean;
  /** True where the staff decided and not the catalogue. */
  isOverridden: boolean;
}

/** The stock of a room type, night by night. */
export async function showNights(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { roomId, from, to }: NightsOfType,
): Promise<StaffNight[]> {
  const found = await readNights(db, { roomIds: [roomId], from, to }, clock.now().toISOString());
  const nights = found.get(roomId) ?? [];
  if (nights.length === 0)
    throw new StaffError(
      `There is no stock of ${roomId} from ${from} to ${to}. Is it the id of a room type?`,
    );
  const overrides = await db
    .withTables<StaffTables>()
    .selectFrom('night_overrides')
    .select('night')
    .where('room_id', '=', roomId)
    .execute();
  const overridden = new Set(overrides.map(({ night }) => night));
  return nights.map(({ date, capacity, sold, held, closed }) => ({
    night: date,
    capacity,
    sold,
    held,
    isClosed: closed,
    isOverridden: overridden.has(date),
  }));
}
