import { openDatabase } from '../../server/platform/db/database.ts';
import { auditDatabase } from '../../server/test-support/audit.ts';
import type { HotelPlace } from './server-under-test.ts';
import type { StormLog } from './storm.ts';

/** Compares the answers of guests with the database. @returns the contradictions. */
export async function auditStorm(place: HotelPlace, log: StormLog): Promise<string[]> {
  const db = await openDatabase(place.target);
  const rows = await db.selectFrom('bookings').select(['id', 'email', 'state']).execute();
  await db.destroy();
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  const stateOf = new Map(rows.map(({ id, state }) => [id, state]));
  const lost = [...log.acknowledged].filter(([, id]) => !stateOf.has(id));
  const unconfirmed = [...log.confirmed].filter((id) => stateOf.get(id) !== 'SUCCESSFUL');
  const twice = [...byEmail].filter(([, bookings]) => bookings.length > 1);
  const ghosts = [...log.refused].filter((email) => byEmail.has(email));
  return [
    ...log.faults,
    ...lost.map(([email, id]) => `${email}: booking ${id} was acknowledged and is lost`),
    ...unconfirmed.map((id) => `booking ${id} was confirmed and is ${stateOf.get(id) ?? 'lost'}`),
    ...twice.map(([email, bookings]) => `${email}: one wish became ${bookings.length} bookings`),
    ...ghosts.map((email) => `${email}: was refused and has a booking`),
    ...(await auditDatabase(place.target)),
  ];
}
