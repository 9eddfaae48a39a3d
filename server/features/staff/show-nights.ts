import { addDays, todayIn } from '#domain/stay';
import type { Context } from '../../context.ts';
import { readNights } from '../../stock/read-nights.ts';
import type { StaffTables } from '../../staff/staff-tables.ts';
import { StaffError } from '../../staff/staff-error.ts';

/** Two weeks of them. */
const SHOWN_NIGHTS = 14;

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

/** What to show: from today where the room is, and for two weeks, unless it says otherwise. */
export type ShownNights = Pick<NightsOfType, 'roomId'> & Partial<NightsOfType>;

/** The stock of a room type, night by night. */
export async function showNights(
  context: Pick<Context, 'clock' | 'db' | 'release'>,
  { roomId, from = todayAt(context, roomId), to = addDays(from, SHOWN_NIGHTS - 1) }: ShownNights,
): Promise<StaffNight[]> {
  const { clock, db } = context;
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

function todayAt({ clock, release }: Pick<Context, 'clock' | 'release'>, roomId: string): string {
  const { locations } = release.get().catalogue;
  const location = locations.find(({ rooms }) => rooms.some(({ id }) => id === roomId));
  if (location === undefined) throw new StaffError(`There is no room type ${roomId} in what is published.`);
  return todayIn(location.timezone, clock.now());
}
