import type { Booking } from '#schemas/api-types';
import type { DatabaseTarget } from '../../server/platform/config/index.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import type { GuestHistory, SeenState, VisitRecord } from './nemesis-guests.ts';

type State = Booking['state'];

/** The states that may follow each state. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  PENDING: ['SUCCESSFUL', 'EXPIRED', 'CANCELLED', 'REFUNDED'],
  SUCCESSFUL: ['CANCELLED', 'REFUNDED', 'NO_SHOW'],
  CANCELLED: ['REFUNDED'],
};

/** Checks what guests were told against each other and against the database. @returns the contradictions. */
export async function checkHistory(target: DatabaseTarget, { visits }: GuestHistory): Promise<string[]> {
  const db = await openDatabase(target);
  const rows = await db.selectFrom('bookings').select(['id', 'email', 'state']).execute();
  await db.destroy();
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  return visits.flatMap((visit) => [
    ...visit.faults,
    ...stepsBack(visit),
    ...againstKept(visit, byEmail.get(visit.email) ?? []),
  ]);
}

function stepsBack({ email, states }: VisitRecord): string[] {
  return states.slice(1).flatMap((seen, index) => {
    const before = states[index];
    if (before === undefined || isAllowed(before, seen)) return [];
    return [`${email}: was told ${before.state} and then ${seen.state}`];
  });
}

/**
 * An expired hold is stored as expired only when its room is needed. If the clock goes back before that, the hold is
 * valid again, which contradicts no promise.
 */
function isAllowed(before: SeenState, { state }: SeenState): boolean {
  const isByClock = before.state === 'EXPIRED' && !before.isAcknowledged;
  return before.state === state || mayFollow(before.state, state) || isByClock;
}

function mayFollow(before: State, after: State): boolean {
  return LATER[before]?.includes(after) ?? false;
}

function againstKept(visit: VisitRecord, kept: readonly { id: string; state: State }[]): string[] {
  const { email, bookingId, isRefused, states } = visit;
  const [row] = kept;
  if (kept.length > 1) return [`${email}: one wish became ${kept.length} bookings`];
  if (isRefused && row !== undefined) return [`${email}: was refused and has a booking`];
  if (bookingId === undefined) return [];
  if (row?.id !== bookingId) return [`${email}: booking ${bookingId} was acknowledged and is lost`];
  const last = states.findLast(({ isAcknowledged }) => isAcknowledged)?.state ?? row.state;
  if (last === row.state || mayFollow(last, row.state)) return [];
  return [`${email}: booking ${bookingId} was ${last} and is ${row.state}`];
}
