import type { NewsConsent } from '#schemas/api-types';
import type { Handle, Trx } from '../../platform/db/database.ts';
import { recordEvent, recordEvents } from '../../platform/events/record-event.ts';

export async function insertConsent(
  trx: Trx,
  consent: { id: string; bookingId: string; email: string; givenAt: string; text: string },
): Promise<void> {
  await trx
    .insertInto('news_consents')
    .values({
      id: consent.id,
      booking_id: consent.bookingId,
      email: consent.email.toLowerCase(),
      given_at: consent.givenAt,
      text: consent.text,
      withdrawn_at: null,
    })
    .execute();
  const { bookingId, givenAt: at } = consent;
  await recordEvent(trx, { kind: 'NEWS_CONSENT_GIVEN', bookingId, at, facts: {} });
}

/** The consents of an address, newest first. Without those of bookings whose address was never proven. */
export async function findConsents(db: Handle, email: string): Promise<NewsConsent[]> {
  const rows = await proven(db).where('news_consents.email', '=', email.toLowerCase()).execute();
  return rows.map(({ given_at: givenAt, text, withdrawn_at: withdrawnAt }) => ({
    givenAt,
    text,
    ...(withdrawnAt === null ? {} : { withdrawnAt }),
  }));
}

/** The consent of a booking that stands; undefined without one. */
export async function consentOfBooking(db: Handle, bookingId: string): Promise<string | undefined> {
  const consent = await db
    .selectFrom('news_consents')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return consent?.id;
}

/** The address of a consent; undefined when it was erased. */
export async function addressOfConsent(db: Handle, id: string): Promise<string | undefined> {
  const consent = await db
    .selectFrom('news_consents')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return consent?.email;
}

/** Withdraws every consent of an address. Earlier withdrawals keep their time. */
export async function withdrawConsents(trx: Trx, email: string, now: string): Promise<void> {
  const withdrawn = await trx
    .updateTable('news_consents')
    .set({ withdrawn_at: now })
    .where('email', '=', email.toLowerCase())
    .where('withdrawn_at', 'is', null)
    .returning('booking_id')
    .execute();
  await recordEvents(
    trx,
    withdrawn.map(({ booking_id: bookingId }) => ({
      kind: 'NEWS_CONSENT_WITHDRAWN',
      bookingId,
      at: now,
      facts: {},
    })),
  );
}

/** Deletes the consents of an address whose account goes: those that stand are withdrawn by it. */
export async function deleteConsentsOf(trx: Trx, email: string, now: string): Promise<void> {
  await withdrawConsents(trx, email, now);
  await trx.deleteFrom('news_consents').where('email', '=', email.toLowerCase()).execute();
}

export async function deleteConsentsOfBookings(trx: Trx, bookingIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('news_consents').where('booking_id', 'in', bookingIds).execute();
}

export interface StandingConsent {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  givenAt: string;
  text: string;
}

/** The newest consent of every address that has not withdrawn, by address. */
export async function findStandingConsents(db: Handle): Promise<StandingConsent[]> {
  const rows = await proven(db).where('news_consents.withdrawn_at', 'is', null).execute();
  const newest = [...Map.groupBy(rows, ({ email }) => email)].flatMap(([, ofAddress]) =>
    ofAddress.slice(0, 1),
  );
  return newest
    .map((row) => ({
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      givenAt: row.given_at,
      text: row.text,
    }))
    .toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

function proven(db: Handle) {
  return db
    .selectFrom('news_consents')
    .innerJoin('bookings', 'bookings.id', 'news_consents.booking_id')
    .select([
      'news_consents.id',
      'news_consents.email',
      'news_consents.given_at',
      'news_consents.text',
      'news_consents.withdrawn_at',
      'bookings.first_name',
      'bookings.last_name',
    ])
    .where('bookings.email_verified_at', 'is not', null)
    .orderBy('news_consents.given_at', 'desc')
    .orderBy('news_consents.id');
}
