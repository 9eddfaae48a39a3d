import type { Trx } from '../platform/db/database.ts';
import type { StaffTables } from '../platform/audit/staff-tables.ts';
import type { PlannedNight } from './stock-nights.ts';

/** Applies the staff's overrides to planned nights. An override survives every publishing until it is reset. */
export async function withOverrides(trx: Trx, planned: readonly PlannedNight[]): Promise<PlannedNight[]> {
  const rows = await trx.withTables<StaffTables>().selectFrom('night_overrides').selectAll().execute();
  const overrides = new Map(rows.map((row) => [`${row.room_id} ${row.night}`, row]));
  return planned.map((night) => {
    const override = overrides.get(`${night.room_id} ${night.night}`);
    if (override === undefined) return night;
    const { capacity, closed } = override;
    return { ...night, capacity: capacity ?? night.capacity, closed: closed ?? night.closed };
  });
}
