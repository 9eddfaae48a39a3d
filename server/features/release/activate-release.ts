import type { Catalogue } from '#schemas/types';
import { hasReleaseFiles } from '../../current-release/has-release-files.ts';
import type { Database, Trx } from '../../db/database.ts';
import { expireDueHolds } from '../../stock/holds.ts';
import { withOverrides } from '../../stock/night-overrides.ts';
import { type PlannedNight, nightsAhead, planNights, writeNights } from '../../stock/stock-nights.ts';
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
 * Makes a release current in one transaction: its catalogue, the stock of every night it sells and the pointer change
 * together or not at all. Refuses when another release came in between, or when it would leave less capacity than is taken.
 */
export async function activateRelease(db: Database, release: NewRelease, now: Date): Promise<void> {
  const planned = planAllNights(release.catalogue, now);
  await db.transaction().execute(async (trx) => {
    await refuseIfChanged(trx, release.parentId);
    await insertRelease(trx, release);
    await switchTo(trx, { releaseId: release.catalogue.releaseId, planned, now });
  });
}

/** Makes an older release current again, with the stock rules it had; not one whose files were lost: no server could show it. */
export async function rollbackTo(
  db: Database,
  { releaseId, releasesDir }: { releaseId: string; releasesDir: string },
  now: Date,
): Promise<void> {
  const release = await findRelease(db, releaseId);
  if (release === undefined) throw new ReleaseError({ code: 'UNKNOWN_RELEASE', releaseId });
  if (!(await hasReleaseFiles(releasesDir, { id: releaseId, ...release })))
    throw new ReleaseError({ code: 'FILES_LOST', releaseId, releasesDir });
  const expected = await currentReleaseId(db);
  // The catalogue was validated when it was published.
  const planned = planAllNights(JSON.parse(release.catalogue) as Catalogue, now);
  await db.transaction().execute(async (trx) => {
    await refuseIfChanged(trx, expected);
    await switchTo(trx, { releaseId, planned, now });
  });
}

/**
 * Takes back a release that went live and cannot be served: the one before is current again, or none where there was
 * none. Leaves alone what somebody published since.
 */
export async function discardRelease(
  db: Database,
  { releaseId, before }: { releaseId: string; before: string | undefined },
  now: Date,
): Promise<void> {
  const earlier = before === undefined ? undefined : await findRelease(db, before);
  const planned =
    // The catalogue was validated when it was published.
    earlier === undefined ? undefined : planAllNights(JSON.parse(earlier.catalogue) as Catalogue, now);
  await db.transaction().execute(async (trx) => {
    await markDiscarded(trx, releaseId);
    if ((await currentReleaseId(trx)) !== releaseId) return;
    if (before === undefined || planned === undefined) await pointToNothing(trx);
    else await switchTo(trx, { releaseId: before, planned, now });
  });
}

interface Switch {
  releaseId: string;
  planned: PlannedNight[];
  now: Date;
}

async function switchTo(trx: Trx, { releaseId, planned: published, now }: Switch): Promise<void> {
  const instant = now.toISOString();
  const planned = await withOverrides(trx, published);
  await expireDueHolds(trx, instant);
  const nights = await shortNights(trx, planned);
  if (nights.length > 0) throw new ReleaseError({ code: 'CAPACITY_BELOW_SOLD', nights });
  await closeWithdrawnRooms(trx, planned);
  await writeNights(trx, planned);
  await pointTo(trx, releaseId, instant);
}

async function refuseIfChanged(trx: Trx, expected: string | undefined): Promise<void> {
  const current = await currentReleaseId(trx);
  if (current !== expected) throw new ReleaseError({ code: 'CHANGED_MEANWHILE', expected, current });
}

function planAllNights({ booking, locations }: Catalogue, now: Date): PlannedNight[] {
  return locations.flatMap((location) =>
    planNights(location, nightsAhead(location, booking.horizonDays, now)),
  );
}
