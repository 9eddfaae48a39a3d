import type { CatalogueLocation, CatalogueRoom } from '#schemas/types';
import { restrictionsOn } from '#domain/availability';
import { addDays, nightsOf, todayIn } from '#domain/stay';
import type { Trx } from '../platform/db/database.ts';
import type { InventoryTable } from '../platform/db/tables.ts';

const ROWS_PER_INSERT = 500;

const PLANNED = [
  'location_id',
  'capacity',
  'closed',
  'min_nights',
  'max_nights',
  'closed_to_arrival',
  'closed_to_departure',
] as const satisfies readonly (keyof PlannedNight)[];

/** The catalogue's values for one night of one room; without the sold and held rooms. */
export type PlannedNight = Omit<InventoryTable, 'sold' | 'held'>;

/** The nights of the horizon, from today at the location. */
export function nightsAhead(location: CatalogueLocation, horizonDays: number, now: Date): string[] {
  const today = todayIn(location.timezone, now);
  return nightsOf({ checkIn: today, checkOut: addDays(today, horizonDays) });
}

/** The catalogue's values for these nights of a location, room by room. */
export function planNights(location: CatalogueLocation, nights: readonly string[]): PlannedNight[] {
  return location.rooms.flatMap((room) => nights.map((night) => planNight(location, room, night)));
}

function planNight(location: CatalogueLocation, room: CatalogueRoom, night: string): PlannedNight {
  const restriction = restrictionsOn(location, room.id, night);
  return {
    room_id: room.id,
    night,
    location_id: location.id,
    capacity: room.capacity,
    closed: Number(restriction.closed),
    min_nights: restriction.minNights ?? null,
    max_nights: restriction.maxNights ?? null,
    closed_to_arrival: Number(restriction.closedToArrival),
    closed_to_departure: Number(restriction.closedToDeparture),
  };
}

/** Writes planned nights and keeps their sold and held rooms. The table's CHECK refuses a capacity below those. */
export async function writeNights(trx: Trx, planned: readonly PlannedNight[]): Promise<void> {
  for (let start = 0; start < planned.length; start += ROWS_PER_INSERT) {
    const rows = planned
      .slice(start, start + ROWS_PER_INSERT)
      .map((night) => ({ ...night, sold: 0, held: 0 }));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await trx
      .insertInto('inventory')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['room_id', 'night'])
          .doUpdateSet((row) =>
            Object.fromEntries(PLANNED.map((column) => [column, row.ref(`excluded.${column}`)])),
          )
          // Most nights of a new release are unchanged, and skipping them saves disk writes.
          .where((row) =>
            row.or(
              PLANNED.map((column) =>
                row(`inventory.${column}`, 'is distinct from', row.ref(`excluded.${column}`)),
              ),
            ),
          ),
      )
      .execute();
  }
}
