/** Writes tax documents until it is killed, and rolls back every third. Prints a line for each that is committed. */
import { insertDocument, takeNumber } from '../../server/bookings/documents/document-repository.ts';
import type { DatabaseTarget } from '../../server/platform/config/index.ts';
import { openDatabase, type Trx } from '../../server/platform/db/database.ts';

interface Numbering {
  target: DatabaseTarget;
  bookingId: string;
  /** Each process counts positions from here, so that only the numbers can collide. */
  from: number;
  /** The control: the number is committed before its document. */
  isApart: boolean;
}

class RolledBack extends Error {}

// Written by our parent process.
const { target, bookingId, from, isApart } = JSON.parse(process.argv[2] ?? '') as Numbering;
const SERIES = { series: 'S', year: '26-27' };
const db = await openDatabase(target);
for (let position = from; ; position += 1) {
  try {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a server does for one booking
    await writeOne(position);
    console.log(position);
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

async function writeOne(position: number): Promise<void> {
  const apart = isApart ? await db.transaction().execute((trx) => takeNumber(trx, SERIES)) : undefined;
  await db.transaction().execute(async (trx) => {
    const number = apart ?? (await takeNumber(trx, SERIES));
    await insertNumbered(trx, { position, number });
    if (position % 3 === 0) throw new RolledBack();
  });
}

async function insertNumbered(
  trx: Trx,
  { position, number }: { position: number; number: number },
): Promise<void> {
  await insertDocument(trx, {
    ...SERIES,
    id: `document-${position}`,
    kind: 'CREDIT_NOTE',
    number,
    booking_id: bookingId,
    language: 'en',
    position,
    seller_id: 'seller',
    location_id: 'harbour',
    issued_at: '2026-11-21T06:30:00.000Z',
    issued_on: '2026-11-21',
    keep_until: '2036-11-21',
    total_minor: 1,
    currency: 'INR',
    currency_digits: 2,
    content: '{}',
  });
}
