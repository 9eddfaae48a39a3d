import type { NightStock } from '#domain/availability';
import { addDays, todayIn } from '#domain/stay';
import type { CatalogueLocation } from '#schemas/types';
import type { StockContext } from './context.ts';
import { readNights } from './read-nights.ts';
import type { StaffTables } from '../platform/audit/staff-tables.ts';
import { StaffError } from '../platform/audit/staff-error.ts';

const SHOWN_NIGHTS = 14;

/** One room type, or all of a location. */
export type RoomsOf = { roomId: string } | { locationId: string };

/** Nights of these rooms, first and last included. */
export type NightsOf = RoomsOf & { from: string; to: string };

/** One night in the staff's list. */
export interface StaffNight {
  roomId: string;
  night: string;
  capacity: number;
  sold: number;
  /** In holds that have not run out. */
  held: number;
  isClosed: boolean;
  /** True if the staff overrode the catalogue. */
  isOverridden: boolean;
  /** The staff's reason for closing, if given. */
  reason?: string;
}

/** The nights to list: by default two weeks from today at the location. */
export type ShownNights = RoomsOf & { from?: string; to?: string };

/** Lists the stock by room type and night. */
export async function showNights(
  context: Pick<StockContext, 'clock' | 'db' | 'release'>,
  requested: ShownNights,
): Promise<StaffNight[]> {
  const { clock, db } = context;
  const { from = todayAt(context, requested) } = requested;
  const { to = addDays(from, SHOWN_NIGHTS - 1) } = requested;
  const roomIds = roomIdsOf(context, requested);
  const found = await readNights(db, { roomIds, from, to }, clock.now().toISOString());
  const overrides = await db
    .withTables<StaffTables>()
    .selectFrom('night_overrides')
    .select(['room_id', 'night', 'reason'])
    .where('room_id', 'in', roomIds)
    .execute();
  const reasons = new Map(overrides.map((row) => [`${row.room_id} ${row.night}`, row.reason ?? '']));
  return roomIds.flatMap((roomId) => {
    const nights = found.get(roomId) ?? [];
    if (nights.length === 0)
      throw new StaffError(
        `There is no stock of ${roomId} from ${from} to ${to}. Is it the id of a room type?`,
      );
    return nights.map((night) => toStaffNight(roomId, night, reasons.get(`${roomId} ${night.date}`)));
  });
}

/** The ids of the selected room types. */
export function roomIdsOf(context: Pick<StockContext, 'release'>, rooms: RoomsOf): string[] {
  if ('roomId' in rooms) return [rooms.roomId];
  return locationNamed(context, rooms.locationId).rooms.map(({ id }) => id);
}

/** @param reason undefined without an override, empty for an override without a reason. */
function toStaffNight(
  roomId: string,
  { date, capacity, sold, held, closed }: NightStock,
  reason: string | undefined,
): StaffNight {
  return {
    roomId,
    night: date,
    capacity,
    sold,
    held,
    isClosed: closed,
    isOverridden: reason !== undefined,
    ...(reason === undefined || reason === '' ? {} : { reason }),
  };
}

function todayAt(context: Pick<StockContext, 'clock' | 'release'>, rooms: RoomsOf): string {
  const { clock, release } = context;
  if ('locationId' in rooms) return todayIn(locationNamed(context, rooms.locationId).timezone, clock.now());
  const { locations } = release.get().catalogue;
  const location = locations.find((each) => each.rooms.some(({ id }) => id === rooms.roomId));
  if (location === undefined) throw new StaffError(`The published release has no room type ${rooms.roomId}.`);
  return todayIn(location.timezone, clock.now());
}

function locationNamed({ release }: Pick<StockContext, 'release'>, locationId: string): CatalogueLocation {
  const { locations } = release.get().catalogue;
  const location = locations.find(({ id }) => id === locationId);
  if (location !== undefined) return location;
  throw new StaffError(
    `There is no location ${locationId}. There are: ${locations.map(({ id }) => id).join(', ')}.`,
  );
}
