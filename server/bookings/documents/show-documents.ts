import { DomainError } from '#domain/refusal';
import type { TaxDocument, TaxDocumentList } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Visitor } from '../../accounts/index.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { SoldBooking } from '../booking-repository.ts';
import { bookingOf } from '../show-booking.ts';
import { stateAt } from '../state-at.ts';
import { type DocumentRow, findCompany, findDocuments, storedOf } from './document-repository.ts';

type ListContext = Pick<BookingContext, 'clock' | 'db' | 'release'>;

/** Returns the documents of a booking of this visitor, and the company that they are for. Refuses with NOT_FOUND. */
export async function listDocuments(
  context: ListContext,
  visitor: Visitor,
  id: string,
): Promise<TaxDocumentList> {
  return documentsOf(context, context.db, await bookingOf(context.db, id, visitor));
}

export async function documentsOf(
  context: Omit<ListContext, 'db'>,
  db: Handle,
  booking: SoldBooking,
): Promise<TaxDocumentList> {
  const rows = await findDocuments(db, booking.id);
  const company = await findCompany(db, booking.id);
  const seller = sellerNow(context, booking);
  return {
    items: rows.map((row) => {
      const { id, kind, number, issuedOn, totalMinor, currency, currencyDigits } = storedOf(row).document;
      return { id, kind, number, issuedOn, totalMinor, currency, currencyDigits };
    }),
    ...(company === undefined ? {} : { company }),
    ...(seller?.taxIdName === undefined ? {} : { taxIdName: seller.taxIdName }),
    canNameCompany: seller !== undefined && rows.length === 0 && isLive(booking, context.clock.now()),
  };
}

function sellerNow({ release }: Pick<ListContext, 'release'>, booking: SoldBooking) {
  const locations = release.get().catalogue.locations;
  return locations.find(({ id }) => id === booking.location_id)?.seller;
}

/** Whether an invoice may still be written. */
function isLive(booking: SoldBooking, now: Date): boolean {
  const state = stateAt(booking, now);
  return state === 'PENDING' || state === 'SUCCESSFUL';
}

/** Returns one document of a booking of this visitor. Refuses with NOT_FOUND. */
export async function showDocument(
  context: Pick<BookingContext, 'db'>,
  visitor: Visitor,
  wanted: { id: string; documentId: string },
): Promise<TaxDocument> {
  return storedOf(await documentOf(context, visitor, wanted)).document;
}

/** Returns the row of a document of this visitor. Refuses with NOT_FOUND. */
export async function documentOf(
  { db }: Pick<BookingContext, 'db'>,
  visitor: Visitor,
  { id, documentId }: { id: string; documentId: string },
): Promise<DocumentRow> {
  const booking = await bookingOf(db, id, visitor);
  const row = (await findDocuments(db, booking.id)).find((each) => each.id === documentId);
  if (row === undefined) throw new DomainError('NOT_FOUND');
  return row;
}
