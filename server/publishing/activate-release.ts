import type { Catalogue } from '#schemas/types';
import { hasReleaseFiles, readCatalogue } from '../release/index.ts';
import type { Database, Trx } from '../platform/db/database.ts';
import {
  expireDueHolds,
  withOverrides,
  type PlannedNight,
  nightsAhead,
  planNights,
  writeNights,
} from '../stock/index.ts';
import { type Activation, recordActivation } from './activations.ts';
import { affectedBookings } from './affected-bookings.ts';
import { isAnyAffected } from './affected-in-words.ts';
import type { NewRelease } from './new-release.ts';
import { ReleaseError } from './release-error.ts';
import {
  closeWithdrawnRooms,
  currentReleaseId,
  findRelease,
  insertRelease,
  markDiscarded,
  pointTo,
  pointToNothing,
  shortNights,
} from './repository.ts';

/**
 * Makes a release current in one transaction: catalogue, stock and pointer change together. Refuses if another release
 * went live meanwhile, if a night would have less capacity than is booked, and, unless `removesBooked` is set, if
 * coming bookings are in rooms that are no longer sold, or were made in another currency, tax setting or time zone.
 */
export async function activateRelease(db: Database, release: NewRelease, now: Date): Promise<void> {
  const planned = planAllNights(release.catalogue, now);
  await db.transaction().execute(async (trx) => {
    await refuseIfChanged(trx, release.parentId);
    await insertRelease(trx, release);
    await refuseWithoutFiles(trx, release.catalogue.releaseId);
    const { author, note, removesBooked = false } = release;
    const activation = { kind: 'PUBLISH', author, note } as const;
    await switchTo(trx, { catalogue: release.catalogue, planned, now, activation, removesBooked });
  });
}

export interface Rollback {
  releaseId: string;
  activation: Activation;
  removesBooked: boolean;
}

/** Makes an older release current again, with its stock rules. Refuses a release whose files are missing. */
export async function rollbackTo(
  db: Database,
  { releaseId, activation, removesBooked }: Rollback,
  now: Date,
): Promise<void> {
  const release = await findRelease(db, releaseId);
  if (release === undefined) throw new ReleaseError({ code: 'UNKNOWN_RELEASE', releaseId });
  const expected = await currentReleaseId(db);
  const catalogue = readCatalogue(release.catalogue);
  const planned = planAllNights(catalogue, now);
  await db.transaction().execute(async (trx) => {
    await refuseIfChanged(trx, expected);
    await refuseWithoutFiles(trx, releaseId);
    await switchTo(trx, { catalogue, planned, now, activation, removesBooked });
  });
}

/**
 * Reverts a release that went live but cannot be served: the one before becomes current again, or none. Does nothing if
 * another release was published since.
 */
export async function discardRelease(
  db: Database,
  { releaseId, before }: { releaseId: string; before: string | undefined },
  now: Date,
): Promise<void> {
  const earlier = before === undefined ? undefined : await findRelease(db, before);
  const catalogue = earlier === undefined ? undefined : readCatalogue(earlier.catalogue);
  const planned = catalogue === undefined ? [] : planAllNights(catalogue, now);
  await db.transaction().execute(async (trx) => {
    await markDiscarded(trx, releaseId);
    if ((await currentReleaseId(trx)) !== releaseId) return;
    if (catalogue === undefined) return pointToNothing(trx);
    const activation = { kind: 'ROLLBACK', note: 'the release after it did not serve' } as const;
    await switchTo(trx, { catalogue, planned, now, activation, removesBooked: true });
  });
}

interface Switch {
  catalogue: Catalogue;
  planned: PlannedNight[];
  now: Date;
  activation: Activation;
  /** Set when the operator accepts that coming bookings have other rooms and terms than the content says. */
  removesBooked: boolean;
}

async function switchTo(
  trx: Trx,
  { catalogue, planned: published, now, activation, removesBooked }: Switch,
): Promise<void> {
  const instant = now.toISOString();
  const planned = await withOverrides(trx, published);
  await expireDueHolds(trx, instant);
  const nights = await shortNights(trx, planned);
  if (nights.length > 0) throw new ReleaseError({ code: 'CAPACITY_BELOW_SOLD', nights });
  if (!removesBooked) await refuseIfAffected(trx, catalogue, now);
  await closeWithdrawnRooms(trx, planned);
  await writeNights(trx, planned);
  await pointTo(trx, catalogue.releaseId, instant);
  await recordActivation(trx, { ...activation, releaseId: catalogue.releaseId, activatedAt: instant });
}

async function refuseIfAffected(trx: Trx, next: Catalogue, now: Date): Promise<void> {
  const affected = await affectedBookings(trx, next, now);
  if (isAnyAffected(affected)) throw new ReleaseError({ code: 'AFFECTS_BOOKINGS', affected });
}

async function refuseIfChanged(trx: Trx, expected: string | undefined): Promise<void> {
  const current = await currentReleaseId(trx);
  if (current !== expected) throw new ReleaseError({ code: 'CHANGED_MEANWHILE', expected, current });
}

/** In the transaction of the switch: no pruning can delete a file in between. */
async function refuseWithoutFiles(trx: Trx, releaseId: string): Promise<void> {
  const release = await findRelease(trx, releaseId);
  if (release === undefined || !(await hasReleaseFiles(trx, { id: releaseId, ...release })))
    throw new ReleaseError({ code: 'FILES_LOST', releaseId });
}

function planAllNights({ booking, locations }: Catalogue, now: Date): PlannedNight[] {
  return locations.flatMap((location) =>
    planNights(location, nightsAhead(location, booking.horizonDays, now)),
  );
}
